import { createServer } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { createTestDatabase, databaseUrl } from "#test-support/database-server.ts";
import { administratorUrl } from "../../platform/database/observer.fixture.ts";
import { answersFrom, checkExternalDatabase } from "./database.ts";
import { readDatabaseFacts } from "./database-facts.ts";

const limited = `limited_${process.pid}`;
let home: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
/** The database as its owner, and as a user who may do nothing. */
let owner: string;
let stranger: string;

beforeAll(async () => {
  const server = new pg.Client({ connectionString: inject("databaseServerUrl") });
  await server.connect();
  // With the password of the owner.
  await server.query(`create role ${limited} login password '${new URL(inject("databaseServerUrl")).password}'`);
  await server.end();
});
afterAll(async () => {
  const server = new pg.Client({ connectionString: inject("databaseServerUrl") });
  await server.connect();
  await server.query(`drop role ${limited}`);
  await server.end();
});
beforeEach(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  owner = home.url;
  stranger = userOf(home.url, limited);
  client = new pg.Client({ connectionString: home.url });
  await client.connect();
  return async () => {
    await client.end();
    await home.drop();
  };
});

function userOf(url: string, user: string): string {
  const other = new URL(url);
  other.username = user;
  return other.href;
}

const never = new AbortController().signal;
const check = (url: string) => checkExternalDatabase(url, never);
const name = () => new URL(home.url).pathname.slice(1);

test("a database that is all right is told with its version and its size", async () => {
  expect(await check(owner)).toEqual([
    {
      status: "ok",
      todo: null,
      says: expect.stringMatching(/^PostgreSQL 18\.\d+ at \S+ answers; the database test_\w+ has \d+ MB\.$/),
    },
  ]);
});

test("a database nobody has used yet, with a user like the one in the README, is fine", async () => {
  const server = new pg.Client({ connectionString: inject("databaseServerUrl") });
  await server.connect();
  const fresh = `fresh_${process.pid}`;
  await server.query(`create database ${fresh} template template0`);
  onTestFinished(async () => {
    await server.query(`drop database ${fresh}`);
    await server.end();
  });
  const answers = await check(databaseUrl(home.url, fresh));
  expect(answers.filter(({ status }) => status === "wrong")).toEqual([]);
  expect(answers[0]?.says).toMatch(/the database fresh_\d+ is empty until the first start makes its tables\.$/);
});

test("a user without rights is told which ones, and who gives them", async () => {
  await client.query("drop extension pg_trgm cascade");
  const answers = await check(stranger);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => "wrong"));
  expect(answers.map(({ says }) => says)).toEqual([
    `The user ${limited} of DATABASE_URL may not make the two roles that keep companies apart.`,
    `The user ${limited} of DATABASE_URL may not create anything in the database ${name()}.`,
    `The tables in the database ${name()} belong to another user than ${limited}.`,
    `The user ${limited} of DATABASE_URL may not create the extension pg_trgm.`,
  ]);
  expect(answers.map(({ todo }) => todo)).toEqual([
    `Let an administrator of the database run "alter role ${limited} createrole".`,
    `Let an administrator of the database run "alter database ${name()} owner to ${limited}".`,
    "Set DATABASE_URL to the user who made them, or give them to this one.",
    `Let an administrator of the database ${name()} run "create extension pg_trgm".`,
  ]);
});

test("who may create schemas but no tables in public is told so", async () => {
  await client.query(`grant create on database ${name()} to ${limited}`);
  expect((await check(stranger)).map(({ says }) => says)).toContain(
    `The user ${limited} of DATABASE_URL may not make tables in the schema public.`,
  );
});

test("a missing extension that the user may create is fine", async () => {
  await client.query("drop extension pg_trgm cascade");
  expect((await check(owner)).map(({ status }) => status)).toEqual(["ok"]);
});

test("changes that the next start makes are noted, and those of a later release are wrong", async () => {
  const all = "select name from seedbed_migrations where name like '%.sql' order by name desc";
  const newest = (await client.query<{ name: string }>(all)).rows[0]?.name;
  await client.query("delete from seedbed_migrations where name = $1", [newest]);
  expect((await check(owner))[1]).toEqual({
    status: "note",
    says: "This release has 1 change of the tables that the next start makes.",
    todo: "Back up before you start it.",
  });
  await client.query("insert into seedbed_migrations (name) values ('9999_of_the_future.sql')");
  expect((await check(owner))[1]).toMatchObject({
    status: "wrong",
    says: "The database was changed by a later release of Seedbed than this one.",
  });
});

test("character types that know English letters alone are noted, an encoding that does not know all letters is wrong", async () => {
  const server = new pg.Client({ connectionString: inject("databaseServerUrl") });
  await server.connect();
  const [english, latin] = [`english_${process.pid}`, `latin_${process.pid}`];
  await server.query(`create database ${english} template template0 locale_provider libc locale 'C'`);
  await server.query(`create database ${latin} template template0 locale_provider libc locale 'C' encoding 'LATIN1'`);
  onTestFinished(async () => {
    for (const each of [english, latin]) await server.query(`drop database ${each}`);
    await server.end();
  });
  expect((await check(databaseUrl(home.url, english)))[1]).toMatchObject({
    status: "note",
    says: `The character types of the database ${english} are C, which knows no letters but English ones: other ideas are compared by whole words alone.`,
  });
  expect(await check(databaseUrl(home.url, latin))).toMatchObject([
    { status: "wrong", says: `The database ${latin} keeps texts as LATIN1, which does not know all letters.` },
  ]);
});

test("a superuser is noted, and a PostgreSQL without the extension is wrong", async () => {
  const facts = await readDatabaseFacts(administratorUrl(owner), never);
  expect(answersFrom(facts, "here")[1]).toMatchObject({
    status: "note",
    says: "The user postgres of DATABASE_URL is a superuser, whom row-level security does not hold back.",
  });
  expect(answersFrom({ ...facts, isSuperuser: false, trigrams: "not installed" }, "here")).toMatchObject([
    { status: "wrong", says: "This PostgreSQL does not have the extension pg_trgm." },
  ]);
});

test("a PostgreSQL that is too old is named with the one that is needed", async () => {
  await expect(check(await oldPostgres())).rejects.toThrow(
    "DATABASE_URL leads to PostgreSQL 13.4, and Seedbed needs PostgreSQL 15 or later.",
  );
});

/** As far as its version: it lets everybody in and gives one answer. */
async function oldPostgres(): Promise<string> {
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
  const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 65_535)]);
  const column = (label: string) =>
    Buffer.concat([Buffer.from(`${label}\0`), int32(0), int16(0), int32(25), int16(8), int32(0), int16(0)]);
  const value = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)]);
  const ready = message("Z", Buffer.from("I"));
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", int32(0)), ready]));
      socket.once("data", () =>
        socket.write(
          Buffer.concat([
            message("T", int16(2), column("major"), column("version")),
            message("D", int16(2), value("13"), value("13.4")),
            message("C", Buffer.from("SELECT 1\0")),
            ready,
          ]),
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `postgresql://ann@127.0.0.1:${address && typeof address === "object" ? address.port : 0}/seedbed?sslmode=disable`;
}
