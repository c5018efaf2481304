import { z } from "zod";
import { requiredText, textUpTo, Uuid } from "../plain-text.ts";

/** Where a claim comes from. Only a page that was retrieved, uploaded or typed in by a person has a url. */
export const Source = z.object({
  uuid: Uuid,
  title: requiredText(300),
  description: textUpTo(2000),
  url: z.url({ protocol: /^https?$/ }).nullable(),
  classification: z.enum(["web", "upload", "person", "library", "reasoning"]),
  citations: z.array(z.string()),
  confidenceLevel: z.enum(["low", "medium", "high"]),
  publishedDate: z.iso.date().nullable(),
});
export type Source = z.infer<typeof Source>;

/** What stands behind a fact: an insight and its sources. */
export const Evidence = z.object({ insight: z.string(), sources: z.array(Source) });
export type Evidence = z.infer<typeof Evidence>;
