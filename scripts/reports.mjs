import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { repository } from "./repository.mjs";

/** @typedef {import("./tally.mjs").Counts} Counts */

/**
 * Counts the JSON report of Vitest. A file that could not be loaded holds no tests and counts as one failure.
 * @returns {Counts}
 */
export function countVitest(report) {
  const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  };
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === "failed");
  if (status === "failed" && failed.length === 0) return [failure(name, "the file could not be run", message)];
  return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0]));
}

/**
 * Counts the JSON report of Playwright. A test that passed only when tried again counts as failed.
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failure("", "before any test", message)),
      ...suites.flatMap(failuresOfSuite),
    ],
  };
}

function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.filter((spec) => spec.tests.some(({ status }) => status === "unexpected" || status === "flaky"));
  const failedOf = (spec) => spec.tests.flatMap(({ results }) => results).find(({ error }) => error);
  const fileOf = (spec) => join(repository, "e2e", "src", spec.file);
  return [
    ...suites.flatMap(failuresOfSuite),
    ...failed.map(
      (spec) => failure(fileOf(spec), spec.title, failedOf(spec)?.error.message) + pageOf(failedOf(spec)?.attachments),
    ),
  ];
}

const pageLines = 60;

/** What the main part of the page held when the journey failed, as Playwright has noted it: below the error, or under a heading of its own. The files of a run are gone with its machine. */
function pageOf(attachments = []) {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  // A page that is gone, or never came, leaves none.
  if (!path || !existsSync(path)) return "";
  const [, page] = /^```yaml\n([\s\S]*?)\n```$/m.exec(readFileSync(path, "utf8")) ?? [];
  if (!page) return "";
  const lines = page.replace(/ \[(ref|cursor)=\w+\]/g, "").split("\n");
  const main = Math.max(
    lines.findIndex((line) => /^\s*- main\b/.test(line)),
    0,
  );
  return ["", "The page:", ...lines.slice(main, main + pageLines)].join("\n  ");
}

/**
 * How long each file of a report of Vitest took, in milliseconds, with what it prepares before its tests.
 * @returns {import("./tally.mjs").TimedFile[]}
 */
export function filesOfVitest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    path: relative(repository, name),
    ms: endTime - startTime,
  }));
}

/**
 * How long the journeys of each file took together, in milliseconds.
 * @returns {import("./tally.mjs").TimedFile[]}
 */
export function filesOfPlaywright({ suites }) {
  return suites.map((suite) => ({ path: `e2e/src/${suite.file}`, ms: durationOf(suite) }));
}

function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap((spec) => spec.tests.flatMap((each) => each.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

const messageLines = 12;

/** Where, what, and the beginning of why. */
function failure(file, title, message = "") {
  const why = stripVTControlCharacters(message).split("\n").slice(0, messageLines).join("\n  ");
  return `${relative(repository, file)} > ${title}\n  ${why}`;
}
