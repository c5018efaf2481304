import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { clarifyingQuestionsTask } from "../../../src/features/incubation/tasks/clarifying-questions/task.ts";
import { generateConceptsTask } from "../../../src/features/incubation/tasks/generate-concepts/task.ts";
import { suggestAnswersTask } from "../../../src/features/incubation/tasks/suggest-answers/task.ts";
import { writeSection } from "../../../src/features/report/run/write-section.ts";
import { sections } from "../../../src/features/report/sections.ts";
import { SectionFailed } from "../../../src/features/report/writing/section-failed.ts";
import type { FinishedSections } from "../../../src/features/report/writing/writing-tools.ts";
import type { ModelGateway } from "../../../src/platform/model/gateway.ts";
import type { AiTask } from "../../../src/platform/model/task.ts";
import { TaskFailed } from "../../../src/platform/model/task-failed.ts";
import type { EvaluationBrief } from "../briefs/brief.ts";
import { type AskedTask, askTask } from "./asked-task.ts";
import { nobody } from "./nobody.ts";

export interface AskedBrief {
  brief: EvaluationBrief;
  asked: AskedTask[];
  gaps: number;
  failedSections: number;
}

const question = { identifier: null, label: "Who signs for it, and why now?", help: "", options: [] };

/**
 * Everything Seedbed asks a model about an idea: the tasks of its seed, then the sections of its report. What fails is counted, with what needs it,
 * unless such sections are to be written all the same, as far as they can be.
 */
export async function askAboutBrief(
  gateway: ModelGateway,
  brief: EvaluationBrief,
  { withoutNeeds = false } = {},
): Promise<AskedBrief> {
  const { name, seed, concept } = brief;
  const asked: AskedTask[] = [];
  const ask = <Input, Output>(task: AiTask<Input, Output>, input: Input, part = "") =>
    askTask(
      gateway,
      { task, input, brief: name, context: { ...nobody, idempotencyKey: `${name}/${task.name}/${part}` } },
      asked,
    );

  await ignoringFailure(ask(suggestAnswersTask, { brief: seed, question, present: [], concept: null }));
  await ignoringFailure(ask(clarifyingQuestionsTask, { brief: seed, concept: null }));
  await ignoringFailure(
    ask(generateConceptsTask, { brief: seed, existing: [], dropped: [], instructions: "", count: 4 }),
  );

  const finished: FinishedSections = {};
  let gaps = 0;
  let failedSections = 0;
  for (const section of reportSections) {
    const isLacking = sections[section].needs.some((needed) => !finished[needed]);
    if (isLacking && !withoutNeeds) {
      failedSections += 1;
      continue;
    }
    const order = { ...nobody, conceptId: name, runId: name, section, order: { kind: "missing" as const } };
    try {
      const written = await writeSection(order, {
        brief: concept,
        finished,
        now: "2026-03-04T12:00:00.000Z",
        gapsLeft: [],
        ask: (task, { taskInput, part }) => ask(task, taskInput, part),
      });
      Object.assign(finished, { [section]: written.content });
      gaps += written.notes.filter(({ kind }) => kind === "gap").length;
    } catch (error) {
      if (!(error instanceof SectionFailed) && !isLacking) throw error;
      failedSections += 1;
    }
  }
  return { brief, asked, gaps, failedSections };
}

async function ignoringFailure(asking: Promise<unknown>): Promise<void> {
  await asking.catch((error: unknown) => {
    if (!(error instanceof TaskFailed)) throw error;
  });
}
