import { expect, test } from "vitest";
import { bareSeed } from "#test-support/seed-briefs.ts";
import { findRestsOn } from "./draft-rests-on.ts";

test("what quotes no answer rests on the first question that was answered, and on nothing that was not asked", () => {
  const restsOn = findRestsOn(bareSeed);
  expect(restsOn([])).toEqual(["idea"]);
  expect(restsOn([], ["value_source"])).toEqual(["idea"]);
});
