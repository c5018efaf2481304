import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase } from "../../../../platform/database/database.ts";
import { modelUsage } from "../../../../platform/model/usage/tables.ts";
import { estimateTogether, readEstimates } from "./estimates.ts";

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const own = await createTestDatabase(inject("databaseServerUrl"));
  database = openDatabase({ url: own.url });
  drop = own.drop;
});
afterAll(async () => {
  await database.close();
  await drop();
});

const now = new Date("2026-06-01T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

interface Attempt {
  /** Concept, section, task and part, as the keys of calls name them. */
  call: string;
  seconds: number;
  usd?: number;
  outcome?: string;
  createdAt?: Date;
  model?: string;
}

/** The estimates for a company that has made these attempts. */
async function estimatesAfter(attempts: Attempt[], models = ["openai/gpt-5"]) {
  const tenant = { accountId: randomUUID(), userId: randomUUID() };
  const rows = attempts.map(({ call, seconds, usd = 0.5, outcome = "ok", createdAt = daysAgo(1), model }, index) => ({
    ...{ id: randomUUID(), ...tenant, task: "task", taskVersion: 1, model: model ?? "openai/gpt-5", attempt: index },
    ...{ idempotencyKey: call, tokensIn: 1, tokensCached: 0, tokensOut: 1, milliseconds: seconds * 1000 },
    ...{ costUsd: usd, outcome, mends: {}, createdAt },
  }));
  return database.withTenant(tenant, async (transaction) => {
    if (rows.length > 0) await transaction.insert(modelUsage).values(rows);
    return readEstimates(transaction, { accountId: tenant.accountId, models, now });
  });
}

const call = (section: string, part: number, concept = "one") => `${concept}:${section}:write@1:${part}:${section}`;
const calls = (section: string, seconds: number[], rest: Partial<Attempt> = {}): Attempt[] =>
  seconds.map((each, part) => ({ call: call(section, part), seconds: each, ...rest }));

test("with three calls of a section its own are taken, with fewer those of all sections", async () => {
  const estimate = await estimatesAfter([...calls("trends", [8, 8, 8]), ...calls("assumptions", [40, 40])]);
  expect(estimate("trends")).toEqual({ calls: 3, seconds: 8, usd: 1.5 });
  // Nine in ten of all five are shorter than 40 s.
  expect(estimate("assumptions").seconds).toBe(40);
  expect(estimate("assumptions").calls).not.toBe(2);
});

test("a section whose calls wait for each other takes as long as all of them in a row", async () => {
  const estimate = await estimatesAfter([...calls("customerProfiles", [5, 5, 5]), ...calls("trends", [5, 5, 5])]);
  expect([estimate("customerProfiles").seconds, estimate("trends").seconds]).toEqual([10, 5]);
});

test("what is older than 90 days, of another model or never came to an end does not count", async () => {
  const usual = await estimatesAfter([]);
  for (const other of [{ createdAt: daysAgo(91) }, { model: "openai/gpt-4o" }, { outcome: "failed" }]) {
    const estimate = await estimatesAfter(calls("trends", [90, 90, 90], other));
    expect(estimate("trends"), JSON.stringify(other)).toEqual(usual("trends"));
  }
  const recent = await estimatesAfter(calls("trends", [90, 90, 90], { createdAt: daysAgo(89) }));
  expect(recent("trends").seconds).toBe(90);
});

test("the attempts of a call that came to an end in the end are one call, which took as long as all of them", async () => {
  const failed = calls("trends", [6, 6, 6], { outcome: "malformed", usd: 0.25 });
  const estimate = await estimatesAfter([...failed, ...calls("trends", [4, 4, 4])]);
  expect(estimate("trends")).toEqual({ calls: 3, seconds: 10, usd: 2.25 });
});

test("a section of several concepts takes as many calls as one of them", async () => {
  const again = calls("trends", [8, 8, 8]).map((each, part) => ({ ...each, call: call("trends", part, "two") }));
  const estimate = await estimatesAfter([...calls("trends", [8, 8, 8]), ...again]);
  expect(estimate("trends")).toMatchObject({ calls: 3, usd: 1.5 });
});

test("what a model costs that has no price is not known", async () => {
  const model = "openai-compatible/of-our-own";
  const estimate = await estimatesAfter(calls("trends", [8, 8, 8], { model }), [model]);
  expect(estimate("trends")).toMatchObject({ seconds: 8, usd: null });
});

test("sections that are written beside each other take as long as the longest way, and what one costs that nobody knows nobody knows of all", () => {
  const estimate = (seconds: number, usd: number | null = 1) => ({ calls: 2, seconds, usd });
  const together = estimateTogether(
    new Map([
      ["trends", estimate(10)],
      ["marketScan", estimate(20)],
      ["customerProfiles", estimate(25)],
    ]),
  );
  expect(together).toEqual({ calls: 6, seconds: 30, usd: 3 });
  expect(
    estimateTogether(
      new Map([
        ["trends", estimate(1, null)],
        ["overview", estimate(1)],
      ]),
    ).usd,
  ).toBeNull();
});

test("for as long as nothing is known, a call takes ten seconds, a section as many as it says, and nobody knows what it costs", async () => {
  const estimate = await estimatesAfter([]);
  expect(estimate("trends")).toEqual({ calls: 1, seconds: 10, usd: null });
  expect(estimate("customerProfiles")).toEqual({ calls: 13, seconds: 20, usd: null });
});

test("what another company did, what was looked up, and two calls alone tell nothing of a section", async () => {
  await estimatesAfter(calls("trends", [90, 90, 90]));
  const research = calls("trends", [70, 70, 70]).map((each, part) => ({
    ...each,
    call: `one:trends:research:t:${part}`,
  }));
  expect((await estimatesAfter(research))("trends")).toEqual({ calls: 1, seconds: 10, usd: null });
  const two = await estimatesAfter(calls("customerProfiles", [6, 6], { usd: 2 }));
  expect(two("customerProfiles")).toEqual({ calls: 13, seconds: 12, usd: 26 });
  expect(two("trends")).toEqual({ calls: 1, seconds: 6, usd: 2 });
});

test("of a slow call nine in ten are shorter, and the tasks of a writing are told apart", async () => {
  const slow = await estimatesAfter(calls("trends", [1, 1, 1, 1, 1, 1, 1, 1, 1, 11, 11]));
  expect(slow("trends")).toMatchObject({ calls: 11, seconds: 11 });
  const tasks = ["a", "b", "c"].map((task) => ({ call: `one:trends:${task}@1:0:x`, seconds: 2 }));
  expect((await estimatesAfter(tasks))("trends")).toEqual({ calls: 3, seconds: 2, usd: 1.5 });
});
