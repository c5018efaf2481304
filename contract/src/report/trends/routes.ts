import type { Routes } from "../../route.ts";
import { results } from "../results.ts";
import { Trend, Trends } from "./schemas.ts";

/** Written anew together with the market scan, by its route. */
export const trendsRoutes = {
  "GET v3/concept/{id}/market-scan/trends": {
    summary: "The PESTEL trends.",
    access: "member",
    status: 200,
    answer: results(Trend),
  },
  "GET v3/concept/{id}/market-scan/trend-analysis": {
    summary: "The trends with their summary.",
    access: "member",
    status: 200,
    answer: Trends,
  },
} as const satisfies Routes;
