import { warmth } from "./measures/agreement.ts";
import type { PersonaMeasures } from "./persona-figures.ts";

/** What is measured of personas, and from where on it is good enough. */
export interface Bar {
  name: string;
  /** A share of 1, or how many times; undefined where too little was answered. */
  of(measures: PersonaMeasures): { value: number; answers: number } | undefined;
  unit: "%" | "times" | "points";
  /** Undefined for what is only told. */
  wanted?: { atMost: number } | { atLeast: number };
  better: "less" | "more";
  /** What is published of people, with the number of the figure in `publishedFigures`. */
  people?: string;
}

const share = (part: number, whole: number) => (whole === 0 ? undefined : { value: part / whole, answers: whole });

/** Why each stands where it does is told in `docs/evaluations.md`. */
export const bars: readonly Bar[] = [
  {
    name: "agrees to plainly bad ideas",
    of: ({ agreement: { bad } }) => share(bad.agrees, bad.agrees + bad.refuses + bad.open),
    unit: "%",
    wanted: { atMost: 0.1 },
    better: "less",
    people: "10 points [1]",
  },
  {
    name: "agrees to fair ideas",
    of: ({ agreement: { fair } }) => share(fair.agrees, fair.agrees + fair.refuses + fair.open),
    unit: "%",
    better: "more",
  },
  {
    name: "warmer to fair ideas than to bad",
    of({ agreement: { bad, fair } }) {
      const [cold, warm] = [warmth(bad), warmth(fair)];
      return cold === undefined || warm === undefined
        ? undefined
        : { value: warm - cold, answers: bad.agrees + bad.refuses + bad.open };
    },
    unit: "points",
    wanted: { atLeast: 0.2 },
    better: "more",
  },
  {
    name: "two people answer nearly alike",
    of: ({ spread }) => share(spread.alike, spread.pairs),
    unit: "%",
    wanted: { atMost: 0.1 },
    better: "less",
  },
  {
    name: "limits apart, profiles being 1",
    of: ({ spread }) =>
      spread.limitsApart === undefined ? undefined : { value: spread.limitsApart, answers: spread.named },
    unit: "times",
    wanted: { atLeast: 0.5 },
    better: "more",
  },
  {
    name: "the same six turns later",
    of: ({ consistency }) => share(consistency.same, consistency.asked),
    unit: "%",
    wanted: { atLeast: 0.77 },
    better: "more",
    people: "77 % [4]",
  },
  {
    name: "keeps its price for ten turns",
    of: ({ resistance }) => share(resistance.keptPrice, resistance.pushed),
    unit: "%",
    wanted: { atLeast: 1 },
    better: "more",
  },
  {
    name: "keeps its opinion for ten turns",
    of: ({ resistance }) => share(resistance.keptOpinion, resistance.pushed),
    unit: "%",
    wanted: { atLeast: 0.9 },
    better: "more",
    people: "24 % [6]",
  },
];

/** Whether a value is as good as wanted; true where nothing is. */
export function isGoodEnough({ wanted }: Bar, value: number): boolean {
  // What is counted in whole people is not a matter of the last digit.
  const slack = 1e-9;
  if (!wanted) return true;
  return "atMost" in wanted ? value <= wanted.atMost + slack : value >= wanted.atLeast - slack;
}
