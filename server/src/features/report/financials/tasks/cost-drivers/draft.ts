import { rankByKeywords } from "../../../../../platform/drafting/rank.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { CostDriversOutput } from "./output.ts";
import { costPatterns, peopleCost } from "./patterns.ts";
import { wholePercents } from "./shares.ts";

const besidePeople = 4;

/** The people behind the concept and the four costs that its words speak for most, with start values for their shares. */
export function draftCostDrivers({ brief }: RevenueInput, seed: string): CostDriversOutput {
  const { composer, text } = briefWords(brief, seed);
  const patterns = [
    peopleCost,
    ...rankByKeywords(costPatterns, text, composer.random)
      .slice(0, besidePeople)
      .toSorted((one, other) => other.weight - one.weight),
  ];
  const shares = wholePercents(patterns.map(({ weight }) => weight));
  const drivers = patterns.map(({ title, icon, descriptions, mitigations }, index) => ({
    title,
    icon,
    description: composer.sentence(descriptions),
    costPercentageEstimate: shares[index] ?? 0,
    mitigationStatement: composer.sentence(mitigations),
  }));
  return { drivers };
}
