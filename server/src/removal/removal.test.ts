import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { removalOf } from "./removal.ts";

const day = 86_400_000;
let server: TestServer;
let person: TestPerson;
let now = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(Date.now() + now) });
  person = await server.signUp();
});
afterAll(() => server.stop());

const ask = async (question: string, values: unknown[]) => (await server.database.pool.query(question, values)).rows;

/** What is left after the removal of the hour in so many days. */
async function leftIn<Left>(days: number, read: () => Promise<Left>): Promise<Left> {
  now = days * day;
  await server.removeOld();
  now = 0;
  return read();
}

test("what webhooks were sent goes after thirty days, and what waits stays", async () => {
  const [webhook] = await ask(
    `insert into webhooks (id, account_id, url, events, secret, created_by, created_at, seen_seq, disabled_at)
     values ($1, $2, 'https://mill.example', '{report.failed}', 'AA==', $3, now(), 0, now()) returning id`,
    [randomUUID(), person.accountId, person.userId],
  );
  await ask(
    `insert into webhook_deliveries (id, account_id, webhook_id, event, body, state, created_at, next_attempt_at, expires_at)
     select gen_random_uuid(), $1, $2, 'test', state || n, state, now(), now(), now()
     from unnest(array['waiting', 'delivered', 'failed']) state, generate_series(1, 1500) n where n = 1 or state = 'delivered'`,
    [person.accountId, webhook?.id],
  );
  const left = () => ask("select body from webhook_deliveries where account_id = $1 order by body", [person.accountId]);
  expect(await leftIn(29, left)).toHaveLength(1_502);
  expect(await leftIn(31, left)).toEqual([{ body: "waiting1" }]);
});

test("searches that are asked anew are forgotten, and refusals of pages after a day", async () => {
  await ask(
    "insert into kept_searches (account_id, provider, query, results, searched_at) values ($1, 'searxng', 'soap', '[]', now())",
    [person.accountId],
  );
  await ask(
    "insert into refused_pages (account_id, address, reason, sentence, refused_at) values ($1, 'https://mill.example', 'timeout', '', now())",
    [person.accountId],
  );
  const left = async () => [
    (await ask("select from kept_searches where account_id = $1", [person.accountId])).length,
    (await ask("select from refused_pages where account_id = $1", [person.accountId])).length,
  ];
  expect(await leftIn(0.9, left)).toEqual([1, 1]);
  expect(await leftIn(29, left)).toEqual([1, 0]);
  expect(await leftIn(31, left)).toEqual([0, 0]);
});

test("what fails keeps nothing else from being removed, and is told", async () => {
  const done: string[] = [];
  const removeOld = removalOf({
    database: server.database,
    clock: () => new Date(),
    workflows: { removeEnded: async () => void done.push("workflows") } as never,
    features: [
      { removeOld: () => Promise.reject(new Error("no bucket")) },
      { removeOld: async () => done.push("webhooks") },
    ],
  });
  await expect(removeOld()).rejects.toThrow("no bucket");
  expect(done).toEqual(["webhooks", "workflows"]);
});
