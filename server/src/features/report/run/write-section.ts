import type { ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { ImageTask } from "../../../platform/model/images/image-task.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import type { SectionInput } from "../dependencies.ts";
import { sections } from "../sections.ts";
import { drawnImages } from "../writing/images/drawn-images.ts";
import { SectionFailed } from "../writing/section-failed.ts";
import { stableUuid } from "../writing/stable-uuid.ts";
import type { ImageTools, TaskPart, WritingTools } from "../writing/writing-tools.ts";
import { marksOf } from "./section-notes.ts";

/** What a section is written from, and how its tasks are asked. */
export interface SectionGround extends Pick<WritingTools, "brief" | "finished" | "now"> {
  /** Gaps that are not asked for in this run. */
  gapsLeft: readonly SectionNote[];
  ask<Input, Output>(
    task: AiTask<Input, Output>,
    asked: { taskInput: Input; part: string },
  ): Promise<TaskResult<Output>>;
  /** Absent without a model for images. */
  askForImage?:
    | (<Input>(task: ImageTask<Input>, asked: { taskInput: Input; part: string }) => Promise<string>)
    | undefined;
  /** Absent where nothing is researched. */
  research?: { research: WritingTools["research"]; notes(): SectionNote[] } | undefined;
  /** Absent: drawings are named, and stored nowhere. */
  keepDrawing?: ImageTools["keepDrawing"];
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
  { runId, conceptId, section }: SectionInput & { section: Section },
  {
    brief,
    finished,
    now,
    gapsLeft,
    ask,
    askForImage,
    research,
    keepDrawing = drawnImages(conceptId).keepDrawing,
  }: SectionGround,
): Promise<WrittenContent<Section>> {
  const started: Promise<unknown>[] = [];
  /** By task, in the order in which they were started. */
  const noted: SectionNote[][] = [];

  const begin = <Answer>(
    task: { name: string },
    { part = "", about }: TaskPart,
    ask: (part: string) => Promise<Answer>,
  ) => {
    const named = { part: part ? `${task.name}:${part}` : task.name, about };
    const notes: SectionNote[] = [];
    noted.push(notes);
    const left = gapsLeft.find((gap) => gap.part === named.part);
    const asked = async (): Promise<Answer> => {
      if (left) throw new SectionFailed(left.sentence);
      try {
        return await ask(part);
      } catch (error) {
        throw error instanceof TaskFailed && error.code !== "cancelled" ? new SectionFailed(error.sentence) : error;
      }
    };
    const result = asked();
    started.push(result);
    /** Null when it fails for good: then a note tells of the gap. */
    const unlessGap = () =>
      result.catch((error: unknown) => {
        if (!(error instanceof SectionFailed)) throw error;
        notes.push({ kind: "gap", ...named, sentence: error.message });
        return null;
      });
    return { result, named, notes, unlessGap };
  };
  const beginTask = <Input, Output>(task: AiTask<Input, Output>, taskInput: Input, about: TaskPart) => {
    const begun = begin(task, about, async (part) => {
      const result = await ask(task, { taskInput, part });
      begun.notes.push(...marksOf(result.notes, begun.named));
      return result;
    });
    return begun;
  };

  const tools: WritingTools = {
    brief,
    finished,
    now,
    id: (...name) => stableUuid(runId, section, ...name),
    run: (task, taskInput, part) => beginTask(task, taskInput, part).result,
    tryRun: (task, taskInput, part) => beginTask(task, taskInput, part).unlessGap(),
    images: {
      conceptId,
      make: async (task, taskInput, about) =>
        askForImage ? begin(task, about, (part) => askForImage(task, { taskInput, part })).unlessGap() : null,
      keepDrawing,
    },
    research: async (topic) => research?.research(topic) ?? null,
    allowGaps: (results, most) => {
      const gap = noted.flat().find(({ kind }) => kind === "gap");
      if (gap && results.filter((result) => result === null).length > most) throw new SectionFailed(gap.sentence);
    },
  };
  try {
    const content = await sections[section].write(tools);
    return { content, notes: [...noted.flat(), ...(research?.notes() ?? [])] };
  } finally {
    await Promise.allSettled(started);
  }
}
