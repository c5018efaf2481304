import type { Pool } from "pg";

/** Does `work` unless somebody else on this database does what has the same number right now. */
export async function doAlone(pool: Pool, number: number, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [number]);
    if (!rows[0]?.locked) return;
    try {
      await work();
    } finally {
      await client.query("select pg_advisory_unlock($1)", [number]);
    }
  } finally {
    client.release();
  }
}
