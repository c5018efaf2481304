import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import { withoutSpare } from "../../../../../platform/model/answer/without-spare.ts";
import type { ResearchQuestionsOutput } from "./output.ts";
import { withoutCompany } from "./private-words.ts";
import type { ResearchQuestionsInput } from "./prompt.ts";

/** Takes the company's own name out of searches, and leaves out those that are made already. */
export function mendResearchQuestions(
  output: ResearchQuestionsOutput,
  { brief }: ResearchQuestionsInput,
  mended: NoteMend,
): ResearchQuestionsOutput {
  const known = new Set<string>();
  return {
    ...output,
    questions: output.questions.map((question, index) => {
      const named = question.queries.map((query, at) => {
        const without = withoutCompany(query, brief.company);
        if (without !== query) mended("own-company", `questions.${index}.queries.${at}`);
        return without;
      });
      const queries = withoutSpare(named, (query) => query === "" || known.has(plainName(query)), {
        enough: 1,
        told: (at) => mended("repeated-query", `questions.${index}.queries.${at}`),
      });
      for (const query of queries) known.add(plainName(query));
      return { ...question, queries };
    }),
  };
}
