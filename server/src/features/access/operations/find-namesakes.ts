import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../tables.ts";

/** Ids of the company's people, former ones among them, with that full name in any capitals; undefined when no name is given. */
export async function findNamesakes(
  transaction: Transaction,
  fullName: string | undefined,
): Promise<string[] | undefined> {
  // PostgreSQL text cannot hold NUL, so no name has one.
  const wanted = fullName?.replaceAll("\u0000", "").trim();
  if (!wanted) return undefined;
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(trim(${users.firstName} || ' ' || ${users.lastName})) = lower(${wanted})`);
  return rows.map((row) => row.id);
}
