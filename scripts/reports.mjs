import { relative } from "node:path";
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
  const errorOf = (spec) => spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;
  return [...suites.flatMap(failuresOfSuite), ...failed.map((spec) => failure(spec.file, spec.title, errorOf(spec)))];
}

const messageLines = 12;

/** Where, what, and the beginning of why. */
function failure(file, title, message = "") {
  const why = stripVTControlCharacters(message).split("\n").slice(0, messageLines).join("\n  ");
  return `${relative(repository, file)} > ${title}\n  ${why}`;
}
