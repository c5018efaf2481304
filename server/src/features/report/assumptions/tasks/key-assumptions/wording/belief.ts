import type { Topic } from "../../../../../../platform/drafting/telling/statement.ts";
import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";
import type { KeyAssumptionsOutput } from "../output.ts";

type Rated = Pick<KeyAssumptionsOutput["assumptions"][number], "importance" | "certainty">;

/** A belief that drafts write down. Every wording is sound with a quote after it and without. */
export interface Belief extends Rated {
  /** What the claim is about: a statement of the first of these topics of which something was said. */
  about: readonly Topic[];
  claim: Wordings;
  /** What is known, and how the rest is found out, with a quote of `ask`. */
  finding: Wordings;
  ask: readonly Topic[];
}

/** The beliefs of a category. */
export interface Beliefs {
  /** Each is written only where something was said about it. */
  said: readonly Belief[];
  /** Written as far as less than two were said. */
  open: readonly Belief[];
  /** What falls if a belief is false, with a quote of `matter`. */
  stakes: Wordings;
  matter: readonly Topic[];
}
