import type { ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { expect, test } from "vitest";
import type { RunOrder } from "../dependencies.ts";
import { chooseSections } from "./choose-sections.ts";
import type { SectionRow } from "./run-store.ts";

const gap: SectionNote = { kind: "gap", part: "startups", about: "Startups", sentence: "The model failed." };
/** A report that is complete but for what is said of it. */
function report({
  states = {},
  gaps = [],
  ...more
}: {
  states?: Partial<Record<ReportSection, SectionRow["status"]>>;
  gaps?: ReportSection[];
  outdated?: ReportSection[];
  fillable?: ReportSection[];
  forgotten?: ReportSection[];
}) {
  const rows = reportSections.map((section) => {
    const row = { section, status: states[section] ?? "complete", notes: gaps.includes(section) ? [gap] : [] };
    return [section, row as SectionRow] as const;
  });
  return { rows: new Map(rows), outdated: [], fillable: [], forgotten: [], ...more };
}
const chosen = (order: RunOrder, as: Parameters<typeof report>[0]) => chooseSections(order, report(as));

test("what is missing is written together with what is outdated, in the order of the report", () => {
  const order = { kind: "missing" } as const;
  const states = { overview: "notStarted" } as const;
  expect(chosen(order, { states, outdated: ["marketScan"] })).toEqual({ chosen: ["marketScan", "overview"] });
  expect(() => chosen(order, {})).toThrow("This report is already complete.");
});

test("a Retry writes what failed with all that waited for it, and fills the gaps whose answers are kept", () => {
  const order = { kind: "failed" } as const;
  const states = { trends: "error", marketScan: "notStarted" } as const;
  expect(chosen(order, { states, gaps: ["customerProfiles"], fillable: ["customerProfiles"] })).toEqual({
    chosen: ["trends", "marketScan", "customerProfiles"],
    filling: ["customerProfiles"],
  });
  // What was only never written has not failed.
  const unwritten = { states: { overview: "notStarted" } as const, fillable: ["marketScan" as const] };
  expect(chosen(order, unwritten)).toEqual({ chosen: ["marketScan"], filling: ["marketScan"] });
  expect(() => chosen(order, {})).toThrow("No section of this report has failed.");
  expect(() => chosen(order, { forgotten: ["marketScan"] })).toThrow("is no longer kept");
});

test("a part is filled only where it is missing, up to date, and the rest of its answers is kept", () => {
  const order = { kind: "part", section: "marketScan", part: "startups" } as const;
  const gaps: ReportSection[] = ["marketScan"];
  expect(chosen(order, { gaps, fillable: gaps })).toEqual({ chosen: gaps, filling: gaps, part: "startups" });
  expect(() => chosen({ ...order, part: "incumbents" }, { gaps, fillable: gaps })).toThrow("no such gap");
  const writing = { gaps, fillable: gaps, states: { marketScan: "pending" } as const };
  expect(() => chosen(order, writing)).toThrow("no such gap");
  expect(() => chosen(order, { gaps, outdated: gaps })).toThrow("What this section is written from has changed.");
  expect(() => chosen(order, { gaps, forgotten: gaps })).toThrow("is no longer kept");
});

test("what is written anew needs what it is written from, which may be written with it", () => {
  const states = { trends: "notStarted" } as const;
  const order = (...sections: ReportSection[]) => ({ kind: "anew" as const, sections });
  expect(() => chosen(order("marketScan"), { states })).toThrow(
    "This section is written from trends, which is not there yet.",
  );
  expect(chosen(order("marketScan", "trends"), { states })).toEqual({ chosen: ["trends", "marketScan"] });
});

test("of what is outdated those are written that were asked for, or all", () => {
  const outdated: ReportSection[] = ["marketScan", "overview"];
  expect(chosen({ kind: "outdated" }, { outdated })).toEqual({ chosen: outdated });
  expect(chosen({ kind: "outdated", sections: ["overview", "trends"] }, { outdated })).toEqual({
    chosen: ["overview"],
  });
  expect(() => chosen({ kind: "outdated", sections: ["trends"] }, { outdated })).toThrow("Nothing of this report");
});
