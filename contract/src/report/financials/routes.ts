import type { Routes } from "../../route.ts";
import { writtenAnew } from "../written-anew.ts";
import { FinancialProjection } from "./schemas.ts";

export const financialProjectionRoutes = {
  "GET v2/concept/{id}/financial-projection": {
    summary: "The financial projection.",
    access: "member",
    status: 200,
    answer: FinancialProjection,
  },
  "POST v2/concept/{id}/financial-projection/generate": writtenAnew("Writes the financial projection again."),
} as const satisfies Routes;
