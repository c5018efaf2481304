import { expect, test } from "vitest";
import { generateActions, generateLabels } from "./generate-action.ts";

test("[S2.2.9-01] [S1.2.8-23] the button says what a click would do at each status", () => {
  expect(generateLabels).toEqual({
    complete: "Open",
    pending: "Loading",
    notStarted: "Generate",
    error: "Retry",
    draft: "Continue",
  });
});

test("[S2.4-05] a report that has not started is generated", () => {
  expect(generateActions.notStarted).toBe("generate");
});

test("[S2.4-06] a failed report is retried", () => {
  expect(generateActions.error).toBe("retry");
});

test("[S2.4-07] a complete report is opened", () => {
  expect(generateActions.complete).toBe("open");
});

test("[S2.4-08] any other status ignores the click", () => {
  expect([generateActions.pending, generateActions.draft]).toEqual(["none", "none"]);
});
