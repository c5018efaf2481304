import type { ReportStatus } from "@seedbed/contract/concepts/schemas";

/** What the button that opens or writes a report says. */
export const generateLabels = {
  complete: "Open",
  pending: "Loading",
  notStarted: "Generate",
  error: "Retry",
  draft: "Continue",
} as const satisfies Record<ReportStatus, string>;
