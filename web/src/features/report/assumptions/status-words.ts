import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { BadgeTone } from "../../../design/badge.tsx";

/** What the state of an assumption is called. */
export const statusWords = {
  validated: { tone: "ok", words: "Validated" },
  partially_validated: { tone: "warn", words: "Partially validated" },
  invalidated: { tone: "bad", words: "Invalidated" },
  unvalidated: { tone: "neutral", words: "Unvalidated" },
  untested: { tone: "neutral", words: "Untested" },
} as const satisfies Record<Assumption["status"], { tone: BadgeTone; words: string }>;

/** What the level of its risk is called. */
export const riskWords = { high: "High risk", medium: "Medium risk", low: "Low risk" } as const satisfies Record<
  Assumption["riskCategory"],
  string
>;
