import { z } from "zod";
import { Instant, Uuid } from "../plain-text.ts";

/** US dollars; null for no cap. */
const cap = z.number().positive().max(1_000_000).multipleOf(0.01).nullable();

/** What AI may cost: the company, and each of its people, a day and a calendar month (UTC). */
export const SpendingCaps = z.object({
  companyDayUsd: cap,
  companyMonthUsd: cap,
  personDayUsd: cap,
  personMonthUsd: cap,
});
export type SpendingCaps = z.infer<typeof SpendingCaps>;
export type SpendingCapName = keyof SpendingCaps;

/** What was used: of models, and of searches of the web. */
export const Usage = z.object({
  /** US dollars; what has no known price costs nothing here. */
  costUsd: z.number().min(0),
  /** Sent to models and written by them. */
  tokens: z.number().int().min(0),
  calls: z.number().int().min(0),
});
export type Usage = z.infer<typeof Usage>;

export const UsageOverTime = z.object({ today: Usage, month: Usage });
export type UsageOverTime = z.infer<typeof UsageOverTime>;

export const Spending = z.object({
  company: UsageOverTime,
  /** Those who have used something this month, the costliest first; `uuid` is null for what nobody asked for, and the name of who has left is empty. */
  people: z.array(UsageOverTime.extend({ uuid: Uuid.nullable(), name: z.string() })),
  caps: SpendingCaps,
  /** What the operator of the server allows a company a month, in US dollars; null for no limit. */
  budgetMonthUsd: z.number().nullable(),
  /** Models whose price is not known: what they do counts towards no cap. */
  unpriced: z.array(z.string()),
  /** When the day and the month begin anew. */
  dayEnds: Instant,
  monthEnds: Instant,
});
export type Spending = z.infer<typeof Spending>;
