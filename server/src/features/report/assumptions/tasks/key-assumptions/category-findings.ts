import type { AssumptionCategory } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import { type Finding, mark, refuse } from "../../../../../platform/model/answer/findings.ts";
import type { KeyAssumptionsOutput } from "./output.ts";

type Assumptions = KeyAssumptionsOutput["assumptions"];

const wanted = 3;
const enough = 2;
const inAll = assumptionCategories.length * wanted;

/** That categories have fewer assumptions than they should: one missing is told, more are asked for. */
export function categoryFindings(assumptions: Assumptions): Finding[] {
  const counts = assumptionCategories.map((category) => ({ category, count: countOf(assumptions, category) }));
  const lacking = counts.filter(({ count }) => count < enough);
  if (assumptions.length < inAll) return lacking.map(moreOf);
  const places = sparePlaces(assumptions);
  return [
    ...counts
      .filter(({ count }) => count === enough)
      .map((entry) => mark("few-in-category", "assumptions", sentenceOn(entry))),
    ...lacking
      .flatMap((entry) => Array.from({ length: enough - entry.count }, () => entry))
      .flatMap((entry, turn) => insteadOf(entry, places[turn])),
  ];
}

interface Counted {
  category: AssumptionCategory;
  count: number;
}

const sentenceOn = ({ category, count }: Counted) => `${category} has ${count} of ${wanted} assumptions.`;

const moreOf = ({ category, count }: Counted): Finding =>
  refuse("too-few-items", "assumptions", {
    problem: `${category} has ${count} assumptions; write ${wanted - count} more of it.`,
    orMark: sentenceOn({ category, count }),
  });

function insteadOf({ category, count }: Counted, place: string | undefined): Finding[] {
  if (place === undefined) return [];
  return [
    refuse("few-in-category", place, {
      problem: `${category} has ${count} assumptions and this category too many; write this one about ${category}.`,
      orMark: sentenceOn({ category, count }),
    }),
  ];
}

/** The places of the assumptions that are more than wanted in their category. */
function sparePlaces(assumptions: Assumptions): string[] {
  return [...assumptions.entries()]
    .filter(([index, { category }]) => countOf(assumptions.slice(0, index), category) >= wanted)
    .map(([index]) => `assumptions.${index}`);
}

const countOf = (assumptions: Assumptions, category: AssumptionCategory) =>
  assumptions.filter((assumption) => assumption.category === category).length;
