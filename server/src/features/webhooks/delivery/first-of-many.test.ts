import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { takeDueDelivery } from "../delivery-store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

// Enough for a look at them to last while their webhook is held and let go.
const count = 150;
const rounds = 20_000;

test("of what waits for a webhook the first is taken, though whoever held the webhook lets go of it in the middle of a look at all", async () => {
  const { accountId } = await server.signUp();
  const { pool } = server.database;
  const webhook = randomUUID();
  await pool.query(
    `insert into webhooks (id, account_id, url, events, secret, created_by, created_at, seen_seq)
     select $2, $1, 'https://hooks.mill.example', '{}', '', id, now(), 9e15 from users where account_id = $1`,
    [accountId, webhook],
  );
  const due = new Date("2100-01-01T00:00:00Z");
  await pool.query(
    `insert into webhook_deliveries (id, account_id, webhook_id, event, body, created_at, next_attempt_at, expires_at)
     select gen_random_uuid(), $1, $2, 'test', number, $3, $3, '2101-01-01' from generate_series(1, $4) number order by number`,
    [accountId, webhook, due, count],
  );
  const taken: string[] = [];
  const undone = new Error("Taken again in the next round.");
  const take = () =>
    server.database
      .withSystem(async (transaction) => {
        const got = await takeDueDelivery(transaction, {
          owner: randomUUID(),
          now: due,
          until: new Date("2101-01-01"),
        });
        if (got) taken.push(got.delivery.body);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
  // Holds it and lets it go, many times in each look.
  const holding = pool.query(
    `do $$ begin for round in 1..${rounds} loop perform from webhooks where id = '${webhook}' for update; commit; end loop; end $$`,
  );
  let isHeld = true;
  const held = holding.finally(() => {
    isHeld = false;
  });
  while (isHeld) await take();
  await held;
  await take();
  expect(taken.length).toBeGreaterThan(0);
  expect([...new Set(taken)]).toEqual(["1"]);
});
