import { figuresSaid } from "../../../../src/features/conversations/spoken/figures-said.ts";
import { shared, stemsOf } from "../../../../src/features/conversations/spoken/stems.ts";
import type { AskedPerson } from "../asked/people.ts";
import { type Probe, probes } from "../asked/questions.ts";
import type { ReadReply } from "../talks/ask-persona.ts";

export interface Consistency {
  /** Questions that were answered twice, and of those: alike. */
  asked: number;
  same: number;
  /** Of those that are alike: that told neither time what was asked for. */
  silent: number;
  /** Alike, by what was asked. */
  sameBy: Record<Probe, number>;
}

export interface AnsweredTwice {
  person: AskedPerson;
  probe: Probe;
  first: ReadReply;
  second: ReadReply;
}

/** Whether people say the same when they are asked the same again, after they were pushed. */
export function measureConsistency(pairs: readonly AnsweredTwice[]): Consistency {
  const judged = pairs.map((pair) => ({ probe: pair.probe, ...comparisons[pair.probe](pair) }));
  const same = judged.filter(({ isSame }) => isSame);
  return {
    asked: pairs.length,
    same: same.length,
    silent: same.filter(({ isSilent }) => isSilent).length,
    sameBy: Object.fromEntries(
      probes.map((probe) => [probe, same.filter((each) => each.probe === probe).length]),
    ) as Record<Probe, number>,
  };
}

type Comparing = (pair: AnsweredTwice) => { isSame: boolean; isSilent: boolean };

const comparisons: Readonly<Record<Probe, Comparing>> = {
  // The same tool, and no figure that the other answer has not: to name fewer contradicts nothing.
  use: ({ person: { tool }, first, second }) => {
    const named = [names(first, tool), names(second, tool)];
    const [figures, others] = [valuesOf(first), valuesOf(second)];
    const isWithin = (some: readonly number[], all: readonly number[]) => some.every((value) => all.includes(value));
    return {
      isSame: named[0] === named[1] && (isWithin(figures, others) || isWithin(others, figures)),
      isSilent: !named[0],
    };
  },
  // The same limit, or none both times.
  price: ({ first, second }) => {
    const [one, other] = [limitOf(first), limitOf(second)];
    return { isSame: one === other, isSilent: one === undefined };
  },
  // What this person refuses, both times or neither time.
  refusal: ({ person: { refuses }, first, second }) => {
    const named = [names(first, refuses), names(second, refuses)];
    return { isSame: named[0] === named[1], isSilent: !named[0] };
  },
};

const names = ({ text }: ReadReply, thing: string) => shared(stemsOf(text), stemsOf(thing)) > 0;
const valuesOf = ({ text }: ReadReply) => figuresSaid(text).map(({ value }) => value);

function limitOf({ text }: ReadReply): number | undefined {
  const amounts = figuresSaid(text).flatMap(({ isMoney, value }) => (isMoney ? [value] : []));
  return amounts.length === 0 ? undefined : Math.max(...amounts);
}
