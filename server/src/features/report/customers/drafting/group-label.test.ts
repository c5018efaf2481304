import { expect, test } from "vitest";
import { groupLabel } from "./group-label.ts";

test.each([
  ["en", "owners of bakeries", "Owners of bakeries"],
  ["en", "Plumbers and electricians with up to six employees", "Plumbers and electricians"],
  ["en", "Homes with 30% of debt", "Homes"],
  ["de", "Pflegekräfte, die in der Nacht allein sind", "Pflegekräfte"],
  ["es", "Familias con niños de 6 a 12 años que viven en Sevilla", "Familias con niños de 6 a 12 años"],
  ["ja", "駅前のレストランの料理長", "駅前のレストランの料理長"],
] as const)("in %s, %s are named %s", (language, group, label) => {
  expect(groupLabel(group, language)).toBe(label);
});

test("what has no short name in plain letters has none", () => {
  expect(groupLabel("30% of everybody", "en")).toBeUndefined();
  expect(groupLabel("all-those-whom-nobody-has-ever-counted-anywhere", "en")).toBeUndefined();
});
