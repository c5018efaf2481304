import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import { withoutSpare } from "../../../../../platform/model/answer/without-spare.ts";
import type { ResearchQuestionsOutput } from "./output.ts";
import { withoutCompany } from "./private-words.ts";
import type { ResearchQuestionsInput } from "./prompt.ts";

/** Takes the company's own name out of searches, leaves out those that are made already, and evens out both sides of signals. */
export function mendResearchQuestions(
  output: ResearchQuestionsOutput,
  { brief }: ResearchQuestionsInput,
  mended: NoteMend,
): ResearchQuestionsOutput {
  const known = new Set<string>();
  return {
    ...output,
    questions: withEvenSides(
      output.questions.map((question, index) => {
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
      mended,
    ),
  };
}

type Question = ResearchQuestionsOutput["questions"][number];

/**
 * The questions for signals with as many searches for what speaks for the concept as for what speaks against it: the side that has more of them loses its
 * last ones, as long as each of its questions keeps one. Where one side is missing there is nothing to even out.
 */
function withEvenSides(questions: Question[], mended: NoteMend): Question[] {
  const isOf = (question: Question, side: Question["side"]) => question.topic === "signals" && question.side === side;
  const searches = (all: readonly Question[], side: Question["side"]) =>
    all.filter((question) => isOf(question, side)).reduce((sum, { queries }) => sum + queries.length, 0);
  const [inFavour, against] = [searches(questions, "for"), searches(questions, "against")];
  if (inFavour === 0 || against === 0) return questions;
  const side = inFavour > against ? "for" : "against";
  let spare = Math.abs(inFavour - against);
  return questions
    .toReversed()
    .map((question) => {
      const fewer = isOf(question, side) ? Math.min(spare, question.queries.length - 1) : 0;
      if (fewer <= 0) return question;
      spare -= fewer;
      mended("uneven-sides", "questions");
      return { ...question, queries: question.queries.slice(0, -fewer) };
    })
    .toReversed();
}
