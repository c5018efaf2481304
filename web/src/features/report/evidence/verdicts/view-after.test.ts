import { expect, test } from "vitest";
import { ada, shownEvidence, shownSource, shownStep } from "../testing/shown-evidence.fixture.ts";
import { acceptedIn, rejectedIn } from "./view-after.ts";

const word = { by: ada, at: "2026-03-01T10:00:00.000Z", reason: "" };
const passage = (step: number, stance: "for" | "against") => ({
  ...{ before: "", after: "", isFound: true, quote: `Of step ${step}`, step, stance },
});
const view = shownEvidence({
  steps: [shownStep("It holds.", { sources: [1, 2] }), shownStep("It grows.", { sources: [1], against: [2] })],
  sources: [
    shownSource(1, "Survey"),
    { ...shownSource(2, "Forum"), passages: [passage(0, "for"), passage(1, "against")] },
  ],
});

test("nothing rests on a source that is rejected; accepted again it carries what it carried, and speaks against the rest", () => {
  const without = rejectedIn(view, 2, word);
  expect(without.steps.map(({ sources, against }) => [sources, against])).toEqual([
    [[1], []],
    [[1], []],
  ]);
  expect(without.sources.map(({ rejected }) => rejected)).toEqual([null, word]);
  expect(acceptedIn(without, 2)).toEqual(view);
});
