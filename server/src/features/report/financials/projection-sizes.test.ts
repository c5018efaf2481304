import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { stableUuid } from "../writing/stable-uuid.ts";
import { projectionSizes, sized } from "./projection-sizes.ts";

type Entry = Pick<AssumptionEntry, "unit" | "scalar" | "order">;

function entry(group: AssumptionEntry["group"], { unit, scalar, order }: Entry): AssumptionEntry {
  const title = `${group} ${order}`;
  return {
    uuid: stableUuid(title),
    title,
    description: title,
    unit,
    unitDescription: unit,
    scalar,
    group,
    order,
    operator: "*",
    assumptionSources: [],
  };
}

const topDown = sized({
  uuid: stableUuid("top-down"),
  type: "top_down",
  assumptionEntries: [
    entry("TAM", { unit: "offices", scalar: 1000, order: 0 }),
    entry("TAM", { unit: "$", scalar: 500, order: 1 }),
    entry("SAM", { unit: "%", scalar: 50, order: 2 }),
    entry("SOM", { unit: "%", scalar: 10, order: 3 }),
  ],
});
const bottomUp = sized({
  uuid: stableUuid("bottom-up"),
  type: "bottom_up",
  assumptionEntries: [
    entry("TAM", { unit: "offices", scalar: 800, order: 0 }),
    entry("TAM", { unit: "%", scalar: 50, order: 1 }),
    entry("TAM", { unit: "$", scalar: 90, order: 2 }),
    entry("TAM", { unit: "payments", scalar: 12, order: 3 }),
  ],
});

test("a sizing carries the sizes that follow from its assumptions", () => {
  expect(topDown).toMatchObject({ expectedTam: 500_000, expectedSam: 250_000, expectedSom: 25_000 });
});

test("a projection takes its markets from the top-down sizing and its customers from the bottom-up one", () => {
  expect(projectionSizes([bottomUp, topDown])).toEqual({
    tam: 500_000,
    sam: 250_000,
    som: 25_000,
    totalUsers: 400,
    serviceableAddressablePercent: 50,
    serviceableObtainablePercent: 10,
  });
});

test("without sizings there are no sizes", () => {
  expect(projectionSizes([])).toEqual({
    tam: 0,
    sam: 0,
    som: 0,
    totalUsers: null,
    serviceableAddressablePercent: null,
    serviceableObtainablePercent: null,
  });
});
