import { expect, test } from "vitest";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import type { Connection } from "./connection.ts";
import type { DurableEnvelope } from "./outbox-store.ts";
import { memberOf, workflowEvent } from "./realtime.fixture.ts";
import { createRooms } from "./rooms.ts";

test("whoever is there is told all that happened at once, however much it is, by one look", async () => {
  const member = memberOf();
  const all = Array.from({ length: 450 }, (_, index): DurableEnvelope => {
    const seq = index + 1;
    return { id: `event ${seq}`, seq, type: workflowEvent, account_uuid: member.accountId, data: seq };
  });
  const rooms = createRooms(
    {
      newest: async () => ({ seq: 0, age: null }),
      eventsAfter: async (_company, after, limit) => all.slice(after, after + limit),
      missedEvents: async () => null,
      removeOld: async () => undefined,
    },
    createTestLog(),
  );
  const told: number[] = [];
  const connection: Connection = {
    ...{ member, joinedAt: 0, quietFor: null },
    sendDurable: (text) => told.push((JSON.parse(text) as DurableEnvelope).seq),
    sendPassing: () => undefined,
    tell: () => undefined,
    close: () => undefined,
  };
  await rooms.join(connection);
  rooms.wake(member.accountId);
  // What answers at once has all been read before the next turn of the event loop.
  await new Promise((done) => setImmediate(done));
  expect(told).toEqual(all.map(({ seq }) => seq));
});
