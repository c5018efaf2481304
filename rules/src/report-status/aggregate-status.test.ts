import type { ReportSection, SectionStatus } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aggregateStatus } from "./aggregate-status.ts";
import { generateLabels } from "./generate-labels.ts";
import type { SectionStatuses } from "./sections.ts";

function report(otherwise: SectionStatus, some: Partial<Record<ReportSection, SectionStatus>> = {}): SectionStatuses {
  const entries = reportSections.map((section) => [section, { status: some[section] ?? otherwise }]);
  return Object.fromEntries(entries) as Record<ReportSection, { status: SectionStatus }>;
}

const anyStatus = fc.constantFrom<SectionStatus>("notStarted", "waiting", "pending", "complete", "error", "outdated");
const anyReport = fc.tuple(...reportSections.map(() => anyStatus)).map((statuses) => {
  const entries = reportSections.map((section, index) => [section, statuses[index] ?? "notStarted"]);
  return report("notStarted", Object.fromEntries(entries) as Record<ReportSection, SectionStatus>);
});

describe("the status of a report", () => {
  test("nothing written is not started", () => {
    expect(aggregateStatus(report("notStarted"))).toBe("notStarted");
  });

  test("[S1.4-06] a section that waits or is being written makes the report pending", () => {
    expect(aggregateStatus(report("notStarted", { trends: "waiting" }))).toBe("pending");
    expect(aggregateStatus(report("complete", { overview: "pending" }))).toBe("pending");
  });

  test("[S1.4-07] all sections written make the report complete, a failed one makes it an error", () => {
    expect(aggregateStatus(report("complete"))).toBe("complete");
    expect(aggregateStatus(report("complete", { marketScan: "error" }))).toBe("error");
  });

  test("[S1.4-08] a failed section that is being written again makes the report pending, not an error", () => {
    expect(aggregateStatus(report("complete", { marketScan: "error", trends: "pending" }))).toBe("pending");
  });

  test("[S1.4-10] a cancelled report with some sections written is not started", () => {
    expect(aggregateStatus(report("notStarted", { trends: "complete" }))).toBe("notStarted");
  });

  test("a report with outdated sections stays complete", () => {
    expect(aggregateStatus(report("complete", { overview: "outdated" }))).toBe("complete");
  });

  test("[S1.3-26] every mixture of sections has one of the report statuses, and complete means that all can be read", () => {
    fc.assert(
      fc.property(anyReport, (sections) => {
        const status = aggregateStatus(sections);
        expect(["pending", "complete", "notStarted", "error"]).toContain(status);
        const readable = Object.values(sections).every(
          ({ status: each }) => each === "complete" || each === "outdated",
        );
        expect(status === "complete").toBe(readable);
      }),
    );
  });
});

test("the button of a report opens, waits, writes, tries again or goes on with it", () => {
  expect(generateLabels).toEqual({
    ...{ complete: "Open", pending: "Loading", notStarted: "Generate", error: "Retry", draft: "Continue" },
  });
});
