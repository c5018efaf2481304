import { type FeatureVersions, newestFeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import type { Transaction } from "../../../platform/database/database.ts";
import { featureVersionsOf } from "../exports/feature-versions-of.ts";
import { reportForms } from "../tables.ts";

// Row-level security leaves one row: that of the company the transaction works for.

/** The forms that new concepts of the transaction's company take: the newest ones until it has chosen. */
export async function readReportForms(transaction: Transaction): Promise<FeatureVersions> {
  const [row] = await transaction.select({ forms: reportForms.forms }).from(reportForms);
  return featureVersionsOf(row?.forms ?? {}, newestFeatureVersions);
}

/** Puts these forms in the place of those chosen before. */
export async function keepReportForms(
  transaction: Transaction,
  accountId: string,
  forms: FeatureVersions,
): Promise<FeatureVersions> {
  await transaction
    .insert(reportForms)
    .values({ accountId, forms })
    .onConflictDoUpdate({ target: reportForms.accountId, set: { forms } });
  return forms;
}
