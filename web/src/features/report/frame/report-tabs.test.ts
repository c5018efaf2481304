import { expect, test } from "vitest";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { hidesPage, isEmpty, isUnwritten, tabsOf } from "./report-tabs.ts";

const at = (page: string) => `/concept/C-0003${page}`;
const { featureVersions } = conceptWith();

/** A report whose sections are all in one state, but for those that are named; nothing of it was written before. */
function reportIn(...states: Parameters<typeof sectionsIn>) {
  const sections = sectionsIn(...states);
  const unwritten = Object.entries(sections).map(([name, state]) => [
    name,
    state.status === "complete" ? { ...state, origin: "model" } : { ...state, origin: null, dateCompleted: null },
  ]);
  return conceptWith({ reportStatusBySection: Object.fromEntries(unwritten) });
}

test("tests have a page where the assumptions are of their second version, and only there", () => {
  const older = conceptWith({ featureVersions: { ...featureVersions, assumptions: "v1" } });
  expect(tabsOf(conceptWith()).map(({ label }) => label)).toContain("Testing");
  expect(tabsOf(older).map(({ label }) => label)).not.toContain("Testing");
  expect(hidesPage(older, at("/testing"))).toBe(true);
  expect(hidesPage(older, at("/market-scan"))).toBe(false);
  expect(hidesPage(conceptWith(), at("/testing"))).toBe(false);
});

test("a page is unwritten while all that it is for is being written for the first time", () => {
  const coming = reportIn("complete", { trends: "waiting", marketScan: "pending" });
  expect(isUnwritten(coming, at("/market-scan"))).toBe(true);
  expect(isUnwritten(coming, at(""))).toBe(false);
  expect(isUnwritten(coming, at("/testing"))).toBe(false);
  expect(isUnwritten(reportIn("complete", { trends: "pending" }), at("/market-scan"))).toBe(false);
  // What was written before stands until it is written anew.
  const anew = conceptWith({ reportStatusBySection: sectionsIn("pending") });
  const written = Object.entries(anew.reportStatusBySection).map(([name, state]) => [
    name,
    { ...state, origin: "draft" },
  ]);
  expect(isUnwritten({ ...anew, reportStatusBySection: Object.fromEntries(written) }, at("/market-scan"))).toBe(false);
});

test("a page is empty where nothing that it is for stands, and nothing of it is on its way", () => {
  const nothing = reportIn("notStarted");
  expect(isEmpty(nothing, at("/market-scan"))).toBe(true);
  expect(isEmpty(nothing, at(""))).toBe(true);
  expect(isEmpty(nothing, at("/context"))).toBe(false);
  expect(isEmpty(reportIn("notStarted", { trends: "pending", marketScan: "pending" }), at("/market-scan"))).toBe(false);
  expect(isEmpty(reportIn("notStarted", { trends: "complete" }), at("/market-scan"))).toBe(false);
});
