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

const closer = {
  en: "who that which with without in at of for from within near where",
  de: "die der das mit ohne in im am bei von aus für auf wo",
  es: "que con sin en de del para por donde",
} as const;
const longName = "whomsoever-anybody-has-ever-counted-anywhere";

test.each(
  (Object.keys(closer) as (keyof typeof closer)[]).flatMap((language) =>
    closer[language].split(" ").map((word) => [language, word] as const),
  ),
)("in %s, a group is named without what stands behind “%s”", (language, word) => {
  expect(groupLabel(`bakers ${word} ${longName}`, language)).toBe("Bakers");
});

test.each([
  ["en", ","],
  ["de", ":"],
  ["es", ";"],
  ["en", " ("],
  ...["、", "，", "：", "；", "（", "("].map((mark) => ["ja", mark] as const),
] as const)("in %s, a group is named without what stands behind “%s”", (language, mark) => {
  expect(groupLabel(`パン屋${mark}${longName}`, language)).toBe("パン屋");
});

test("what has no short name in plain letters has none", () => {
  expect(groupLabel("30% of everybody", "en")).toBeUndefined();
  expect(groupLabel("all-those-whom-nobody-has-ever-counted-anywhere", "en")).toBeUndefined();
});
