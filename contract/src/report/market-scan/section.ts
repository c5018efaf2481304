import type { SectionContract } from "../section-contract.ts";
import { marketScanRoutes } from "./routes.ts";
import { MarketScan } from "./schemas.ts";

export const marketScan = {
  content: MarketScan,
  routes: marketScanRoutes,
} as const satisfies SectionContract;
