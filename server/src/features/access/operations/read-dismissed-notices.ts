import type { DismissedNotices } from "@seedbed/contract/access/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { findDismissed } from "../notice-store.ts";

/** The notices that a person has dismissed. */
export const readDismissedNotices = async (
  transaction: Transaction,
  { userId }: Member,
): Promise<DismissedNotices> => ({
  dismissed: await findDismissed(transaction, userId),
});
