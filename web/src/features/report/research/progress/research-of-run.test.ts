import { expect, test } from "vitest";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { progressWith } from "#testing/research.ts";
import { questionsOf } from "./research-of-run.ts";

test.for([
  [0, 2, 1],
  [1, 2, 1],
  [2, 2, 2],
  [3, 2, 2],
] as const)("with %d of %d questions asked it is at question %d", ([asked, questions, place]) => {
  const concept = conceptWith({ reportStatusBySection: sectionsIn("pending") });
  expect(questionsOf(concept, null, progressWith({ asked, questions }))).toEqual({ place, all: questions });
});
