import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";

/** Ids of the company's people, former ones among them, with that full name in any capitals; undefined when no name is given. */
export async function findNamesakes(
  transaction: Transaction,
  fullName: string | undefined,
): Promise<string[] | undefined> {
  // PostgreSQL text cannot hold NUL, so no name has one.
  const wanted = fullName?.replaceAll("\u0000", "").trim();
  if (!wanted) return undefined;
  // Written out: with a builder, putting the question together takes longer than answering it.
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from users where lower(trim(first_name || ' ' || last_name)) = lower(${wanted})`,
  );
  return rows.map(({ id }) => id);
}
