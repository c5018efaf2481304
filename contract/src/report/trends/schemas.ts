import { z } from "zod";
import { Origin, Uuid } from "../../plain-text.ts";
import { Direction } from "../direction.ts";
import { Claim, Source } from "../source.ts";
import { pestelCategories } from "../vocabulary.ts";

export const KeyFinding = z.object({
  uuid: Uuid,
  text: z.string(),
  direction: Direction,
  sources: z.array(Source),
  claims: z.array(Claim).optional(),
});
export type KeyFinding = z.infer<typeof KeyFinding>;

/** A PESTEL category. What would turn it and how one would notice are empty where that is not known. */
export const Trend = z.object({
  uuid: Uuid,
  category: z.enum(pestelCategories),
  icon: z.string(),
  summary: z.string(),
  impact: z.string(),
  whatWouldTurn: z.string().default(""),
  howToNotice: z.string().default(""),
  keyFinding: z.array(KeyFinding),
});
export type Trend = z.infer<typeof Trend>;

/** The section `trends`. */
export const Trends = z.object({ summary: z.string(), results: z.array(Trend), origin: Origin });
export type Trends = z.infer<typeof Trends>;
