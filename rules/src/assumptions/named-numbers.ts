import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "../financials/figures/figure.ts";
import { planOf } from "../projections/plan/plan-of.ts";
import { namesNumber } from "./benchmark.ts";
import { isTellingWord, stemOf, stemsOf, wordsOf } from "./telling-stems.ts";

/** A number of a projection that an assumption names. */
export interface NamedNumber {
  title: string;
  /** Its id among the figures of the projection. */
  figure: string;
  /** Its key among the numbers of a plan, whether or not the plan has it. */
  key: string;
}

interface TitledNumber extends NamedNumber {
  /** No money and no share: its title may be no more than what is counted. */
  isCount: boolean;
}

type Words = Pick<Assumption, "uuid" | "statement" | "falsifier">;

/** From so many assumptions on, what stands in more than half of them is what the concept is about, and names no number. */
const manyAssumptions = 6;
/** A title of so many telling words or more is named by sharing them; one of fewer has to stand there as it is. */
const manyWords = 3;
/** Of a title with more than that, so much of its telling words has to be shared. */
const mostOf = 2 / 3;

/**
 * The numbers of a projection (entries of its sizings, cost drivers, the price) that an assumption names, by its uuid. One of its sentences holds a title of one
 * telling word exactly as it is, for prices are many and the price is one; and a figure with it where that word is merely what is counted, for to speak
 * of customers is not to speak of how many. Of a title of two it holds both side by side, in their order, singular or plural; of one of three all of
 * them, anywhere; and of a longer one two thirds. Read are the statement and what would prove it wrong as somebody has set it: the bar of all others
 * speaks of customers everywhere. A title within another one that is named too is left out; of numbers that are called the same, the one that is
 * projected stands.
 */
export function namedNumbers(
  assumptions: readonly Words[],
  projection: FinancialProjection,
): ReadonlyMap<string, NamedNumber[]> {
  const read = assumptions.map(({ uuid, statement, falsifier = "" }) => ({
    ...{ uuid, stems: stemsOf(`${statement}\n${falsifier}`) },
    sentences: [...sentencesOf(statement), ...sentencesOf(falsifier)],
  }));
  const isTelling = (word: string) =>
    isTellingWord(word) &&
    (assumptions.length < manyAssumptions ||
      read.filter(({ stems }) => stems.has(stemOf(word))).length <= assumptions.length / 2);
  const titled = titledNumbers(projection).map((number) => ({ number, isNamedIn: namingOf(number, isTelling) }));
  return new Map(
    read.map(({ uuid, sentences }) => {
      const named = titled.filter(({ isNamedIn }) => sentences.some(isNamedIn)).map(({ number }) => number);
      return [uuid, named.filter(({ title }) => !named.some((other) => isWithin(title, other.title)))];
    }),
  );
}

/** Whether a sentence names the number. */
function namingOf({ title, isCount }: TitledNumber, isTelling: (word: string) => boolean): (said: string) => boolean {
  const words = wordsOf(title);
  const telling = words.filter(isTelling);
  const stems = new Set(telling.map(stemOf));
  if (stems.size === 0) return () => false;
  if (stems.size === 1) {
    const countsBy = isCount && words.length === 1;
    return (said) => (!countsBy || namesNumber(said)) && standsIn(words, wordsOf(said), isSame);
  }
  if (stems.size < manyWords) return (said) => standsIn(telling, wordsOf(said).filter(isTelling), isSameNoun);
  const enough = Math.max(manyWords, Math.ceil(stems.size * mostOf));
  return (said) => stems.intersection(new Set(wordsOf(said).map(stemOf))).size >= enough;
}

type Comparison = (one: string, other: string) => boolean;

/** Whether words stand among others, one behind the other. */
const standsIn = (words: readonly string[], others: readonly string[], isAlike: Comparison) =>
  others.some((_, from) => words.every((word, index) => isAlike(word, others[from + index] ?? "")));

const isSame: Comparison = (one, other) => one === other;

/** The same word, but for an ending of its plural or its case. */
function isSameNoun(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short !== "" && long.startsWith(short) && nounEndings.includes(long.slice(short.length));
}

const nounEndings = ["", "s", "es", "n", "en", "e"];

function isWithin(title: string, other: string): boolean {
  const [own, others] = [wordsOf(title), wordsOf(other)];
  return own.length < others.length && standsIn(own, others, isSameNoun);
}

const segmenter = new Intl.Segmenter("und", { granularity: "sentence" });
const sentencesOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Each title once. */
function titledNumbers(projection: FinancialProjection): TitledNumber[] {
  const { marketSizings, impactSizings, costDrivers, pricing } = projection;
  const entries = [...marketSizings, ...impactSizings].flatMap(({ assumptionEntries }) => assumptionEntries);
  const numbers = [
    ...entries.map(({ uuid, title, unit }) => ({
      ...{ title, figure: figureId.entry(uuid), key: uuid },
      isCount: unit !== "$" && unit !== "%",
    })),
    ...costDrivers.map(({ uuid, title }) => ({ title, figure: figureId.cost(uuid), key: uuid, isCount: false })),
    ...(pricing ? [{ title: "Price", figure: figureId.price, key: "price", isCount: false }] : []),
  ];
  const projected = new Set(planOf(projection)?.inputs.map(({ key }) => key));
  const byTitle = Map.groupBy(numbers, ({ title }) => wordsOf(title).join(" "));
  return [...byTitle.values()].flatMap((same) => same.find(({ key }) => projected.has(key)) ?? same.slice(0, 1));
}
