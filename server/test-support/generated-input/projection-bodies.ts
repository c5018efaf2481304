import type { RouteKey } from "@seedbed/contract/route";

const entry = { title: "Depots", unit: "depots", scalar: 40, low: 30, high: 60 };

/** Bodies that the routes of financial projections accept. */
export const projectionBodies = {
  "PATCH v1/concept/{id}/financial-projection": { pricing: { price: 40, billing: "month" } },
  "POST v2/concept/financial-projection/{fid}/pricing": { price: 40, unit: "month" },
  "PATCH v2/concept/financial-projection/{fid}/pricing/{itemId}": { price: 40 },
  "POST v2/concept/financial-projection/{fid}/business-model": { type: "Service", subtype: "Leasing" },
  "PATCH v2/concept/financial-projection/{fid}/business-model/{itemId}": { subtype: "Leasing" },
  "POST v2/concept/financial-projection/{fid}/market-sizing": { type: "bottom_up" },
  "PATCH v2/concept/financial-projection/{fid}/market-sizing/{itemId}": {},
  "POST v2/concept/financial-projection/{fid}/cost-driver": { title: "Rent", costPercentageEstimate: 20 },
  "PATCH v2/concept/financial-projection/{fid}/cost-driver/{itemId}": { costPercentageEstimate: 35 },
  "POST v2/concept/financial-projection/{fid}/distribution-channel": { title: "Fairs", channelType: "primary" },
  "PATCH v2/concept/financial-projection/{fid}/distribution-channel/{itemId}": { title: "Trade fairs" },
  "POST v2/concept/financial-projection/market-sizing/{mid}/assumption": entry,
  "PATCH v2/concept/financial-projection/market-sizing/{mid}/assumption/{aid}": { unitDescription: "a year" },
  "POST v2/concept/financial-projection/impact-sizing/{sid}/assumption": entry,
  "PATCH v2/concept/financial-projection/impact-sizing/{sid}/assumption/{aid}": { unitDescription: "a year" },
} as const satisfies Partial<Record<RouteKey, unknown>>;
