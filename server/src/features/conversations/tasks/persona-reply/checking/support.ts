import { figuresSaid } from "../../../spoken/figures-said.ts";
import { plainWords } from "../../../spoken/plain-words.ts";
import { shared, stemsOf } from "../../../spoken/stems.ts";
import { clausesOf, isDenial, isRefusal } from "./clauses.ts";
import type { KnownFact, Talk } from "./talk.ts";
import { pushing } from "./wording.ts";

const shortFact = 2;
const mostChips = 3;

/** Whether a sentence says something of what a fact says: a number of it, or two of its words (one of two) and no other number. */
export function supports(fact: KnownFact, text: string): boolean {
  const said = figuresSaid(text).map(({ value }) => value);
  if (said.some((value) => fact.figures.includes(value))) return true;
  if (said.length > 0 && fact.figures.length > 0) return false;
  return shared(stemsOf(text), fact.stems) >= (fact.stems.size <= shortFact ? 1 : 2);
}

/** The facts that carry a sentence: those it names as far as they do, and those whose numbers it says. */
export function carryingFacts(text: string, named: readonly string[], talk: Talk): KnownFact[] {
  const known = [...talk.factsByNumber.values()];
  const said = figuresSaid(text).map(({ value }) => value);
  const isNamed = (fact: KnownFact) => named.includes(fact.number);
  const carrying = known.filter((fact) => isNamed(fact) && supports(fact, text));
  const covered = new Set(carrying.flatMap(({ figures }) => figures));
  const open = said.filter((value) => !covered.has(value));
  const more = known.filter(
    (fact) =>
      !carrying.includes(fact) &&
      open.some((value) => fact.figures.includes(value)) &&
      shared(stemsOf(text), fact.stems) > 0,
  );
  const limit = known.filter((fact) => fact.field === "stance.priceLimit" && !carrying.includes(fact));
  const refused = limit.filter(() => talk.isPushed && refusesPrice(text));
  return [...carrying, ...refused, ...more].slice(0, mostChips);
}

/** Whether a price is refused: whatever it is, that rests on the price limit. */
const refusesPrice = (text: string) =>
  clausesOf(text).some(
    (clause) => isRefusal(clause) && (figuresSaid(clause).length > 0 || pushing.find(plainWords(clause)) !== undefined),
  );

/** What a sentence says beside the words of its facts. */
export function ownWords(text: string, facts: readonly KnownFact[]): string {
  return facts.reduce((rest, fact) => {
    const bare = fact.text.replace(/[.!?…]+$/u, "");
    return [fact.text, bare].filter((part) => part.length > 3).reduce((left, part) => left.replaceAll(part, " "), rest);
  }, text);
}

/** Lines that are denied without being contradicted: what somebody says no to, what others say, what the concept promises. */
const deniable = new Set(["stance.saysNoTo", "stance.priceLimit", "stance.decidesWith", "stance.switchingCosts"]);
const closeness = 0.6;

/** The fact that a sentence turns round: the same words, with a "not" that stands in one of them alone. */
export function contradictedFact(text: string, talk: Talk): KnownFact | undefined {
  const stems = stemsOf(text);
  return [...talk.factsByNumber.values()].find(
    (fact) =>
      fact.kind !== "concept" &&
      fact.kind !== "signal" &&
      !deniable.has(fact.field ?? "") &&
      turnsRound({ text, stems }, { text: fact.text, stems: fact.stems }),
  );
}

/** The sentence of its own that a sentence turns round. */
export function contradictedSentence(text: string, earlier: readonly string[]): string | undefined {
  const stems = stemsOf(text);
  return earlier
    .flatMap((said) => said.split(/(?<=[.!?])\s+/u))
    .find((said) => turnsRound({ text, stems }, { text: said, stems: stemsOf(said) }));
}

interface Stemmed {
  text: string;
  stems: ReadonlySet<string>;
}

function turnsRound(one: Stemmed, other: Stemmed): boolean {
  if (/\?\s*$/u.test(one.text) || Math.min(one.stems.size, other.stems.size) < 2) return false;
  const common = shared(one.stems, other.stems);
  if (common < closeness * Math.max(one.stems.size, other.stems.size)) return false;
  return isDenied(one.text) !== isDenied(other.text);
}

const isDenied = (text: string) => plainWords(text).filter(isDenial).length % 2 === 1;
