import type { Agreement } from "./measures/agreement.ts";
import type { Consistency } from "./measures/consistency.ts";
import type { Resistance } from "./measures/resistance.ts";
import type { Spread } from "./measures/spread.ts";
import type { ReadingAccuracy } from "./reading/reading-accuracy.ts";

export interface PersonaMeasures {
  agreement: Agreement;
  spread: Spread;
  consistency: Consistency;
  resistance: Resistance;
}

/** What was counted of conversations with personas. */
export interface PersonaFigures {
  /** Who answered: `provider/id`, or `offline drafter`. */
  model: string;
  people: number;
  /** Questions that were to be asked, and of those: that were answered. */
  planned: number;
  answered: number;
  /** Why the rest was not asked, in words of the failure; null when the model was not given up. */
  givenUp: string | null;
  /** As the model said it at first, and as it is shown after the check. */
  said: PersonaMeasures;
  shown: PersonaMeasures;
  /** Answers whose words the check changed, and of those: of which nothing was left, so that the profile answered. */
  changed: number;
  fromProfile: number;
  reading: ReadingAccuracy;
  tokensIn: number;
  tokensOut: number;
  costUsd: number;
}
