import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { databaseErrorCode } from "../../../platform/database/database.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import { isInterruption } from "../../../platform/workflows/interruption.ts";
import type { Steps, Workflow } from "../../../platform/workflows/workflows.ts";
import type { ReportDependencies, RunInput, SectionInput } from "../dependencies.ts";
import { sections } from "../sections.ts";
import { stableUuid } from "../writing/stable-uuid.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import {
  createReportSteps,
  SectionFailed,
  type SectionOutcome,
  type SectionWriting,
  type WrittenSection,
} from "./report.steps.ts";

type Ground = NonNullable<Awaited<ReturnType<ReturnType<typeof createReportSteps>["load"]>>>;

export interface ReportWorkflows {
  /** Begins a run and starts its first sections. */
  reportRun: Workflow<RunInput>;
}

/**
 * A report is written by one workflow a section. Whoever finishes a section starts those that only waited for it, so no workflow
 * waits for another, and any server can go on with any section.
 */
export function defineReportWorkflows(dependencies: ReportDependencies): ReportWorkflows {
  const reportSteps = createReportSteps(dependencies);

  const reportSection = dependencies.workflows.define<SectionInput>("report-section", async (input, steps) => {
    const ground = await reportSteps.load(input);
    if (!ground) return;
    // Kept beside the tasks: a section is measured by the words it was begun with, whenever it is finished.
    const words = steps.step("words", async () => ground.brief.concept);
    // An interruption reaches the section through its tasks.
    words.catch(() => undefined);
    const writing = { input, steps, kept: ground.kept, isAnew: ground.isAnew };
    const outcome = await write(writing, ground);
    await startSections(input, await finish(writing, { words: await words, outcome }), steps);
  });

  const startSections = async (input: RunInput, ready: ReportSection[], steps: Steps) => {
    for (const section of ready)
      await steps.start(reportSection, sectionWorkflowId(input.runId, section), { ...input, section });
  };

  const write = async (writing: SectionWriting, ground: Ground): Promise<SectionOutcome> => {
    const { input } = writing;
    const started: Promise<unknown>[] = [];
    const tools: WritingTools = {
      brief: ground.brief,
      finished: ground.finished,
      now: ground.now,
      id: (...name) => stableUuid(input.runId, input.section, ...name),
      run: (task, taskInput, part = "") => {
        const result = reportSteps.runTask(writing, task, { taskInput, part });
        started.push(result);
        return result;
      },
    };
    try {
      return { content: await sections[input.section].write(tools) };
    } catch (error) {
      // Tasks beside the failed one may still run: their answers are kept before anybody can retry.
      await Promise.allSettled(started);
      return { failure: sentenceOf(error, input) };
    }
  };

  // Without an answer, a section would be shown as being written forever.
  const finish = async (writing: SectionWriting, written: WrittenSection) => {
    const { input, steps } = writing;
    try {
      return await steps.step("finish", (signal) => reportSteps.finish(writing, written, signal));
    } catch (error) {
      const outcome = { failure: sentenceOf(error, input) };
      return steps.step("give up", (signal) => reportSteps.finish(writing, { ...written, outcome }, signal));
    }
  };

  /** What the person is told of an error; an interruption is nobody's failure and goes on its way. */
  const sentenceOf = (error: unknown, { runId, section }: SectionInput): string => {
    if (error instanceof SectionFailed) return error.message;
    if (isInterruption(error) || (error instanceof TaskFailed && error.code === "cancelled")) throw error;
    const reason = error instanceof Error ? error.name : typeof error;
    dependencies.log.error(
      { run: runId, section, reason, code: databaseErrorCode(error) },
      "a section failed unexpectedly",
    );
    return "Unexpected error occurred.";
  };

  const reportRun = dependencies.workflows.define<RunInput>("report-run", async (input, steps) => {
    const ready = await steps.step("begin", () => reportSteps.begin(input));
    await startSections(input, ready, steps);
  });

  return { reportRun };
}

export const sectionWorkflowId = (runId: string, section: ReportSection) => `${runId}:${section}`;
