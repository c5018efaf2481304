import { randomUUID } from "node:crypto";
import type { ServerEnvelope } from "@seedbed/contract/realtime/envelope";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createPassingRelay } from "./passing-relay.ts";

/** A relay over a database that answers as is said here: whether others are alive, and whether it takes what is sent. */
function relayOver(answers: {
  alive?: () => Promise<boolean>;
  take?: (rows: { envelope: ServerEnvelope }[]) => unknown;
}) {
  const warnings: string[] = [];
  const transaction = {
    execute: async () => ({ rows: [{ alive: await (answers.alive?.() ?? true) }] }),
    insert: () => ({ values: async (rows: { envelope: ServerEnvelope }[]) => answers.take?.(rows) }),
  };
  const database = { withSystem: (work: (given: unknown) => unknown) => work(transaction) } as unknown as Database;
  const log = pino({ level: "warn" }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) });
  const relay = createPassingRelay({
    ...{ database, log, serverId: "one", accountIds: () => [] },
    deliver: () => undefined,
  });
  return { relay, warnings };
}

const accountId = randomUUID();
const envelopeOf = (data: number): ServerEnvelope => ({
  ...{ id: randomUUID(), type: "x", account_uuid: accountId, data },
});

test("of streamed text that comes faster than it can be passed on the newest thousand pieces are, in their order", async () => {
  const isAlive = Promise.withResolvers<boolean>();
  const passed: unknown[] = [];
  const { relay } = relayOver({
    alive: () => isAlive.promise,
    take: (rows) => passed.push(...rows.map(({ envelope }) => envelope.data)),
  });
  for (let piece = 1; piece <= 1_250; piece += 1) relay.forward(envelopeOf(piece));
  isAlive.resolve(true);
  await expect.poll(() => passed.length).toBe(1_000);
  expect(passed).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 251));
});

test("what could not be passed on is left out and told in the log, and what comes after it is passed on", async () => {
  let isAway = true;
  const passed: unknown[] = [];
  const { relay, warnings } = relayOver({
    take: (rows) => {
      if (isAway) throw new Error("away");
      passed.push(...rows.map(({ envelope }) => envelope.data));
    },
  });
  relay.forward(envelopeOf(1));
  await expect.poll(() => warnings).toEqual(["passing events did not reach the other servers"]);
  isAway = false;
  relay.forward(envelopeOf(2));
  await expect.poll(() => passed).toEqual([2]);
});
