import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../../access/tables.ts";

/** A person of the transaction's company by name. */
export async function readPerson(
  transaction: Transaction,
  userId: string,
): Promise<{ firstName: string; lastName: string }> {
  const [row] = await transaction
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { firstName: "", lastName: "" };
}
