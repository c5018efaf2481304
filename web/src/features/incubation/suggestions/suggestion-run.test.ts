import type { SuggestionsStream } from "@seedbed/contract/incubation/events";
import { expect, test } from "vitest";
import { seedUuid } from "../testing/seeds.fixture.ts";
import { beginRun, cutRun, receiveSuggestions } from "./suggestion-run.ts";

const complete = { title: "On wheels", description: "A van that refills" };
const begun = { title: "At ho", description: "" };

const event = (stage: SuggestionsStream["stage"], requestId: string, suggestions = [complete, begun]) => ({
  stage,
  context: { seedUuid, questionId: "q", requestId },
  content: { suggestions, origin: null },
});

test("[S1.5-31] only the suggestion that is being written may be without a description", () => {
  const writing = receiveSuggestions(beginRun(undefined), event("delta", "r1"));
  expect(writing).toMatchObject({ status: "writing", suggestions: [complete, begun] });
  expect(receiveSuggestions(writing, event("delta", "r1", [begun, complete])).suggestions).toEqual([complete]);
  expect(receiveSuggestions(writing, event("done", "r1"))).toMatchObject({ status: "done", suggestions: [complete] });
});

test("what still arrives of an earlier request changes nothing", () => {
  const first = receiveSuggestions(beginRun(undefined), event("delta", "r1"));
  const second = beginRun(first);
  expect(receiveSuggestions(second, event("done", "r1"))).toBe(second);
  expect(receiveSuggestions(second, event("delta", "r2")).suggestions).toEqual([complete, begun]);
});

test("a run that was given up keeps what was finished", () => {
  const writing = receiveSuggestions(beginRun(undefined), event("delta", "r1"));
  expect(cutRun(writing)).toMatchObject({ status: "done", suggestions: [complete] });
  const inTheMiddle = receiveSuggestions(
    writing,
    event("delta", "r1", [complete, { title: "At home", description: "A bo" }]),
  );
  expect(cutRun(inTheMiddle)).toMatchObject({ status: "done", suggestions: [complete] });
  expect(cutRun(beginRun(undefined))).toBeUndefined();
});

test("a run that failed says why, in words of its own where the server has none, and another one begins without it", () => {
  const failed = receiveSuggestions(beginRun(undefined), { ...event("error", "r1"), message: "The model is away." });
  expect(failed).toMatchObject({ status: "failed", message: "The model is away.", requestId: "r1", suggestions: [] });
  expect(cutRun(failed)).toBe(failed);
  expect(receiveSuggestions(failed, event("error", "r2")).message).toBe("The suggestions could not be written.");
  expect(beginRun(failed)).toMatchObject({ status: "waiting", message: null, requestId: null, supersededIds: ["r1"] });
  const anew = receiveSuggestions(beginRun(failed), {
    ...event("delta", "r2"),
    content: { suggestions: [complete], origin: "model" },
  });
  expect(anew).toMatchObject({ status: "writing", message: null, origin: "model", suggestions: [complete] });
});
