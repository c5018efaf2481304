import type { ResearchTopic } from "@seedbed/contract/report/research/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import type { Source } from "@seedbed/contract/report/source";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { ImageTask } from "../../../platform/model/images/image-task.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import type { ConceptBrief } from "../../concepts/exports/concept-brief.ts";

/** The sections written so far; those a section needs are there, some perhaps with gaps. */
export type FinishedSections = Partial<SectionContents>;

/** Names one run of a task within its section. */
export interface TaskPart {
  /** Tells apart several runs of the same task. */
  part?: string;
  /** What it writes, for people: "Alternatives of Ana Silva". */
  about: string;
}

/** How a section comes by an image. */
export interface ImageTools {
  conceptId: string;
  /**
   * Has an image made by the image model and gives the name of its file; asked once, like any task. Null without such a model, and when it fails for
   * good: a note tells of the gap then.
   */
  make<Input>(task: ImageTask<Input>, input: Input, part: TaskPart): Promise<string | null>;
  /** Stores a drawing and gives the name of its file, even where there is no place for it: it can be drawn again. */
  keepDrawing(svg: string): Promise<string>;
}

/** A passage of a page that was read for a section. */
export interface NumberedPassage {
  /** What a model cites it by, counted from 1 within a section's topic. */
  number: number;
  text: string;
  /** Where it stands; the uuid is the kept copy's. */
  source: Source;
}

/** What was found for a topic. */
export interface Researched {
  /** The best of every question first; none when nothing was found. */
  passages: NumberedPassage[];
  /** What people asked research and writing to follow; empty for nothing. */
  wishes: string;
  /** Statements that people marked as wrong and that are not to be written again. */
  wrong: string[];
}

export interface WritingTools {
  brief: ConceptBrief;
  finished: FinishedSections;
  /** Runs a task; its answer is kept, and the call never made again, whatever crashes. A task that fails for good fails the section. */
  run<Input, Output>(task: AiTask<Input, Output>, input: Input, part: TaskPart): Promise<TaskResult<Output>>;
  /** The same for a part that the section can do without: null when it fails for good, and a note tells of the gap. */
  tryRun<Input, Output>(task: AiTask<Input, Output>, input: Input, part: TaskPart): Promise<TaskResult<Output> | null>;
  /** Fails the section, with the sentence of its first gap, when more than `most` of these results are missing. */
  allowGaps(results: readonly (TaskResult<unknown> | null)[], most: number): void;
  images: ImageTools;
  /**
   * What was read for a topic, looked up once a run whatever crashes; null where nothing is researched. Never fails: what could not be found is told by a
   * note.
   */
  research(topic: ResearchTopic): Promise<Researched | null>;
  /** A uuid that is the same whenever this section of this run asks for the same name. */
  id(...name: (string | number)[]): string;
  /** When the section's writing began, ISO 8601; the same on every execution. */
  now: string;
}
