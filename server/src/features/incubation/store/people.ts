import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../../access/tables.ts";

/** A person's name, as rows are joined with it. */
export interface PersonRow {
  firstName: string;
  lastName: string;
}

/** The name of a person of the transaction's company. */
export async function findPerson(transaction: Transaction, id: string): Promise<PersonRow | undefined> {
  const rows = await transaction
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id));
  return rows[0];
}
