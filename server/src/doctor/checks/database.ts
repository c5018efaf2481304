import { requireExternalPostgres } from "../../platform/database/external-postgres.ts";
import { bytesInWords } from "../bytes-in-words.ts";
import { type Answer, note, ok, wrong } from "../finding.ts";
import { auditLogAnswers } from "./audit-log.ts";
import { type DatabaseFacts, readDatabaseFacts } from "./database-facts.ts";

/** Whether Seedbed can work in the database of `DATABASE_URL`. */
export async function checkExternalDatabase(url: string, signal: AbortSignal): Promise<Answer[]> {
  await requireExternalPostgres(url);
  return answersFrom(await readDatabaseFacts(url, signal), placeOf(url));
}

/** The same of a database that Seedbed runs itself: nobody else gives it rights. */
export async function checkOwnDatabase(url: string, signal: AbortSignal): Promise<Answer[]> {
  const facts = await readDatabaseFacts(url, signal);
  return [told(facts, "its own"), ...migrationNotes(facts), ...auditLogAnswers(facts.auditLog)];
}

/** What follows from the facts, with what to do. */
export function answersFrom(facts: DatabaseFacts, place: string): Answer[] {
  const faults = [...rightsLacking(facts), ...textFaults(facts)];
  return [
    ...(faults.some(({ status }) => status === "wrong") ? [] : [told(facts, place)]),
    ...faults,
    ...migrationNotes(facts),
    ...auditLogAnswers(facts.auditLog),
  ];
}

function told({ version, database, bytes, tables }: DatabaseFacts, place: string): Answer {
  const where = place === "its own" ? `Seedbed's own PostgreSQL ${version}` : `PostgreSQL ${version} at ${place}`;
  const content = tables ? `has ${bytesInWords(bytes)}` : "is empty until the first start makes its tables";
  return ok(`${where} answers; the database ${database} ${content}.`);
}

function rightsLacking(facts: DatabaseFacts): Answer[] {
  const { user, database, trigrams, tables } = facts;
  const answers: Answer[] = [];
  const asAdministrator = (statement: string) => `Let an administrator of the database run "${statement}".`;
  if (!facts.takesRoles)
    answers.push(
      wrong(
        `The user ${user} of DATABASE_URL may not make the two roles that keep companies apart.`,
        asAdministrator(`alter role ${user} createrole`),
      ),
    );
  if (!facts.createsSchemas)
    answers.push(
      wrong(
        `The user ${user} of DATABASE_URL may not create anything in the database ${database}.`,
        asAdministrator(`alter database ${database} owner to ${user}`),
      ),
    );
  else if (!facts.createsTables)
    answers.push(
      wrong(
        `The user ${user} of DATABASE_URL may not make tables in the schema public.`,
        asAdministrator(`grant create on schema public to ${user}`),
      ),
    );
  if (tables && !tables.areOwn)
    answers.push(
      wrong(
        `The tables in the database ${database} belong to another user than ${user}.`,
        "Set DATABASE_URL to the user who made them, or give them to this one.",
      ),
    );
  if (trigrams === "not installed")
    answers.push(
      wrong(
        "This PostgreSQL does not have the extension pg_trgm.",
        "Install PostgreSQL's contrib package where the database runs.",
      ),
    );
  if (trigrams === "not allowed")
    answers.push(
      wrong(
        `The user ${user} of DATABASE_URL may not create the extension pg_trgm.`,
        asAdministrator(`create extension pg_trgm`).replace("the database run", `the database ${database} run`),
      ),
    );
  if (facts.isSuperuser)
    answers.push(
      note(
        `The user ${user} of DATABASE_URL is a superuser, whom row-level security does not hold back.`,
        "Make a user of Seedbed's own (docs/operations.md tells how) and set DATABASE_URL to it.",
      ),
    );
  return answers;
}

function textFaults({ database, encoding, characterTypes }: DatabaseFacts): Answer[] {
  if (encoding !== "UTF8")
    return [
      wrong(
        `The database ${database} keeps texts as ${encoding}, which does not know all letters.`,
        `Make another one with "createdb --encoding UTF8 --locale C.UTF-8 --template template0 …" and set DATABASE_URL to it.`,
      ),
    ];
  if (!["C", "POSIX"].includes(characterTypes)) return [];
  return [
    note(
      `The character types of the database ${database} are ${characterTypes}, which knows no letters but English ones: other ideas are compared by whole words alone.`,
      `Make the database with "createdb --locale C.UTF-8 --template template0 …".`,
    ),
  ];
}

function migrationNotes({ tables, migrations }: DatabaseFacts): Answer[] {
  if (!tables?.areOwn) return [];
  const { pending, unknown } = migrations;
  if (unknown > 0)
    return [
      wrong(
        "The database was changed by a later release of Seedbed than this one.",
        "Run that release, or restore the backup from before it.",
      ),
    ];
  if (pending === 0) return [];
  const changes = pending === 1 ? "1 change" : `${pending} changes`;
  return [note(`This release has ${changes} of the tables that the next start makes.`, "Back up before you start it.")];
}

function placeOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get("host") ?? `${hostname}:${port || 5432}`;
}
