import type { SectionContract } from "../section-contract.ts";
import { marketScanChangeRoutes } from "./change-routes.ts";
import { marketScanEdits } from "./edits.ts";
import { marketScanRoutes } from "./routes.ts";
import { MarketScan } from "./schemas.ts";

export const marketScan = {
  content: MarketScan,
  routes: { ...marketScanRoutes, ...marketScanChangeRoutes },
  ...marketScanEdits,
} as const satisfies SectionContract;
