import { competitiveRivalry } from "./market-forces/competitive-rivalry.ts";
import { customerDemand } from "./market-forces/customer-demand.ts";
import type { MarketForceCategory } from "./market-forces/market-force-pattern.ts";
import { regulation } from "./market-forces/regulation.ts";
import { substitutes } from "./market-forces/substitutes.ts";
import { supplierPower } from "./market-forces/supplier-power.ts";
import { technologyReadiness } from "./market-forces/technology-readiness.ts";

/** The six corners of the market forces radar, in clockwise order. */
export const marketForces: readonly MarketForceCategory[] = [
  customerDemand,
  competitiveRivalry,
  supplierPower,
  substitutes,
  regulation,
  technologyReadiness,
];
