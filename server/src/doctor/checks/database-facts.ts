import pg from "pg";
import { memberRole, systemRole } from "../../platform/database/database.ts";
import { migrationNames } from "../../platform/database/migrate.ts";
import { type AuditLogFacts, readAuditLog } from "./audit-log.ts";

/** What a PostgreSQL says of itself, of the user of the connection and of its database. */
export interface DatabaseFacts {
  version: string;
  database: string;
  user: string;
  isSuperuser: boolean;
  /** Both roles of Seedbed are there and can be taken on, or can be made so. */
  takesRoles: boolean;
  createsSchemas: boolean;
  createsTables: boolean;
  encoding: string;
  characterTypes: string;
  bytes: number;
  trigrams: "there" | "can be created" | "not allowed" | "not installed";
  /** Null: no table of Seedbed is there yet. */
  tables: { areOwn: boolean } | null;
  migrations: { pending: number; unknown: number };
  /** Null: there is none yet. */
  auditLog: AuditLogFacts | null;
}

const question = `
  with me as (select * from pg_roles where rolname = current_user),
    here as (select * from pg_database where datname = current_database()),
    roles as (
      select count(*) as found,
        bool_and(pg_has_role(current_user, oid, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)
          or pg_has_role(current_user, oid, 'MEMBER WITH ADMIN OPTION')
          or (select rolcreaterole from me) and current_setting('server_version_num')::int < 160000) as usable
      from pg_roles where rolname = any($1)
    )
  select current_setting('server_version') as version, current_database() as database, current_user as "user",
    me.rolsuper as "isSuperuser",
    me.rolsuper or (coalesce(roles.usable, true) and (roles.found = cardinality($1::text[]) or me.rolcreaterole)) as "takesRoles",
    has_database_privilege(here.oid, 'create') as "createsSchemas",
    coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as "createsTables",
    pg_encoding_to_char(here.encoding) as encoding, here.datctype as "characterTypes", pg_database_size(here.oid)::float8 as bytes,
    case when exists (select from pg_extension where extname = 'pg_trgm') then 'there'
      when not exists (select from pg_available_extensions where name = 'pg_trgm') then 'not installed'
      when me.rolsuper or (has_database_privilege(here.oid, 'create')
        and exists (select from pg_available_extension_versions where name = 'pg_trgm' and trusted)) then 'can be created'
      else 'not allowed' end as trigrams,
    (select json_build_object('areOwn', pg_has_role(current_user, relowner, 'USAGE'))
      from pg_class where oid = to_regclass('seedbed_migrations')) as tables
  from me, here, roles`;

/** Asks as the user of this address. Rejects when there is no connection. */
export async function readDatabaseFacts(url: string, signal: AbortSignal): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  signal.addEventListener("abort", () => void client.end().catch(() => undefined));
  try {
    await client.connect();
    const { rows } = await client.query<Omit<DatabaseFacts, "migrations" | "auditLog">>(question, [
      [memberRole, systemRole],
    ]);
    const [facts] = rows;
    if (!facts) throw new Error("the database says nothing of itself");
    const applied = facts.tables?.areOwn
      ? (await client.query<{ name: string }>("select name from seedbed_migrations")).rows.map(({ name }) => name)
      : [];
    const auditLog = facts.tables?.areOwn ? await readAuditLog(client) : null;
    return { ...facts, migrations: await compare(applied), auditLog };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function compare(applied: string[]): Promise<DatabaseFacts["migrations"]> {
  const ours = await migrationNames();
  const pending = ours.filter((name) => !applied.includes(name)).length;
  return { pending, unknown: applied.filter((name) => name.endsWith(".sql") && !ours.includes(name)).length };
}
