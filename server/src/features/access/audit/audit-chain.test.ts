import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { checkOwnDatabase } from "../../../doctor/checks/database.ts";
import { openDatabase } from "../../../platform/database/database.ts";
import { createLog } from "../../../platform/log.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

let server: TestServer;
let ada: TestPerson;
const texts: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ log: createLog("error", { write: (text) => void texts.push(text) }) });
});
beforeEach(async () => {
  texts.splice(0);
  ada = await server.signUp();
});
afterAll(() => server.stop());

interface Entry {
  id: string;
  seq: number;
  previous: string;
  hash: string;
  detail: string;
}

const rename = (person: TestPerson, name: string) =>
  person.call("PUT v1/account", {
    body: { name, domain: "northwindmills.com", goal: "Find a second business beside flour." },
  });
const entriesOf = async ({ accountId }: TestPerson): Promise<Entry[]> =>
  (
    await server.database.pool.query<Entry>("select * from security_events where account_id = $1 order by seq", [
      accountId,
    ])
  ).rows;
const databaseUrl = () => String(server.serverPool.options.connectionString);
const doctorSays = async () =>
  (await checkOwnDatabase(databaseUrl(), new AbortController().signal))
    .filter(({ says }) => says.includes("audit log"))
    .map(({ status, says }) => [status, says]);

/** As an administrator of the database could who switches its triggers off. */
const tamper = (statement: string) =>
  server.database.pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`);

test("an entry holds as much of a text as there is room for, without signs that cannot be kept", async () => {
  const { accountId = null } = ada;
  const [long, kind, at] = ["x".repeat(500), "token-created" as const, new Date("2026-03-04T05:06:07Z")];
  await server.database.withTenant(ada, (transaction) =>
    recordSecurityEvent(transaction, {
      ...{ accountId, kind, at, actorEmail: long, subjectEmail: long, address: long },
      detail: `\u0000${"y".repeat(299)}🧼`,
    }),
  );
  const { rows } = await server.database.pool.query(
    `select length(actor_email) as actor, length(subject_email) as subject, length(address) as address, detail, at
     from security_events where account_id = $1 and kind = $2`,
    [accountId, kind],
  );
  expect(rows).toEqual([{ actor: 254, subject: 254, address: 100, detail: `${"y".repeat(299)}\ufffd`, at }]);
});

test("each entry of a company holds the hash of the one before, also when many are written at once", async () => {
  const eve = await server.signUp();
  const changes = Array.from({ length: 10 }, (_, index) => [
    rename(ada, `Mill ${index}`),
    rename(eve, `Mill ${index}`),
  ]);
  await Promise.all(changes.flat());
  for (const person of [ada, eve]) {
    const entries = await entriesOf(person);
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.map(({ previous }) => previous)).toEqual(["", ...entries.slice(0, -1).map(({ hash }) => hash)]);
    expect(new Set(entries.map(({ hash }) => hash)).size).toBe(entries.length);
  }
  expect(await doctorSays()).toEqual([
    ["ok", expect.stringMatching(/^The audit log has \d+ entries, as they were written\.$/)],
  ]);
});

test("every entry is a line of the log, too, with its hash, once it is committed and whatever level is shown", async () => {
  await rename(ada, "Eastwind");
  const [entry] = await entriesOf(ada);
  const lines = texts.map((text) => JSON.parse(text) as Record<string, unknown>).filter(({ part }) => part === "audit");
  expect(lines).toMatchObject([
    {
      id: entry?.id,
      seq: entry?.seq,
      hash: entry?.hash,
      kind: "company-changed",
      accountId: ada.accountId,
      actorEmail: ada.email,
      address: "127.0.0.1",
      detail: "name",
    },
  ]);
  texts.splice(0);
  await rename(ada, "Eastwind");
  await server.database
    .withTenant(ada, async (transaction) => {
      const { recordSecurityEvent } = server.access;
      await recordSecurityEvent(transaction, { accountId: ada.accountId, kind: "signed-in", at: new Date() });
      throw new Error("taken back");
    })
    .catch(() => undefined);
  expect(texts.filter((text) => text.includes('"audit"'))).toEqual([]);
  expect(await entriesOf(ada)).toHaveLength(1);
});

test("a log that is to be silent is silent", async () => {
  const said: string[] = [];
  const log = createLog("silent", { write: (text) => void said.push(text) });
  const database = openDatabase({ url: databaseUrl(), log });
  await database.withTenant(ada, (transaction) =>
    server.access.recordSecurityEvent(transaction, { accountId: ada.accountId, kind: "signed-in", at: new Date() }),
  );
  await database.close();
  expect(await entriesOf(ada)).toHaveLength(1);
  expect(said).toEqual([]);
});

test("neither members nor the server may change an entry, nor remove one that is not old", async () => {
  await rename(ada, "Westwind");
  const refused = "42501";
  const codeOf = (error: { code?: string }) => error.code;
  const connection = await server.serverPool.connect();
  try {
    for (const role of ["seedbed_member", "seedbed_system"])
      for (const statement of [
        "update security_events set detail = 'x'",
        "delete from security_events",
        "truncate security_events",
      ]) {
        await connection.query(
          `begin; set local role ${role}; select set_config('app.account_id', '${ada.accountId}', true)`,
        );
        expect([role, statement, await connection.query(statement).then(() => "done", codeOf)]).toEqual([
          role,
          statement,
          refused,
        ]);
        await connection.query("rollback");
      }
  } finally {
    connection.release();
  }
  // Not even whoever owns the table, as long as its triggers stand.
  await expect(server.database.pool.query("update security_events set detail = 'x'")).rejects.toMatchObject({
    code: refused,
  });
  await expect(server.database.pool.query("delete from security_events")).rejects.toMatchObject({ code: refused });
  expect((await entriesOf(ada)).map(({ detail }) => detail)).toEqual(["name"]);
});

test.each<[string, (entry: Entry) => string]>([
  ["changed", ({ id }) => `update security_events set detail = 'nothing' where id = '${id}'`],
  [
    "given to somebody else",
    ({ id }) => `update security_events set actor_email = 'eve@evil.example' where id = '${id}'`,
  ],
  [
    "changed with its own hash reckoned anew",
    ({ id }) =>
      `update security_events set detail = 'nothing' where id = '${id}'; update security_events as e set hash = security_event_hash(e) where id = '${id}'`,
  ],
  ["removed", ({ id }) => `delete from security_events where id = '${id}'`],
])("the doctor tells of an entry that was %s", async (_what, statement) => {
  for (const name of ["One", "Two", "Three"]) await rename(ada, name);
  const [, second] = await entriesOf(ada);
  if (!second) throw new Error("nothing was recorded");
  const before = await doctorSays();
  expect(before[0]?.[0]).toBe("ok");
  await tamper(statement(second));
  expect(await doctorSays()).toEqual([
    [
      "wrong",
      expect.stringMatching(
        /^The audit log was changed: 1 entry does not follow from the one before, first at \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
      ),
    ],
  ]);
  await tamper(`delete from security_events where account_id = '${ada.accountId}'`);
  expect((await doctorSays())[0]?.[0] ?? "ok").toBe("ok");
});
