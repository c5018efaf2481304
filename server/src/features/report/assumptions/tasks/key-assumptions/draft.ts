import { assumptionCategories } from "@seedbed/contract/report/assumptions/schemas";
import { countWords, statementWordsMax } from "@seedbed/rules/assumptions/statement";
import type { AssumptionPattern } from "../../../../../library/assumption-patterns/assumption-pattern.ts";
import { assumptionPatterns } from "../../../../../library/assumption-patterns.ts";
import { rankByKeywords } from "../../../../../platform/drafting/rank.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { createReportComposer, type ReportComposer } from "../../../writing/report-composer.ts";
import { reportSlots } from "../../../writing/report-slots.ts";
import type { KeyAssumptionsOutput } from "./output.ts";
import type { KeyAssumptionsInput } from "./prompt.ts";
import { missingLink, reportLinks } from "./wording.ts";

type Draft = KeyAssumptionsOutput["assumptions"][number];

/** Of each category the beliefs that fit the concept's words best, the riskiest one tied to the report. */
export function draftKeyAssumptions({ brief, report }: KeyAssumptionsInput, seed: string): KeyAssumptionsOutput {
  const { composer, text } = briefWords(brief, seed);
  const sentences = createReportComposer(composer, reportSlots(report));
  const ranked = rankByKeywords(assumptionPatterns, text, composer.random);
  return {
    assumptions: assumptionCategories.flatMap((category) => {
      const patterns = ranked.filter((pattern) => pattern.category === category);
      const [riskiest, ...others] = chooseThree(patterns, sentences);
      if (riskiest === undefined) return [];
      const link = sentences.sentence(reportLinks[category], missingLink[category]);
      return [{ ...riskiest, importanceRationale: `${riskiest.importanceRationale} ${link}` }, ...others];
    }),
  };
}

/** One that is important and uncertain, one that is less important, one that is less uncertain; each the best fit of its kind. */
function chooseThree(patterns: readonly AssumptionPattern[], sentences: ReportComposer): Draft[] {
  const kinds: ((pattern: AssumptionPattern) => boolean)[] = [
    ({ importance, certainty }) => importance === 3 && certainty === 1,
    ({ importance }) => importance < 3,
    ({ certainty }) => certainty > 1,
  ];
  const used = new Set<AssumptionPattern>();
  return kinds.flatMap((isOfKind) => {
    const preferred = patterns.toSorted((one, other) => Number(isOfKind(other)) - Number(isOfKind(one)));
    for (const pattern of preferred) {
      if (used.has(pattern)) continue;
      used.add(pattern);
      const statement = sentences.sentence([pattern.statement]);
      if (countWords(statement) <= statementWordsMax) return [written(pattern, statement, sentences)];
    }
    return [];
  });
}

function written(pattern: AssumptionPattern, statement: string, sentences: ReportComposer): Draft {
  return {
    category: pattern.category,
    statement,
    importance: pattern.importance,
    importanceRationale: sentences.sentence([pattern.importanceRationale]),
    certainty: pattern.certainty,
    certaintyRationale: sentences.sentence([pattern.certaintyRationale]),
  };
}
