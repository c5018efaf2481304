import pg from "pg";
import { StartupError } from "../startup-error.ts";

const OLDEST_MAJOR = 15;
const CONNECT_MS = 10_000;

/**
 * Makes sure that DATABASE_URL leads to a PostgreSQL that Seedbed can use.
 * @throws StartupError with one sentence that never repeats the password
 */
export async function requireExternalPostgres(url: string): Promise<void> {
  const client = connectionFor(url);
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ major: number; version: string }>(
      "select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version",
    );
    const { major = 0, version = "unknown" } = rows[0] ?? {};
    if (major < OLDEST_MAJOR) {
      throw new StartupError(
        `DATABASE_URL leads to PostgreSQL ${version}, and Seedbed needs PostgreSQL ${OLDEST_MAJOR} or later.`,
      );
    }
  } catch (error) {
    throw error instanceof StartupError ? error : connectionFailure(error, client);
  } finally {
    await client.end().catch(() => {});
  }
}

function connectionFor(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  } catch {
    throw new StartupError(
      "DATABASE_URL is not a PostgreSQL address: write postgresql://user:password@host:5432/database.",
    );
  }
}

function connectionFailure(error: unknown, { host, port, user, database }: pg.Client): StartupError {
  const place = host.startsWith("/") ? host : `${host}:${port}`;
  switch (codeOf(error)) {
    case "ECONNREFUSED":
    case "ENOENT":
      return new StartupError(`No PostgreSQL answers at ${place}: start it or correct DATABASE_URL.`);
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartupError(`The host ${host} in DATABASE_URL is not known: correct DATABASE_URL.`);
    case "28P01":
    case "28000":
      return new StartupError(
        `PostgreSQL at ${place} does not let ${user} in: correct the user and password in DATABASE_URL.`,
      );
    case "3D000":
      return new StartupError(`PostgreSQL at ${place} has no database ${database}: create it or correct DATABASE_URL.`);
    default:
      return new StartupError(`PostgreSQL at ${place} cannot be used (${reasonOf(error)}): check DATABASE_URL.`);
  }
}

/** An address with several IP addresses fails with one error for each. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? error.errors[0] : error;
}

function codeOf(error: unknown): string | undefined {
  const first = firstOf(error);
  return first instanceof Error && "code" in first && typeof first.code === "string" ? first.code : undefined;
}

function reasonOf(error: unknown): string {
  const first = firstOf(error);
  return first instanceof Error ? first.message.replace(/\.$/, "") : String(first);
}
