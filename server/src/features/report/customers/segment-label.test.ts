import { expect, test } from "vitest";
import { areAlike, segmentLabel } from "./segment-label.ts";

test.each([
  ["facility managers of shared offices", "Facility managers of shared offices"],
  ["people who look after very large office buildings", "People who look after very large office"],
  ["@chefs of the city: cooks & “others”", "Others"],
  ["people known as “レストランの料理長”", "レストランの料理長"],
  ["homes with 30% of debt above $1.5M", "Homes with of debt above"],
  ["parents/carers (part-time)", "Parents carers part-time"],
])("%s become the segment %s", (group, segment) => {
  expect(segmentLabel(group)).toBe(segment);
});

test("segments are alike when one names the other more closely", () => {
  expect(areAlike("Facility managers", "facility managers of shared offices")).toBe(true);
  expect(areAlike("Managers", "Office managers")).toBe(true);
  expect(areAlike("Store owners", "Store managers")).toBe(false);
});
