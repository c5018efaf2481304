import { marketForces } from "../../../../../library/market-forces.ts";
import { rankByKeywords } from "../../../../../platform/drafting/rank.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { forceIcon } from "./icons.ts";
import type { MarketForcesOutput } from "./output.ts";
import type { MarketForcesInput } from "./prompt.ts";

/** For each force of the library the reading that the concept's words speak for most, in the concept's words. */
export function draftMarketForces({ brief }: MarketForcesInput, seed: string): MarketForcesOutput {
  const { composer, text } = briefWords(brief, seed);
  const forces = marketForces.flatMap(({ category, icon, patterns }) =>
    rankByKeywords(patterns, text, composer.random)
      .slice(0, 1)
      .map(({ grading, score, summary, impact }) => ({
        category,
        icon: forceIcon(icon),
        score,
        grading,
        summary: composer.sentence([summary]),
        impact: composer.sentence([impact]),
      })),
  );
  return { forces };
}
