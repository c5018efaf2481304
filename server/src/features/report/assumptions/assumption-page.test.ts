import type { AssumptionCategory, ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { expect, test } from "vitest";
import { assumptionPage } from "./assumption-page.ts";

const assumption = (uuid: string, category: AssumptionCategory): ListedAssumption => ({
  ...{ uuid, category, statement: uuid, importance: 2, importanceRationale: "", certainty: 2, certaintyRationale: "" },
  ...{
    falsifier: "",
    risk: 0.4,
    riskCategory: "medium",
    origin: "user",
    status: "untested",
    testProgress: 0,
    version: 1,
  },
  ...{ createdAt: "2026-03-04T12:00:00.000Z", balance: null },
});
const all = [
  ...["a", "b", "c"].map((uuid) => assumption(uuid, "Desirability")),
  ...["d", "e"].map((uuid) => assumption(uuid, "Viability")),
];
const pageOf = (query: { category?: AssumptionCategory; page: number; page_size: number }) => {
  const { results, ...page } = assumptionPage(all, query);
  return { ...page, shown: results.map(({ uuid }) => uuid).join("") };
};

test("assumptions are listed page by page, of one category or all, and the last page is given beyond it", () => {
  expect(pageOf({ page: 1, page_size: 2 })).toMatchObject({ shown: "ab", count: 5, numberOfPages: 3, pageSize: 2 });
  expect(pageOf({ page: 9, page_size: 2 })).toMatchObject({ shown: "e" });
  expect(pageOf({ category: "Viability", page: 1, page_size: 2 })).toMatchObject({ shown: "de", numberOfPages: 1 });
  expect(pageOf({ category: "Feasibility", page: 2, page_size: 2 })).toMatchObject({ shown: "", numberOfPages: 1 });
});

test("the metrics are those of all assumptions, whichever are listed", () => {
  for (const category of [undefined, "Viability"] as const)
    expect(pageOf({ ...(category && { category }), page: 1, page_size: 1 }).categoryMetrics).toMatchObject({
      ...{ Desirability: { count: 3 }, Viability: { count: 2 }, Feasibility: { count: 0 } },
    });
});
