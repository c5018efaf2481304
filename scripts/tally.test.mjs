import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./reports.mjs";
import { repository } from "./repository.mjs";
import { Tally } from "./tally.mjs";

test("the last line counts what passed and failed, and what was skipped only when something was", () => {
  const tally = new Tally();
  tally.add("Types", { passed: 1, failed: 0, skipped: 0 });
  expect(tally.summary.trimEnd().split("\n").at(-1)).toBe("1 passed, 0 failed");
  expect(tally.exitCode).toBe(0);
  tally.add("Tests of server", { passed: 40, failed: 2, skipped: 3, failures: ["server/a.test.ts > adds"] });
  expect(tally.summary).toBe("\nserver/a.test.ts > adds\nFailed: Tests of server\n41 passed, 2 failed, 3 skipped\n");
  expect(tally.exitCode).toBe(1);
});

test("a test file that could not be loaded counts as a failure", () => {
  const counts = countVitest({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: `${repository}/server/a.test.ts`,
        status: "failed",
        assertionResults: [{ status: "failed", fullName: "adds", failureMessages: ["AssertionError: 2"] }],
      },
      { name: `${repository}/server/b.test.ts`, status: "failed", message: "SyntaxError", assertionResults: [] },
    ],
  });
  expect(counts).toMatchObject({ passed: 5, failed: 2, skipped: 0 });
  expect(counts.failures).toEqual([
    "server/a.test.ts > adds\n  AssertionError: 2",
    "server/b.test.ts > the file could not be run\n  SyntaxError",
  ]);
});

test("a journey that passed only when tried again counts as a failure", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = (title, status) => ({
    title,
    file: "a.spec.ts",
    tests: [{ status, results: [{ error: { message: "no" } }] }],
  });
  const suites = [{ specs: [spec("walks", "expected")], suites: [{ specs: [spec("runs", "flaky")] }] }];
  const counts = countPlaywright({ stats, errors: [], suites });
  expect(counts).toMatchObject({ passed: 4, failed: 2, skipped: 2 });
  expect(counts.failures).toHaveLength(1);
  expect(counts.failures[0]).toMatch(/a\.spec\.ts > runs\n {2}no$/);
});
