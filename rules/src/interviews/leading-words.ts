export type LeadingKind = "namesAnswer" | "offers" | "hypothetical" | "flatters";

/** Words that lead, as sources of regular expressions: the group of each, or else all of it. "^" is where the question itself begins. */
export interface LeadingWords {
  /** Words before the question itself: "So, and honestly: would you ..." */
  before: string;
  words: Record<LeadingKind, readonly string[]>;
}
