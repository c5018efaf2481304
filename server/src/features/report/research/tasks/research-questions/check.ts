import { researchTopics } from "@seedbed/contract/report/vocabulary";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import type { ResearchQuestionsOutput } from "./output.ts";
import { longestShared, privateTexts, quotingWords, sharedFigures } from "./private-words.ts";
import type { ResearchQuestionsInput } from "./prompt.ts";

/** Every topic is asked about, both sides are heard, and no search tells strangers what is the company's own. */
export function checkResearchQuestions(output: ResearchQuestionsOutput, input: ResearchQuestionsInput): Finding[] {
  return [
    ...missingTopics(output),
    ...oneSided(output),
    ...privateQueries(output, input),
    ...textFindings(output, input, ["market"]),
  ];
}

function missingTopics({ questions }: ResearchQuestionsOutput): Finding[] {
  const missing = researchTopics.filter((asked) => !questions.some(({ topic }) => topic === asked)).join(", ");
  if (missing === "") return [];
  return [
    refuse("too-few-items", "questions", {
      problem: `No question is asked for: ${missing}. Ask at least one for each topic.`,
      orMark: `Nothing is looked up for: ${missing}.`,
    }),
  ];
}

/** What customers say is searched for on both sides in equal effort. */
function oneSided({ questions }: ResearchQuestionsOutput): Finding[] {
  const signals = questions.filter(({ topic }) => topic === "signals");
  const count = (wanted: string) => signals.filter(({ side }) => side === wanted).length;
  if (signals.length === 0 || (count("against") > 0 && count("for") <= count("against"))) return [];
  return [
    refuse("one-sided", "questions", {
      problem: `Of the questions for signals ${count("for")} look for what speaks for the concept and ${count("against")} for what speaks against it. Ask as many against it as for it, and at least one.`,
      orMark: "What speaks against the concept is looked for less than what speaks for it.",
    }),
  ];
}

function privateQueries({ questions }: ResearchQuestionsOutput, { brief }: ResearchQuestionsInput): Finding[] {
  const texts = privateTexts(brief);
  return questions.flatMap(({ queries }, index) =>
    queries.flatMap((query, at) => {
      const place = `questions.${index}.queries.${at}`;
      const [figure] = sharedFigures(query, texts);
      if (figure)
        return [
          refuse("own-figure", place, `"${query}" tells strangers the company's own figure ${figure}. Leave it out.`),
        ];
      const quoted = longestShared(query, texts);
      if (quoted.length < quotingWords) return [];
      return [
        refuse(
          "own-words",
          place,
          `"${query}" quotes what the company wrote: "${quoted.join(" ")}". Use the words of the trade.`,
        ),
      ];
    }),
  );
}
