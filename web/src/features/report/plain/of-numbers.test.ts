import { expect, test } from "vitest";
import { sourceWith } from "#testing/reports.ts";
import { ofNumbers } from "./of-numbers.ts";

test("a page that several numbers rest on counts once for what is made of them", () => {
  const [law, survey] = [sourceWith("law"), sourceWith("survey")];
  const { sources, claims } = ofNumbers([
    { evidence: { insight: "", sources: [law, survey] } },
    { evidence: { insight: "", sources: [law] } },
    { evidence: undefined },
  ]);
  expect(sources).toEqual([law, survey]);
  expect(claims).toEqual([]);
});
