import type { SectionContents } from "@seedbed/contract/report/sections";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import type { ConceptBrief } from "../../concepts/exports/concept-brief.ts";

/** The sections written so far; those a section needs are there. */
export type FinishedSections = Partial<SectionContents>;

export interface WritingTools {
  brief: ConceptBrief;
  finished: FinishedSections;
  /**
   * Runs a task as a durable step: once finished it is never run again, whatever crashes. `part` tells apart several runs of the
   * same task in one section. Start tasks in a fixed order (they may run in parallel with `Promise.all`).
   */
  run<Input, Output>(task: AiTask<Input, Output>, input: Input, part?: string): Promise<TaskResult<Output>>;
  /** A uuid that is the same whenever this section of this run asks for the same name. */
  id(...name: (string | number)[]): string;
  /** When the section's writing began, ISO 8601; the same on every execution. */
  now: string;
}
