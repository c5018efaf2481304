import { ServerEnvelope } from "@seedbed/contract/realtime/envelope";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import type { Transaction } from "../database/database.ts";
import { beforeCommit } from "../database/endings.ts";
import { publish } from "./publish.ts";
import {
  memberOf,
  type RealtimeTestServer,
  startRealtime,
  type TestSocket,
  workflowEvent,
  workflowUpdate,
} from "./realtime.fixture.ts";

let server: RealtimeTestServer;
beforeAll(async () => {
  server = await startRealtime();
});
afterAll(() => server.stop());

test("a published event reaches every socket of the company in its envelope", async () => {
  const ada = memberOf();
  const grace = memberOf(ada.accountId);
  const sockets = [await server.connect(ada), await server.connect(ada), await server.connect(grace)];
  await server.publish({ accountId: ada.accountId }, "one", "two");
  for (const socket of sockets) await expect.poll(() => socket.titles()).toEqual(["one", "two"]);
  const [, envelope, next] = sockets[0]?.messages ?? [];
  expect(ServerEnvelope.parse(envelope)).toEqual({
    id: expect.any(String),
    seq: expect.any(Number),
    type: workflowEvent,
    account_uuid: ada.accountId,
    data: workflowUpdate("one"),
  });
  expect(next?.seq).toBeGreaterThan(envelope?.seq ?? 0);
  for (const socket of sockets) await socket.close();
});

test("an event for one user reaches that user's sockets alone, and other companies get nothing", async () => {
  const ada = memberOf();
  const [own, colleague, stranger] = [
    await server.connect(ada),
    await server.connect(memberOf(ada.accountId)),
    await server.connect(memberOf()),
  ];
  await server.publish(ada, "for ada");
  server.realtime.pass(ada, workflowEvent, workflowUpdate("streamed to ada"));
  server.realtime.pass({ accountId: ada.accountId }, workflowEvent, workflowUpdate("streamed to all"));
  await server.publish({ accountId: ada.accountId }, "for all");
  await expect.poll(() => own.titles().sort()).toEqual(["for ada", "for all", "streamed to ada", "streamed to all"]);
  await expect.poll(() => colleague.titles().sort()).toEqual(["for all", "streamed to all"]);
  expect(stranger.titles()).toEqual([]);
  for (const { type, account_uuid, user_uuid, data } of own.messages) {
    expect(account_uuid).toBe(ada.accountId);
    if (type === workflowEvent)
      expect(user_uuid).toBe((data as { title: string }).title.endsWith("ada") ? ada.userId : undefined);
  }
  for (const socket of [own, colleague, stranger]) await socket.close();
});

