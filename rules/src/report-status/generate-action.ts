import type { ReportStatus } from "@seedbed/contract/concepts/schemas";

/** What the button that opens or writes a report says. */
export const generateLabels = {
  complete: "Open",
  pending: "Loading",
  notStarted: "Generate",
  error: "Retry",
  draft: "Continue",
} as const satisfies Record<ReportStatus, string>;

export type GenerateAction = "open" | "generate" | "retry" | "none";

/** What a click on that button does; a report under way, and a draft, ignore it. */
export const generateActions = {
  complete: "open",
  pending: "none",
  notStarted: "generate",
  error: "retry",
  draft: "none",
} as const satisfies Record<ReportStatus, GenerateAction>;
