import { jsonSchemaOf } from "@seedbed/server/src/platform/model/answer/json-schema";
import { readGoodAnswers, wholeInput } from "@seedbed/server/test-support/evaluation/recorded/recording";
import { taskByName } from "@seedbed/server/test-support/evaluation/recorded/tasks-by-name";

const brief = "refill";
/** Tasks that a report of an idea that earns asks, beside those it asks for each of its personas. */
const notOfAReport = ["suggest-answers", "clarifying-questions", "generate-concepts", "recognise-items"];
const personas = 3;

/**
 * What one report asks when all that was written before is as long as models write: the recorded good answers. Prompts and schemas at four
 * characters a token.
 */
export function tokensWithLongAnswers(): number {
  const letters = readGoodAnswers()
    .filter((answer) => answer.brief === brief && !notOfAReport.includes(answer.task))
    .map((answer) => {
      const task = taskByName(answer.task);
      const { input } = wholeInput(answer);
      const { system, prefix, request } = task.prompt(input);
      const schema = JSON.stringify(jsonSchemaOf(task.outputFor?.(input) ?? task.output));
      const times = answer.task.startsWith("profile-") ? personas : 1;
      return times * [system, prefix, request, schema].reduce((sum, { length }) => sum + length, 0);
    });
  return letters.reduce((sum, length) => sum + length, 0) / 4;
}
