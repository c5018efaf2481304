import type { Routes } from "../../route.ts";
import { results } from "../results.ts";
import { writtenAnew } from "../written-anew.ts";
import { Incumbent, MarketForce, MarketScan, PriorityInsight, Startup } from "./schemas.ts";

export const marketScanRoutes = {
  "GET v2/concept/{id}/market-scan": { summary: "The market scan.", access: "member", status: 200, answer: MarketScan },
  "GET v3/concept/{id}/market-scan/priority-insights": {
    summary: "The priority insights.",
    access: "member",
    status: 200,
    answer: results(PriorityInsight),
  },
  "GET v3/concept/{id}/market-scan/market-forces": {
    summary: "The market forces.",
    access: "member",
    status: 200,
    answer: results(MarketForce),
  },
  "GET v3/concept/market-scan/startup/{uuid}": {
    summary: "One startup.",
    access: "member",
    status: 200,
    answer: Startup,
  },
  "GET v3/concept/market-scan/incumbent/{uuid}": {
    summary: "One incumbent.",
    access: "member",
    status: 200,
    answer: Incumbent,
  },
  "POST v3/concept/{id}/market-scan/generate": writtenAnew("Writes trends and market scan again."),
} as const satisfies Routes;
