import type { Routes } from "../route.ts";
import { Spending, SpendingCaps } from "./schemas.ts";

/** What AI costs the company, and what it may. */
export const spendingRoutes = {
  "GET v1/account/spending": {
    summary: "What AI was used for this day and month (UTC), by the company and its people, and the caps.",
    access: "admin",
    status: 200,
    answer: Spending,
  },
  "PUT v1/account/spending/caps": {
    summary: "Sets what AI may cost the company and each of its people; a cap counts from the next call on.",
    access: "admin",
    tokens: "never",
    status: 200,
    body: SpendingCaps,
    answer: SpendingCaps,
  },
} as const satisfies Routes;
