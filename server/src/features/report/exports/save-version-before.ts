import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { saveVersion } from "../versions/save-version.ts";

interface ComingEdit {
  accountId: string;
  userId: string;
  conceptId: string;
  /** What is about to be changed. */
  sections: readonly ReportSection[];
  at: Date;
}

/** Saves what stands as a version, before edits with AI are made. */
export async function saveVersionBefore(
  transaction: Transaction,
  { accountId, userId, conceptId, sections, at }: ComingEdit,
): Promise<void> {
  const order = { key: { accountId, conceptId }, by: userId, why: "aiEdit" as const, affectedSections: sections, at };
  await saveVersion(transaction, order);
}
