import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { clarifyingQuestionsTask } from "../../src/features/incubation/tasks/clarifying-questions/task.ts";
import { generateConceptsTask } from "../../src/features/incubation/tasks/generate-concepts/task.ts";
import { suggestAnswersTask } from "../../src/features/incubation/tasks/suggest-answers/task.ts";
import { researchQuestionsTask } from "../../src/features/report/research/tasks/research-questions/task.ts";
import { sections } from "../../src/features/report/sections.ts";
import type { FinishedSections } from "../../src/features/report/writing/writing-tools.ts";
import type { AiTask } from "../../src/platform/model/task.ts";
import { liftMaintenance, refillDepots } from "../concept-briefs.ts";
import { draftTools } from "../draft-tools.ts";
import { liftSeed, refillSeed } from "../seed-briefs.ts";
import { draftOf } from "../task-promises.ts";

/** A task with what it was asked and an answer that is good in every respect. */
export interface GoodAnswer {
  task: AiTask<unknown, unknown>;
  input: unknown;
  output: unknown;
}

/** Good answers to every task of seeds and reports: of an idea that earns, and of one that saves. */
export async function goodAnswers(): Promise<GoodAnswer[]> {
  const answers: GoodAnswer[] = [];
  const keep = <Input, Output>(task: AiTask<Input, Output>, input: Input, output: Output) =>
    answers.push({ task: task as AiTask<unknown, unknown>, input, output });
  for (const brief of [refillSeed, liftSeed]) {
    const question = { identifier: null, label: "Who signs for it?", help: "", options: [] };
    const suggesting = { brief, question, present: [], concept: null };
    keep(suggestAnswersTask, suggesting, draftOf(suggestAnswersTask, suggesting));
    const clarifying = { brief, concept: null };
    keep(clarifyingQuestionsTask, clarifying, draftOf(clarifyingQuestionsTask, clarifying));
    const generating = { brief, existing: [], dropped: [], instructions: "", count: 4 };
    keep(generateConceptsTask, generating, draftOf(generateConceptsTask, generating));
  }
  for (const brief of [refillDepots, liftMaintenance]) {
    const asking = { brief, wishes: "Hospitals in Spain" };
    keep(researchQuestionsTask, asking, draftOf(researchQuestionsTask, asking));
    const finished: FinishedSections = {};
    const tools = draftTools(brief, finished);
    const run: typeof tools.run = async (task, input, part) => {
      const result = await tools.run(task, input, part);
      keep(task, input, result.output);
      return result;
    };
    for (const name of reportSections)
      Object.assign(finished, { [name]: await sections[name].write({ ...tools, run, tryRun: run }) });
  }
  return answers;
}
