import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countPlaywright, countVitest, filesOfPlaywright, filesOfVitest } from "./reports.mjs";
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
  expect(counts.failures[0]).toBe("e2e/src/a.spec.ts > runs\n  no");
});

/** A journey that failed, with what Playwright has noted of its page at `path`. */
function countFailed(path) {
  const results = [{ error: { message: "no" }, attachments: [{ name: "error-context", path }] }];
  const suites = [{ specs: [{ title: "runs", file: "a.spec.ts", tests: [{ status: "unexpected", results }] }] }];
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
  return countPlaywright({ stats, errors: [], suites }).failures[0];
}

test("a journey that failed tells what its page held, where it held something", async () => {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-page-"));
  const path = join(folder, "error-context.md");
  const error = "# Error details\n\n```\nError: no\n```\n\n";
  const page = '```yaml\n- link "Home" [ref=e1]\n- main [ref=e2]:\n  - heading "Concepts"\n```\n\n# Test source\n';
  await writeFile(path, `${error}# Page snapshot\n\n${page}`);
  const told = countFailed(path);
  await writeFile(path, `${error}${page}`);
  const belowError = countFailed(path);
  await writeFile(path, error);
  const ofNoPage = countFailed(path);
  await rm(folder, { recursive: true });
  expect(belowError).toBe(told);
  expect(told).toBe('e2e/src/a.spec.ts > runs\n  no\n  The page:\n  - main:\n    - heading "Concepts"');
  expect([ofNoPage, countFailed(path)]).toEqual(Array(2).fill("e2e/src/a.spec.ts > runs\n  no"));
});

test("the stages and the twenty slowest files are told, the longest first", () => {
  const tally = new Tally();
  const files = Array.from({ length: 21 }, (_, index) => ({ path: `server/${index}.test.ts`, ms: (index + 1) * 1000 }));
  tally.add("Types", { passed: 1, failed: 0, skipped: 0 }, { seconds: 2.04 });
  tally.add("Tests of server", { passed: 21, failed: 0, skipped: 0 }, { seconds: 231, files });
  const lines = tally.times.split("\n");
  expect(lines.slice(0, 6)).toEqual([
    "",
    "Stages",
    "   231.0 s  Tests of server",
    "     2.0 s  Types",
    "",
    "Slowest of 21 test files",
  ]);
  expect(lines[6]).toBe("    21.0 s  server/20.test.ts");
  expect(lines.slice(6).filter((line) => line !== "")).toHaveLength(20);
  expect(tally.times).not.toContain("server/0.test.ts");
});

test("how long a file took is read from both reports", () => {
  const vitest = { testResults: [{ name: `${repository}/server/a.test.ts`, startTime: 1_000, endTime: 3_500 }] };
  expect(filesOfVitest(vitest)).toEqual([{ path: "server/a.test.ts", ms: 2_500 }]);
  const spec = (...durations) => ({ tests: durations.map((duration) => ({ results: [{ duration }] })) });
  const suites = [{ file: "a.spec.ts", specs: [spec(1_000)], suites: [{ specs: [spec(200, 30)] }] }];
  expect(filesOfPlaywright({ suites })).toEqual([{ path: "e2e/src/a.spec.ts", ms: 1_230 }]);
});
