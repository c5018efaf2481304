import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { Transaction } from "../../../platform/database/database.ts";
import { readReportStates } from "../read-report-states.ts";

/** The sections of a report that are outdated, in its order. */
export async function readOutdatedNames(transaction: Transaction, conceptId: string): Promise<ReportSection[]> {
  const report = (await readReportStates(transaction, [conceptId])).get(conceptId);
  return reportSections.filter((section) => report?.reportStatusBySection[section].status === "outdated");
}
