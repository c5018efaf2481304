import type { Subject } from "../motifs/all-motifs.ts";

/** For whom a concept is, as far as a picture minds. */
export type Audience = "homes" | "companies" | "public";

/**
 * How words begin that tell what a concept is about, in one language, parted by spaces and without accents; in Japanese they stand anywhere. A stem
 * with "=" is the whole word.
 */
export interface Vocabulary {
  subjects: Readonly<Record<Subject, string>>;
  audiences: Readonly<Record<Audience, string>>;
}
