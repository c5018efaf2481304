import { expect, test } from "vitest";
import {
  agreement,
  inARow,
  isOlderThanAYear,
  joined,
  lastRetrieved,
  reasoningNote,
  restsOn,
} from "./evidence-words.ts";
import { ada, shownEvidence, shownSource, shownStep } from "./testing/shown-evidence.fixture.ts";

const now = new Date("2026-03-02T10:00:00.000Z");
const one = shownSource(1, "Survey", { publishedDate: "2026-01-02" });
const two = shownSource(2, "Outlook");
const three = shownSource(3, "Forum");
const published = (publishers: number) => shownStep("It costs.", { publishers });
const rejected = { by: ada, at: now.toISOString(), reason: "" };

test("what a conclusion rests on is counted without what is rejected, and inferences apart", () => {
  const sourced = shownStep("Said.", { sources: [1] });
  const view = (change: Parameters<typeof shownEvidence>[0]) => restsOn(shownEvidence(change));
  expect(view({ sources: [one], steps: [sourced] })).toBe("1 source");
  expect(view({ sources: [one, two, { ...three, rejected }], steps: [sourced, shownStep("Thought.")] })).toBe(
    "2 sources, 1 inference",
  );
  expect(view({ sources: [], steps: [shownStep("Thought."), shownStep("So.")] })).toBe("0 sources, 2 inferences");
});

test.each([
  [published(0), [], ""],
  [published(1), [one], "one source"],
  [published(1), [{ ...one, publishedDate: "2025-03-01" }], "one source, older than a year"],
  [published(1), [{ ...one, publishedDate: null }], "one source"],
  [
    published(1),
    [{ ...one, publishedDate: "2020-01-01", category: "First-Party Research" as const }],
    "one source, your own",
  ],
  [published(1), [one, two], "two sources of one publisher"],
  [published(2), [one, two], "two sources agree"],
  [published(2), [one, two, three], "three sources of two publishers agree"],
])("how many agree on a step is said in words (%#)", (step, sources, words) => {
  expect(agreement(step, sources, now)).toBe(words);
});

test("a day is older than a year after 365 days and a quarter; one that nobody knows never is", () => {
  expect(isOlderThanAYear("2025-03-03", now)).toBe(false);
  expect(isOlderThanAYear("2025-03-02", now)).toBe(true);
  expect([null, undefined, ""].map((day) => isOlderThanAYear(day, now))).toEqual([false, false, false]);
});

test.each([
  [[], 0, "Treat it as a hypothesis."],
  [["step 2"], 0, "Inferred from step 2. Treat it as a hypothesis."],
  [
    ["step 1", "step 2", "step 3"],
    1,
    "Inferred from step 1, step 2 and step 3. We searched once and found nothing that confirms or contradicts it. Treat it as a hypothesis.",
  ],
  [[], 2, "We searched twice and found nothing that confirms or contradicts it. Treat it as a hypothesis."],
  [[], 6, "We searched six times and found nothing that confirms or contradicts it. Treat it as a hypothesis."],
  [[], 27, "We searched 27 times and found nothing that confirms or contradicts it. Treat it as a hypothesis."],
])("reasoning says what it goes out from, and what was searched for it (%#)", (premises, searches, words) => {
  expect(reasoningNote(shownStep("So.", { premises }), searches)).toBe(words);
});

test("numbers stand in a row, and words in a sentence", () => {
  expect([[], [2], [1, 2], [1, 2, 4]].map((all) => inARow("Step", all))).toEqual([
    ...["", "Step 2", "Steps 1 and 2", "Steps 1, 2 and 4"],
  ]);
  expect(joined([])).toBe("");
});

test("the newest of all retrievals counts, whatever the order; where none is known there is none", () => {
  const at = (...days: (string | null)[]) => lastRetrieved(days.map((retrievedAt) => ({ ...one, retrievedAt })));
  expect(at("2026-01-01T00:00:00.000Z", null, "2026-02-01T00:00:00.000Z", "2025-12-01T00:00:00.000Z")).toBe(
    "2026-02-01T00:00:00.000Z",
  );
  expect(at(null)).toBeNull();
});
