import pg from "pg";

/** Takes everything out of a database that nobody has used yet. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "drop schema if exists auth cascade; drop schema if exists dbos cascade; drop schema public cascade; create schema public",
    );
  } finally {
    await client.end();
  }
}
