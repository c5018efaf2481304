import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimatedSecondsLeft, playbackRate, progressPercentage, reportProgress } from "./progress.ts";

const finished = { status: "complete" } as const;
const open = { status: "notStarted" } as const;

describe("the progress of a report", () => {
  test("counts written sections, outdated ones among them, of all", () => {
    const untouched = Object.fromEntries(reportSections.map((section) => [section, open]));
    const progress = reportProgress({
      ...(untouched as Record<ReportSection, typeof open>),
      trends: finished,
      marketScan: { status: "outdated" },
      customerProfiles: { status: "pending" },
      financialProjection: { status: "error" },
      overview: { status: "waiting" },
    });
    const totalSections = reportSections.length;
    const progressPercentage = Math.round(200 / totalSections);
    expect(progress).toEqual({ completedSections: 2, totalSections, progressPercentage });
  });

  test("[S1.4-13] the percentage is that of complete sections", () => {
    expect(progressPercentage(0, 6)).toBe(0);
    expect(progressPercentage(3, 6)).toBe(50);
    expect(progressPercentage(6, 6)).toBe(100);
    expect([1, 2, 4, 5].map((completed) => progressPercentage(completed, 6))).toEqual([17, 33, 67, 83]);
  });

  test("[S2.2.9-06] whatever the counts, the percentage stays a whole number from 0 to 100", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (completed, total) => {
        const percentage = progressPercentage(completed, total);
        expect(Number.isInteger(percentage)).toBe(true);
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(percentage).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe("the time a report still takes", () => {
  test("[S1.4-12] is 30 seconds for each unfinished section", () => {
    expect(estimatedSecondsLeft(0, 6)).toBe(180);
    expect(estimatedSecondsLeft(4, 6)).toBe(60);
    expect(estimatedSecondsLeft(6, 6)).toBe(0);
  });

  test("[S2.2.9-05] counts down with every second and stops at 0", () => {
    expect(estimatedSecondsLeft(5, 6, 1)).toBe(29);
    expect(estimatedSecondsLeft(5, 6, 30)).toBe(0);
    expect(estimatedSecondsLeft(5, 6, 500)).toBe(0);
  });

  test("is never longer than a whole section takes, however far the clock of the page is behind", () => {
    expect(estimatedSecondsLeft(5, 6, -40)).toBe(30);
    expect(estimatedSecondsLeft(5, 6, 0.4)).toBe(30);
    expect(estimatedSecondsLeft(7, 6, 0)).toBe(0);
  });
});

test("[S1.4-14] [S2.2.9-03] the playback rate is never below 1", () => {
  expect(playbackRate(0, 6)).toBe(1);
  expect(playbackRate(6, 6)).toBe(1);
  expect(playbackRate(0, 0)).toBe(1);
  expect(playbackRate(9, 6)).toBe(1.5);
});
