import { z } from "zod";
import { Instant, requiredText, textUpTo, Uuid } from "../plain-text.ts";
import { sourceCategories } from "./vocabulary.ts";

/**
 * Where a claim comes from. Only a page that was retrieved, uploaded or typed in by a person has a url. The uuid of one that was read is the
 * kept copy's: the same page in the same words is the same source in every report of a company. `citations` are spans of that copy, letter by letter.
 */
export const Source = z.object({
  uuid: Uuid,
  title: requiredText(300),
  description: textUpTo(2000),
  url: z.url({ protocol: /^https?$/ }).nullable(),
  classification: z.enum(["web", "upload", "person", "library", "reasoning"]),
  citations: z.array(z.string()),
  confidenceLevel: z.enum(["low", "medium", "high"]),
  publishedDate: z.iso.date().nullable(),
  /** What kind of publication it is; nothing where nobody knows. */
  category: z.enum(sourceCategories).nullish(),
  /** Who publishes it: the name of the site, or its domain. */
  publisher: textUpTo(200).optional(),
  /** When it was read; nothing for what was not. */
  retrievedAt: Instant.nullish(),
});
export type Source = z.infer<typeof Source>;

/** A span of a source that speaks for or against a claim. */
export const CitedPassage = z.object({
  /** The uuid of one of the item's sources. */
  source: Uuid,
  quote: z.string(),
  stance: z.enum(["for", "against"]),
});
export type CitedPassage = z.infer<typeof CitedPassage>;

/** A statement that an item rests on, and the passages it rests on itself; without any it is reasoning from its premises. */
export const Claim = z.object({
  text: z.string(),
  passages: z.array(CitedPassage),
  /** What reasoning goes out from: the label of an answer, the name of a thing in the report. */
  premises: z.array(z.string()),
});
export type Claim = z.infer<typeof Claim>;

/** What stands behind a fact: an insight, its sources, and what the fact rests on. */
export const Evidence = z.object({
  insight: z.string(),
  sources: z.array(Source),
  claims: z.array(Claim).optional(),
});
export type Evidence = z.infer<typeof Evidence>;
