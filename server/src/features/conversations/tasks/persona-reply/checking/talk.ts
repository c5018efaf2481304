import { type FigureSaid, figuresSaid, monthsOf } from "../../../spoken/figures-said.ts";
import { plainWords } from "../../../spoken/plain-words.ts";
import { stemsOf } from "../../../spoken/stems.ts";
import type { PersonaFact, PersonaReplyInput, Verdict } from "../persona-input.ts";
import { clausesOf, isRefusal } from "./clauses.ts";
import { leading, pushing } from "./wording.ts";

/** A fact with what sentences are compared with. */
export interface KnownFact extends PersonaFact {
  stems: ReadonlySet<string>;
  figures: number[];
}

/** What a sentence of a persona is checked against: its facts, what it has said, and what it is asked. */
export interface Talk {
  input: PersonaReplyInput;
  factsByNumber: ReadonlyMap<string, KnownFact>;
  /** What the person has said with figures, now and before. */
  figuresOfPerson: number[];
  /** The most that the persona agrees to; null where it agrees to no price at all. */
  ceiling: number | null;
  /** The months of the time for which it pays that; null where none is said. */
  ceilingMonths: number | null;
  /** The person asks for more than that, or pushes at a price. */
  isPushed: boolean;
  /** The person wants to hear a yes. */
  isLed: boolean;
  /** What it has said itself, the latest refusal among it. */
  ownSentences: readonly string[];
  heldVerdict: Verdict | null;
}

/** Reads a conversation once for all the sentences of a reply. */
export function readTalk(input: PersonaReplyInput): Talk {
  const byPerson = input.said.filter(({ by }) => by === "person").map(({ text }) => text);
  const byPersona = input.said.filter(({ by }) => by === "persona");
  const ownSentences = byPersona.map(({ text }) => text);
  const asked = [...byPerson.slice(-1), input.question];
  const limit = input.role === "likelyBuyer" ? (input.priceLimit?.amount ?? null) : null;
  const refused = lowestRefused(ownSentences, [...byPerson, input.question]);
  const words = plainWords(input.question);
  return {
    input,
    factsByNumber: knownFacts(input.facts),
    figuresOfPerson: [...byPerson, input.question].flatMap((text) => figuresSaid(text).map(({ value }) => value)),
    ceiling: limit === null || refused === null ? limit : Math.min(limit, refused - 0.01),
    ceilingMonths: input.priceLimit ? monthsOf(input.priceLimit.per) : null,
    isPushed: asked.some((text) => figuresSaid(text).length > 0) || pushing.find(words) !== undefined,
    isLed: leading.find(words) !== undefined,
    ownSentences,
    heldVerdict:
      byPersona.findLast(({ verdict }) => verdict === "wouldNotPay" || verdict === "wouldNotAgree")?.verdict ?? null,
  };
}

// Read for mending, for checking and for what is shown while it is written: the facts are taken apart once.
const knownByFacts = new WeakMap<readonly PersonaFact[], ReadonlyMap<string, KnownFact>>();

function knownFacts(facts: readonly PersonaFact[]): ReadonlyMap<string, KnownFact> {
  const known = knownByFacts.get(facts);
  if (known) return known;
  const read = new Map(
    facts.map((fact) => [
      fact.number,
      { ...fact, stems: stemsOf(fact.text), figures: figuresSaid(fact.text).map(({ value }) => value) },
    ]),
  );
  knownByFacts.set(facts, read);
  return read;
}

/** The lowest price of the person's that the persona has refused. */
function lowestRefused(own: readonly string[], byPerson: readonly string[]): number | null {
  const asked = new Set(byPerson.flatMap((text) => moneyIn(text).map(({ value }) => value)));
  const refused = own
    .flatMap((text) => text.split(/(?<=[.!?])\s+/u))
    .flatMap(clausesOf)
    .filter(isRefusal)
    .flatMap((clause) => figuresSaid(clause).map(({ value }) => value))
    .filter((value) => asked.has(value));
  return refused.length > 0 ? Math.min(...refused) : null;
}

/** The figures of a text that may be a price. */
export const moneyIn = (text: string): FigureSaid[] => figuresSaid(text).filter(({ isMoney }) => isMoney);

/** A price for the time for which the persona counts. */
export function comparable({ value, months }: FigureSaid, ceilingMonths: number | null): number {
  return months === null || ceilingMonths === null ? value : (value / months) * ceilingMonths;
}
