import { type FigureSaid, figuresSaid } from "../../../spoken/figures-said.ts";
import { plainWords } from "../../../spoken/plain-words.ts";
import { shared, stemsOf } from "../../../spoken/stems.ts";
import { clausesOf, isDenial, isRefusal } from "./clauses.ts";
import type { KnownFact, Talk } from "./talk.ts";
import { pushing } from "./wording.ts";

const shortFact = 2;
const mostChips = 3;

/** Lines whose numbers are never money: "38-49" years do not carry a price of $49. */
const countingNoMoney = new Set(["ageRange", "familySize"]);

/** Whether a number that is said stands in a fact. */
export const saysFigure = (fact: KnownFact, { value, isMoney }: FigureSaid): boolean =>
  fact.figures.includes(value) && !(isMoney && countingNoMoney.has(fact.field ?? ""));

/** Whether a sentence says something of what a fact says: a number of it, or two of its words (one of two) and no other number. */
export function supports(fact: KnownFact, text: string): boolean {
  const said = figuresSaid(text);
  if (said.some((figure) => saysFigure(fact, figure))) return true;
  if (said.length > 0 && fact.figures.length > 0) return false;
  return shared(stemsOf(text), fact.stems) >= (fact.stems.size <= shortFact ? 1 : 2);
}

/** The facts that carry a sentence: those it names as far as they do, and those whose numbers it says. */
export function carryingFacts(text: string, named: readonly string[], talk: Talk): KnownFact[] {
  const known = [...talk.factsByNumber.values()];
  const isNamed = (fact: KnownFact) => named.includes(fact.number);
  const stems = stemsOf(text);
  const carrying = known.filter(
    (fact) => isNamed(fact) && supports(fact, text) && !known.some((other) => isOutdone(fact, other, { text, stems })),
  );
  const open = figuresSaid(text).filter((figure) => !carrying.some((fact) => saysFigure(fact, figure)));
  const more = known.filter(
    (fact) =>
      !carrying.includes(fact) && open.some((figure) => saysFigure(fact, figure)) && shared(stems, fact.stems) > 0,
  );
  const limit = known.filter((fact) => fact.field === "stance.priceLimit" && !carrying.includes(fact));
  const refused = limit.filter(() => talk.isPushed && refusesPrice(text));
  return [...carrying, ...refused, ...more].slice(0, mostChips);
}

/** Whether the one word that a short fact shares with a sentence is said of another fact, which shares more. */
function isOutdone(fact: KnownFact, other: KnownFact, { text, stems }: Stemmed): boolean {
  const own = [...fact.stems].filter((stem) => stems.has(stem));
  if (own.length !== 1 || !own.every((stem) => other.stems.has(stem))) return false;
  return shared(stems, other.stems) > 1 && !figuresSaid(text).some((figure) => saysFigure(fact, figure));
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
