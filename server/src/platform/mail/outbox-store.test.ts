import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Outbox, openOutbox } from "./mail-sender.fixture.ts";
import { takeDueMail } from "./outbox-store.ts";

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
