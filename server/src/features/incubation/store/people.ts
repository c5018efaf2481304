import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../../access/tables.ts";

/** A person's name, as rows are joined with it. */
export interface PersonRow {
  firstName: string;
  lastName: string;
}

/** The name in a row of `users` that a query has joined, or has not found. */
export const joinedPerson = sql<PersonRow | null>`case when ${users.id} is not null
  then json_build_object('firstName', ${users.firstName}, 'lastName', ${users.lastName}) end`;

/** The name of the person `id` as a field of another query; null for nobody. */
export const personNamed = (id: string | null) =>
  sql<PersonRow | null>`(select ${joinedPerson} from ${users} where ${users.id} = ${id}::uuid)`;

/** The name of a person of the transaction's company. */
export async function findPerson(transaction: Transaction, id: string): Promise<PersonRow | undefined> {
  const rows = await transaction
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id));
  return rows[0];
}
