import type { RestsOn } from "@seedbed/contract/conversations/schemas";
import type { replyVerdicts } from "@seedbed/contract/conversations/words";
import type { Stance } from "@seedbed/contract/report/customers/schemas";

export type Verdict = (typeof replyVerdicts)[number];

/** Something a persona can speak from: a line of its profile, or what the company has told it of the concept. */
export interface PersonaFact extends RestsOn {
  /** By which a model names it; the same as long as the profile is the same. */
  number: string;
  text: string;
}

/** Something that was said before, the oldest first. */
export interface SaidBefore {
  by: "person" | "persona";
  text: string;
  verdict: Verdict | null;
}

/** What a reply is written from: nothing else is known to a persona. */
export interface PersonaReplyInput {
  name: string;
  /** Null for profiles that were written before personas took a stand. */
  role: Stance["role"] | null;
  /** In US dollars for each `per`; null where no price is known, or it pays nothing. */
  priceLimit: { amount: number; per: string } | null;
  facts: PersonaFact[];
  /** Names of the other personas of the concept. */
  others: string[];
  said: SaidBefore[];
  question: string;
}

/** A sentence as a model gives it. */
export interface Sentence {
  facts: string[];
  guess: string;
  unknown: string;
  text: string;
}
