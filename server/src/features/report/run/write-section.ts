import type { ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import type { SectionInput } from "../dependencies.ts";
import { sections } from "../sections.ts";
import { SectionFailed } from "../writing/section-failed.ts";
import { stableUuid } from "../writing/stable-uuid.ts";
import type { TaskPart, WritingTools } from "../writing/writing-tools.ts";
import { marksOf } from "./section-notes.ts";

/** What a section is written from, and how its tasks are asked. */
export interface SectionGround extends Pick<WritingTools, "brief" | "finished" | "now"> {
  /** Gaps that are not asked for in this run. */
  gapsLeft: readonly SectionNote[];
  ask<Input, Output>(
    task: AiTask<Input, Output>,
    asked: { taskInput: Input; part: string },
  ): Promise<TaskResult<Output>>;
}

export interface WrittenContent<Section extends ReportSection = ReportSection> {
  content: SectionContents[Section];
  notes: SectionNote[];
}

/**
 * Writes a section. Throws `SectionFailed` with a sentence for the person when what it needs is missing, and whatever else its tasks throw;
 * not before all of them have ended: their answers are kept before anybody can ask again.
 */
export async function writeSection<Section extends ReportSection>(
  { runId, section }: SectionInput & { section: Section },
  { brief, finished, now, gapsLeft, ask }: SectionGround,
): Promise<WrittenContent<Section>> {
  const started: Promise<unknown>[] = [];
  /** By task, in the order in which they were started. */
  const noted: SectionNote[][] = [];

  const begin = <Input, Output>(task: AiTask<Input, Output>, taskInput: Input, { part = "", about }: TaskPart) => {
    const named = { part: part ? `${task.name}:${part}` : task.name, about };
    const notes: SectionNote[] = [];
    noted.push(notes);
    const left = gapsLeft.find((gap) => gap.part === named.part);
    const asked = async (): Promise<TaskResult<Output>> => {
      if (left) throw new SectionFailed(left.sentence);
      try {
        const result = await ask(task, { taskInput, part });
        notes.push(...marksOf(result.notes, named));
        return result;
      } catch (error) {
        throw error instanceof TaskFailed && error.code !== "cancelled" ? new SectionFailed(error.sentence) : error;
      }
    };
    const result = asked();
    started.push(result);
    return { result, named, notes };
  };

  const tools: WritingTools = {
    brief,
    finished,
    now,
    id: (...name) => stableUuid(runId, section, ...name),
    run: (task, taskInput, part) => begin(task, taskInput, part).result,
    tryRun: (task, taskInput, part) => {
      const { result, named, notes } = begin(task, taskInput, part);
      return result.catch((error: unknown) => {
        if (!(error instanceof SectionFailed)) throw error;
        notes.push({ kind: "gap", ...named, sentence: error.message });
        return null;
      });
    },
    allowGaps: (results, most) => {
      const gap = noted.flat().find(({ kind }) => kind === "gap");
      if (gap && results.filter((result) => result === null).length > most) throw new SectionFailed(gap.sentence);
    },
  };
  try {
    return { content: await sections[section].write(tools), notes: noted.flat() };
  } finally {
    await Promise.allSettled(started);
  }
}
