import type { Grounds } from "../grounds/measure-grounds.ts";
import type { Length } from "../measures/length.ts";
import type { Sameness } from "../measures/sameness.ts";
import type { PersonaFigures } from "../personas/persona-figures.ts";

/** What was counted of the answers of one task, or of all. */
export interface Figures extends Length, Sameness {
  /** Tasks asked, and of those: that gave nothing, and that were repaired. */
  asked: number;
  failed: number;
  repaired: number;
  /** How often something was mended or left out, by rule. */
  mends: Record<string, number>;
  /** What checks refused at first, by rule. */
  refused: Record<string, number>;
  /** Figures, names and claims that stand in no input. */
  figures: number;
  names: number;
  claims: number;
  /** Answers whose language can be told, and of those: in another language than the people's. */
  told: number;
  otherLanguage: number;
  tokensIn: number;
  tokensOut: number;
  costUsd: number;
  /** Of all calls, one after the other. */
  seconds: number;
}

/** One run, as it is kept in a file. */
export interface Evaluation {
  /** `provider/id`, or `offline drafter`. */
  model: string;
  /** ISO 8601. */
  startedAt: string;
  briefs: string[];
  /** Versions by task. */
  versions: Record<string, number>;
  tasks: Record<string, Figures>;
  all: Figures;
  /** Parts of reports that are missing, and sections that failed. */
  gaps: number;
  failedSections: number;
  /** Facts that people gave, and of those: that came back in what was written about their idea. */
  facts: { given: number; used: number };
  /** Prompts that lack their rules, a word of their brief or the language, or let a line out of its fence. */
  promptFaults: number;
  /** How much of what is stated on passages rests on them; absent where it was not asked for. */
  grounds?: Grounds | undefined;
  /** What conversations with personas showed; absent where none were held. */
  personas?: PersonaFigures | undefined;
}
