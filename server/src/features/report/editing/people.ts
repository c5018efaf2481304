import { inArray } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../../access/tables.ts";

/** A person by name. */
interface NamedPerson {
  uuid: string;
  firstName: string;
  lastName: string;
}

/** People of the transaction's company by their uuid, also those who have left it. */
export async function findPeople(
  transaction: Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NamedPerson>> {
  if (userIds.length === 0) return new Map();
  const rows = await transaction
    .select({ uuid: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map((person) => [person.uuid, person]));
}
