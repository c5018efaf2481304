import type { Transaction } from "../../../../platform/database/database.ts";
import { findAccount, findUserByEmail } from "../../store.ts";
import type { Chooser } from "./listed-words.ts";

/** What is known of the person of this address, who chooses a password; null for nobody. Needs a system transaction. */
export async function findChooser(transaction: Transaction, email: string): Promise<Chooser | null> {
  const user = await findUserByEmail(transaction, email);
  if (!user) return null;
  const { firstName, lastName, accountId } = user;
  return { email, firstName, lastName, company: accountId ? await findAccount(transaction, accountId) : undefined };
}