test("an event of a change that was rolled back is never told", async () => {
  const ada = memberOf();
  const socket = await server.connect(ada);
  const recipient = { accountId: ada.accountId };
  const failing = server.database.withTenant(ada, async (transaction) => {
    publish(transaction, recipient, { type: workflowEvent, data: workflowUpdate("never") });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await server.publish(recipient, "after");
  await expect.poll(() => socket.titles()).toEqual(["after"]);
  await socket.close();
});

test("the events of one change are told in the order in which they were published, each to its recipient", async () => {
  const [ada, stranger] = [memberOf(), memberOf()];
  const grace = memberOf(ada.accountId);
  const [own, colleague, other] = [
    await server.connect(ada),
    await server.connect(grace),
    await server.connect(stranger),
  ];
  const titles = Array.from({ length: 40 }, (_, index) => `event ${index}`);
  await server.database.withSystem(async (transaction) => {
    const tell = (to: { accountId: string; userId?: string }, title: string) =>
      publish(transaction, to, { type: workflowEvent, data: workflowUpdate(title) });
    for (const title of titles) {
      tell({ accountId: ada.accountId }, title);
      tell({ accountId: stranger.accountId }, `elsewhere ${title}`);
    }
    tell({ accountId: ada.accountId, userId: grace.userId }, "for grace");
  });
  await expect.poll(() => own.titles()).toEqual(titles);
  await expect.poll(() => colleague.titles()).toEqual([...titles, "for grace"]);
  await expect.poll(() => other.titles()).toEqual(titles.map((title) => `elsewhere ${title}`));
  for (const socket of [own, colleague, other]) await socket.close();
});

test("nothing is published when a change is over, or while only reading", async () => {
  const ada = memberOf();
  const tell = (transaction: Transaction) =>
    publish(transaction, ada, { type: workflowEvent, data: workflowUpdate("lost") });
  const ended = await server.database.withTenant(ada, async (transaction) => transaction);
  expect(() => tell(ended)).toThrow("is over");
  await expect(server.database.readTenant(ada, async (transaction) => tell(transaction))).rejects.toThrow("only reads");
});

test("many events published at once arrive completely and in the order of their numbers", async () => {
  const ada = memberOf();
  const socket = await server.connect(ada);
  const titles = Array.from({ length: 60 }, (_, index) => `event ${index}`);
  await Promise.all(titles.map((title) => server.publish({ accountId: ada.accountId }, title)));
  await expect.poll(() => socket.titles().length).toBe(60);
  expect(new Set(socket.titles())).toEqual(new Set(titles));
  const numbers = socket.messages.slice(1).map(({ seq }) => seq ?? 0);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  await socket.close();
});

test("the numbers of a company's events tell nothing about how much others do", async () => {
  const [ada, eve] = [memberOf(), memberOf()];
  const [ofAda, ofEve] = [await server.connect(ada), await server.connect(eve)];
  const seqOf = (socket: TestSocket) => socket.messages.slice(1).map(({ seq }) => seq);
  await server.publish({ accountId: ada.accountId }, "one", "two");
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => server.publish({ accountId: eve.accountId }, `other ${index}`)),
  );
  await server.publish({ accountId: ada.accountId }, "three");
  await expect.poll(() => seqOf(ofAda)).toEqual([1, 2, 3]);
  await expect.poll(() => seqOf(ofEve)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  await ofAda.close();
  await ofEve.close();
});

test("an event whose number was given first is told first, also when another one of the company is ready before it", async () => {
  const ada = memberOf();
  const recipient = { accountId: ada.accountId };
  const socket = await server.connect(ada);
  const published = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const first = server.database.withTenant(ada, async (transaction) => {
    publish(transaction, recipient, { type: workflowEvent, data: workflowUpdate("first") });
    // Its number is given and not yet visible: events are written right before a commit.
    const takeLongToCommit = async () => {
      published.resolve();
      await mayCommit.promise;
    };
    beforeCommit(transaction, takeLongToCommit, undefined);
  });
  await published.promise;
  let isPublished = false;
  const second = server.publish(recipient, "second").then(() => {
    isPublished = true;
  });
  const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await eventually(async () => isPublished || (await server.database.pool.query(waits)).rows.length > 0);
  // Other companies do not wait for it.
  await server.publish(memberOf(), "elsewhere");
  if (isPublished) await expect.poll(() => socket.titles()).toEqual(["second"]);
  mayCommit.resolve();
  await Promise.all([first, second]);
  await expect.poll(() => socket.titles()).toEqual(["first", "second"]);
  await socket.close();
});

test("events published while the listening connection is down arrive when it is back", async () => {
  const ada = memberOf();
  const socket = await server.connect(ada);
  const { rows } = await server.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'seedbed-realtime' and datname = current_database()",
  );
  expect(rows).toHaveLength(1);
  await server.publish({ accountId: ada.accountId }, "in the gap");
  await expect.poll(() => socket.titles()).toEqual(["in the gap"]);
  await socket.close();
});

test("streamed text carries no sequence number", async () => {
  const ada = memberOf();
  const socket = await server.connect(ada);
  server.realtime.pass(ada, workflowEvent, workflowUpdate("streamed"));
  await expect.poll(() => socket.titles()).toEqual(["streamed"]);
  expect(socket.messages[1]).not.toHaveProperty("seq");
  await socket.close();
});
