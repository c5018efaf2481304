import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { type MailServer, startMailServer } from "#test-support/mail-server/mail-server.ts";
import { type Outbox, openOutbox } from "./mail-sender.fixture.ts";
import { nextDueAt } from "./outbox-store.ts";

let outbox: Outbox;
let server: MailServer;
beforeAll(async () => {
  outbox = await openOutbox();
  server = await startMailServer();
});
afterEach(async () => {
  await outbox.rest();
  server.received.length = 0;
  server.manners.text = () => "go on";
});
afterAll(async () => {
  await outbox.close();
  await server.stop();
});

const ids = () => server.received.map(({ messageId }) => messageId);

test("two servers share the work, and no mail goes out twice", async () => {
  const written = [];
  for (let count = 0; count < 40; count += 1) written.push(`<${await outbox.write()}@mill.example>`);
  // A mail that nobody answers for goes out once more: on a busy machine that is no haste.
  for (const _server of ["one", "other"]) outbox.send(server.url, { lease: 600_000, silence: 60_000 });
  await eventually(async () => server.received.length >= 40);
  await outbox.rest();
  expect(ids().toSorted()).toEqual(written.toSorted());
});

test("a server that finds every mail taken looks again when the first of them is free", async () => {
  const until = new Date(Date.now() + 60_000);
  const id = await outbox.write();
  await outbox.database.pool.query("update mails set lease_owner = 'another', lease_until = $2 where id = $1", [
    id,
    until,
  ]);
  expect(await outbox.database.withSystem((transaction) => nextDueAt(transaction, new Date()))).toEqual(until);
  await outbox.database.pool.query("delete from mails where id = $1", [id]);
});

test("a mail that a server took and never sent is sent by another one when the lease is over", async () => {
  const id = await outbox.write();
  await outbox.database.pool.query(
    "update mails set lease_owner = 'killed', lease_until = now() + interval '700 milliseconds', attempts = 1 where id = $1",
    [id],
  );
  outbox.send(server.url);
  expect((await outbox.becomes(id, "sent")).attempts).toBe(2);
  expect(ids()).toHaveLength(1);
});

test("a server that was held up longer than its lease does not send what another one took over", async () => {
  const slow = await startMailServer();
  const taken = Promise.withResolvers<"go on">();
  // The first sender stands right before the text until the mail is taken from it.
  slow.manners.recipient = () => taken.promise;
  const lock = await outbox.database.pool.connect();
  const id = await outbox.write();
  await lock.query("begin");
  outbox.send(slow.url, { lease: 600_000 });
  await eventually(async () => (await outbox.rowOf(id)).leaseOwner);
  await lock.query("update mails set lease_owner = 'another', lease_until = now() + interval '1 hour' where id = $1", [
    id,
  ]);
  await lock.query("commit");
  taken.resolve("go on");
  lock.release();
  await outbox.rest();
  expect(slow.received).toEqual([]);
  expect(await outbox.rowOf(id)).toMatchObject({ leaseOwner: "another", status: "waiting", handovers: 0 });
  await slow.stop();
});

test("a mail that is sent for longer than its lease stays with its server", async () => {
  let calls = 0;
  server.manners.text = () => {
    calls += 1;
    return "hang";
  };
  outbox.send(server.url, { lease: 1_500, silence: 4_000, pauses: [60_000] });
  outbox.send(server.url, { lease: 1_500, silence: 4_000, pauses: [60_000] });
  const id = await outbox.write();
  await eventually(async () => (await outbox.rowOf(id)).handovers === 1);
  const row = await outbox.isPostponed(id);
  expect([calls, row.attempts]).toEqual([1, 1]);
});
