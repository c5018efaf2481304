import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { expect, test } from "vitest";
import { hashesIn, type Standing, type Step, standingsBefore } from "./trail.ts";

const moment = (minute: number) => new Date(Date.UTC(2026, 2, 4, 12, minute));
const step = (section: ReportSection, revision: number, minute: number): Step => ({
  ...{ section, revision, contentHash: `${section} ${revision}`, changes: [], userId: null, isRun: false },
  at: moment(minute),
});
const trail = [
  step("trends", 1, 1),
  step("overview", 1, 2),
  step("marketScan", 1, 3),
  step("trends", 2, 4),
  step("marketScan", 2, 5),
  step("trends", 3, 6),
];
const told = (standing: Standing) => `${standing.trends?.revision} ${standing.marketScan?.revision}`;

test("what stood of sections is told from a moment on back to their first revisions, change by change of these alone", () => {
  const standings = (minute: number) =>
    [...standingsBefore(trail, ["trends", "marketScan"], moment(minute))].map((standing) => told(standing));
  expect(standings(5)).toEqual(["2 2", "2 1", "1 1", "1 1", "1 1"]);
  expect(standings(6)[0]).toBe("3 2");
  expect(standings(0)).toEqual(["1 1"]);
});

test("what stood is told by what it said, and as nothing where nothing is known of it", () => {
  const [first] = standingsBefore(trail, ["trends", "assumptions"], moment(4));
  expect(hashesIn(first ?? {})).toEqual({ trends: "trends 2", assumptions: null });
});
