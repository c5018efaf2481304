import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Outbox, openOutbox } from "./mail-sender.fixture.ts";
import { removeOldMails } from "./mail-store.ts";
import { expireOverdue, hurry, takeDueMail } from "./outbox-store.ts";

let outbox: Outbox;
beforeAll(async () => {
  outbox = await openOutbox();
});
afterAll(() => outbox.close());

test("of the mails that are due the one that has been due longest is taken first, and each by one server alone", async () => {
  const minutes = 60_000;
  const written: Record<number, string> = {};
  // In none of the orders that a table might have by itself.
  for (const age of [2, 3, 1]) {
    outbox.time.ahead = -age * minutes;
    written[age] = await outbox.write();
  }
  outbox.time.ahead = 5 * minutes;
  await outbox.write();
  outbox.time.ahead = 0;
  const now = new Date();
  const take = (owner: string) =>
    outbox.database.withSystem(async (transaction) => {
      // An index gives rows in its own order, whatever was asked for.
      for (const scan of ["indexscan", "bitmapscan", "indexonlyscan"])
        await transaction.execute(sql.raw(`set local enable_${scan} = off`));
      return takeDueMail(transaction, { owner, now, until: new Date(now.getTime() + minutes) });
    });
  const taken = [await take("one"), await take("other"), await take("one")];
  expect(taken.map((mail) => mail?.id)).toEqual([written[3], written[2], written[1]]);
  expect(taken.map((mail) => mail?.leaseOwner)).toEqual(["one", "other", "one"]);
  expect(await take("other")).toBeUndefined();
});

const inSystem: typeof outbox.database.withSystem = (work) => outbox.database.withSystem(work);
const hold = (id: string) =>
  outbox.database.pool.query(
    "update mails set lease_owner = 'another', lease_until = now() + interval '1 hour' where id = $1",
    [id],
  );

test("one mail is taken at a time, also where the database believes that there is no more than one", async () => {
  const { pool } = outbox.database;
  await pool.query("truncate mails");
  await outbox.write();
  await pool.query("analyze mails");
  for (const _more of [2, 3]) await outbox.write();
  const now = new Date();
  const until = new Date(now.getTime() + 60_000);
  for (const taken of [1, 2, 3]) {
    await inSystem((transaction) => takeDueMail(transaction, { owner: randomUUID(), now, until }));
    expect((await pool.query("select from mails where lease_owner is not null")).rowCount).toBe(taken);
  }
  expect((await pool.query("select from mails where attempts <> 1")).rowCount).toBe(0);
});

test("what is just being sent is neither told to be too late nor hurried", async () => {
  const now = new Date(Date.now() + 60_000);
  const late = { expiresAt: new Date(Date.now() + 30_000) };
  const [sending, waiting] = [await outbox.write(late), await outbox.write(late)];
  await hold(sending);
  const expired = await inSystem((transaction) => expireOverdue(transaction, now));
  expect(expired.map(({ id }) => id)).toEqual([waiting]);
  expect((await outbox.rowOf(sending)).status).toBe("waiting");

  const [held, free] = [await outbox.write(), await outbox.write()];
  const later = new Date(Date.now() + 600_000);
  await outbox.database.pool.query("update mails set trouble = 'server', next_attempt_at = $2 where id = any($1)", [
    [held, free],
    later,
  ]);
  await hold(held);
  await inSystem((transaction) => hurry(transaction, now));
  expect([(await outbox.rowOf(held)).nextAttemptAt, (await outbox.rowOf(free)).nextAttemptAt]).toEqual([later, now]);
});

test("a mail takes the place of one of its own company alone, and what was sent stays sent", async () => {
  const [ours, theirs] = [randomUUID(), randomUUID()];
  const mail = { to: "invited@example.com", kind: "invitation", replaces: true };
  const [first, ofOthers, ofNobody] = [
    await outbox.write({ ...mail, accountId: ours }),
    await outbox.write({ ...mail, accountId: theirs }),
    await outbox.write(mail),
  ];
  const second = await outbox.write({ ...mail, accountId: ours });
  const statuses = async () =>
    Promise.all([first, second, ofOthers, ofNobody].map(async (id) => (await outbox.rowOf(id)).status));
  expect(await statuses()).toEqual(["cancelled", "waiting", "waiting", "waiting"]);
  await outbox.database.pool.query("update mails set status = 'sent' where id = $1", [ofOthers]);
  for (const id of [second, ofOthers]) await inSystem((transaction) => outbox.mailer.cancel(transaction, id));
  expect(await statuses()).toEqual(["cancelled", "cancelled", "sent", "waiting"]);
});

test("what became of a mail is forgotten after thirty days; what waits, or is kept to be read, is not", async () => {
  await outbox.database.pool.query("delete from mails");
  const statuses = ["kept", "waiting", "sent", "failed", "expired", "cancelled"];
  for (const [days, kind] of [
    [31, "old"],
    [29, "young"],
    [31, "none"],
    [29, "none"],
  ])
    await outbox.database.pool.query(
      `insert into mails (id, kind, recipient, subject, text, created_at, expires_at, next_attempt_at, status)
       select gen_random_uuid(), $1, $2::int::text, '', '', now() - make_interval(days => $2::int), now(), now(), status from unnest($3::text[]) status
       where $1 <> 'none' or status = 'kept'`,
      [kind, days, statuses],
    );
  await removeOldMails(outbox.database, new Date());
  const { rows } = await outbox.database.pool.query("select kind, recipient as days, status from mails");
  const left = rows.map(({ kind, days, status }) => `${kind} ${days} ${status}`);
  expect(left.toSorted()).toEqual(
    ["none 29 kept", "old 31 kept", "old 31 waiting", ...statuses.map((status) => `young 29 ${status}`)].toSorted(),
  );
});
