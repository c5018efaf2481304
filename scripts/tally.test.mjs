import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./reports.mjs";
import { Tally } from "./tally.mjs";

test("the last line counts what passed and failed, and what was skipped only when something was", () => {
  const tally = new Tally();
  tally.add("Types", { passed: 1, failed: 0, skipped: 0 });
  expect(tally.summary.trimEnd().split("\n").at(-1)).toBe("1 passed, 0 failed");
  expect(tally.exitCode).toBe(0);
  tally.add("Tests of server", { passed: 40, failed: 2, skipped: 3 });
  expect(tally.summary).toBe("\nFailed: Tests of server\n41 passed, 2 failed, 3 skipped\n");
  expect(tally.exitCode).toBe(1);
});

test("a test file that could not be loaded counts as a failure", () => {
  const counts = countVitest({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: "failed", assertionResults: [{}] },
      { status: "failed", assertionResults: [] },
    ],
  });
  expect(counts).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test("a journey that passed only when tried again counts as a failure", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 2, skipped: 2 });
});
