import { expect, test } from "vitest";
import * as failures from "./concept-failures.ts";
import { lockedBy } from "./editing-lock.ts";

test("why a concept stays as it is is said in a sentence that tells what to do", () => {
  const told = Object.entries(failures).map(([name, make]) => [name, make().code, make().message].join(" | "));
  expect(told.toSorted()).toEqual([
    "conceptChangedMeanwhile | precondition_failed | Somebody else has changed this concept. Reload it and make your change again.",
    "conceptNotArchived | conflict | This concept is not archived.",
    "conceptNotFound | not_found | Concept Not Found.",
    "viewsVersion | conflict | You are viewing a historical version of this concept. Revert to it or cancel to make changes.",
  ]);
  expect(lockedBy({ firstName: "Ada", lastName: "Moreau" })).toMatchObject({
    ...{
      code: "locked",
      message: "Ada Moreau is editing this concept with AI. It is locked until the update is done.",
    },
  });
});
