import type { DismissedNotices, Notice } from "@seedbed/contract/access/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { keepDismissed } from "../notice-store.ts";
import { readDismissedNotices } from "./read-dismissed-notices.ts";

/** Dismisses a notice for good; doing so again changes nothing. */
export async function dismissNotice(
  transaction: Transaction,
  person: Member,
  notice: Notice,
): Promise<DismissedNotices> {
  await keepDismissed(transaction, person, notice);
  return readDismissedNotices(transaction, person);
}
