import type { ReportStatus } from "@seedbed/contract/concepts/schemas";
import { isWritten, type SectionStatuses } from "./sections.ts";

/**
 * The status of a whole report from those of its sections. Work under way outweighs a failure, a failure what is finished.
 * A report of which only a part is written, with nothing running, is `notStarted`: generating goes on from there.
 */
export function aggregateStatus(sections: SectionStatuses): Exclude<ReportStatus, "draft"> {
  const statuses = Object.values(sections).map((section) => section.status);
  if (statuses.some((status) => status === "pending" || status === "waiting")) return "pending";
  if (statuses.includes("error")) return "error";
  return statuses.every(isWritten) ? "complete" : "notStarted";
}
