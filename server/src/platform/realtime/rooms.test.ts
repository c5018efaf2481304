import { expect, onTestFinished, test, vi } from "vitest";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import type { Member } from "../http/actor.ts";
import type { Connection } from "./connection.ts";
import type { DurableEnvelope, OutboxStore } from "./outbox-store.ts";
import { memberOf, workflowEvent } from "./realtime.fixture.ts";
import { createRooms } from "./rooms.ts";

const envelopeOf = (member: Member, seq: number): DurableEnvelope => ({
  ...{ id: `event ${seq}`, seq, type: workflowEvent, account_uuid: member.accountId, data: seq },
});

const outboxOf = (all: readonly DurableEnvelope[]): OutboxStore => ({
  newest: async () => 0,
  eventsAfter: async (_company, after, limit) => all.slice(after, after + limit),
  missedEvents: async () => null,
  removeOld: async () => undefined,
});

const connectionOf = (member: Member, sendDurable: (text: string) => unknown): Connection => ({
  ...{ member, joinedAt: 0 },
  sendDurable,
  gather: () => () => undefined,
  sendPassing: () => undefined,
  tell: () => undefined,
  close: () => undefined,
});

test("whoever is there is told all that happened at once, however much it is, by one look", async () => {
  const member = memberOf();
  const all = Array.from({ length: 450 }, (_, index) => envelopeOf(member, index + 1));
  const rooms = createRooms(outboxOf(all), createTestLog());
  const told: number[] = [];
  const connection = connectionOf(member, (text) => told.push((JSON.parse(text) as DurableEnvelope).seq));
  await rooms.join(connection);
  rooms.wake(member.accountId);
  await expect.poll(() => told.length).toBe(all.length);
  expect(told).toEqual(all.map(({ seq }) => seq));
});

test("much that many are told leaves room in between, and goes out together", async () => {
  const member = memberOf();
  const all = Array.from({ length: 100 }, (_, index) => envelopeOf(member, index + 1));
  const ways: string[] = [];
  const rooms = createRooms(outboxOf(all), createTestLog(), async () => void ways.push("gave way"));
  const connections = Array.from({ length: 40 }, () => ({
    ...connectionOf(member, () => ways.push("sent")),
    gather: () => () => void ways.push("went out"),
  }));
  for (const connection of connections) await rooms.join(connection);
  rooms.wake(member.accountId);
  await expect.poll(() => ways.filter((way) => way === "sent").length).toBe(4_000);
  await expect.poll(() => ways.filter((way) => way === "went out").length).toBe(400);
  expect(ways.filter((way) => way === "gave way")).toHaveLength(9);
  expect(ways.indexOf("gave way")).toBe(10 * 40 + 40);
});

test("a company without sockets is followed for a minute after somebody has read something, and no longer", async () => {
  const { accountId } = memberOf();
  const rooms = createRooms(outboxOf([]), createTestLog());
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  await rooms.asOf(accountId);
  now.mockReturnValue(59_999);
  rooms.wake();
  expect(rooms.accountIds()).toEqual([accountId]);
  now.mockReturnValue(60_000);
  rooms.wake();
  expect(rooms.accountIds()).toEqual([]);
  now.mockRestore();
});

test("where a company stands is looked up again after it could not be told", async () => {
  const { accountId } = memberOf();
  const newest = vi.fn(async () => 3).mockRejectedValueOnce(new Error("away"));
  const rooms = createRooms({ ...outboxOf([]), newest }, createTestLog());
  await expect(rooms.asOf(accountId)).rejects.toThrow("away");
  expect(await rooms.asOf(accountId)).toBe(3);
});

test("events that could not be read are told a second later, to all who are there", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const member = memberOf();
  const all = [envelopeOf(member, 1), envelopeOf(member, 2)];
  const outbox = outboxOf(all);
  const eventsAfter = vi.fn(outbox.eventsAfter).mockRejectedValueOnce(new Error("away"));
  const rooms = createRooms({ ...outbox, eventsAfter }, createTestLog());
  const told: number[] = [];
  await rooms.join(connectionOf(member, (text) => told.push((JSON.parse(text) as DurableEnvelope).seq)));
  rooms.wake(member.accountId);
  await vi.waitFor(() => expect(eventsAfter).toHaveBeenCalledTimes(1));
  await new Promise(setImmediate);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(told).toEqual([1, 2]));
});

test("who comes while events are told gets those after their first message alone, and who has left gets none", async () => {
  const [early, late] = [memberOf(), memberOf()];
  late.accountId = early.accountId;
  const all = [1, 2, 3].map((seq) => envelopeOf(early, seq));
  const outbox = outboxOf(all);
  const rooms = createRooms({ ...outbox, newest: async () => 1 }, createTestLog());
  const told: [string, number][] = [];
  const connect = (member: Member, who: string) =>
    connectionOf(member, (text) => told.push([who, (JSON.parse(text) as DurableEnvelope).seq]));
  const [first, second] = [connect(early, "early"), connect(late, "late")];
  await rooms.join(first);
  rooms.wake(early.accountId);
  await vi.waitFor(() => expect(told).toEqual([2, 3].map((seq) => ["early", seq])));
  await rooms.join(second);
  expect(second.joinedAt).toBe(3);
  all.push(envelopeOf(early, 4));
  rooms.leave(first);
  rooms.wake();
  await vi.waitFor(() => expect(told.slice(2)).toEqual([["late", 4]]));
});
