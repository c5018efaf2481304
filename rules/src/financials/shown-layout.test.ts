import { expect, test } from "vitest";
import { shownLayout } from "./shown-layout.ts";

const nothing = {
  ...{ tam: 0, sam: 0, som: 0, businessModel: null, pricing: null, pricingModel: null, totalUsers: null },
  ...{ distributionChannels: [], costDrivers: [], marketSizings: [], serviceableAddressablePercent: null },
  ...{ serviceableObtainablePercent: null, savingMethod: null, savingsModel: null, impactSizings: [] },
  ...{ targetSavingsAreas: [], costInterferences: [] },
};
const uuid = "55555555-5555-4555-8555-555555555555";
const channel = { uuid, title: "Owners", description: "", channelType: "primary" as const };
const driver = { uuid, title: "Vans", description: "", icon: "", costPercentageEstimate: 1, mitigationStatement: "" };
const sizing = {
  uuid,
  type: "bottom_up" as const,
  assumptionEntries: [],
  expectedTam: 0,
  expectedSam: 0,
  expectedSom: 0,
};
const area = { uuid, areaType: "primary" as const, title: "Rounds", description: "" };
const saves = { savingMethod: { type: "Process Automation", description: "" } };

test.for([
  { businessModel: { type: "Recurring", subtype: "Subscription", description: "" } },
  { marketSizings: [sizing] },
  { costDrivers: [driver] },
  { distributionChannels: [channel] },
  { pricingModel: "Per floor" },
])("[S2.2.6-08] any part of a revenue is enough for the layout of revenue, whatever else there is: %o", (part) => {
  expect(shownLayout({ ...nothing, ...saves, ...part })).toBe("revenue");
});

test.for([
  saves,
  { savingsModel: { savingsAmount: 1, unit: "", currency: "USD" as const, reasoning: "", savingsAssumptions: [] } },
  { impactSizings: [{ uuid, title: "", assumptionEntries: [], expectedSavings: 0 }] },
  { costInterferences: [{ uuid, title: "", icon: "", interferenceInsight: "", mitigationStatement: "" }] },
  { targetSavingsAreas: [area] },
])("[S2.2.6-12] without any of it, any part of savings is enough for the layout of savings: %o", (part) => {
  expect(shownLayout({ ...nothing, ...part })).toBe("savings");
});

test("what holds neither has no layout", () => {
  expect(shownLayout(nothing)).toBeNull();
});
