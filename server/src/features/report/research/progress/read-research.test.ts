import { randomUUID } from "node:crypto";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ResearchQuestion } from "@seedbed/contract/report/research/schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { modelUsage } from "../../../../platform/model/usage/tables.ts";
import { rejectedPages } from "../../../evidence/tables.ts";
import { reportRuns, researchPlans, researchProgress } from "../../tables.ts";
import { type ReadRow, writeQuoted } from "./progress-store.ts";
import { createSectionProgress } from "./section-progress.ts";

let server: TestServer;
let ada: TestPerson;
let conceptId: string;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ id: conceptId } = await bankConcept(server, ada));
});

const minute = (after: number) => new Date(Date.UTC(2026, 2, 4, 12, after));
const inTenant = <Result>(work: Parameters<typeof server.database.withTenant<Result>>[1]) =>
  server.database.withTenant(ada, work);
const progress = async () =>
  (await ada.call("GET v1/concept/{id}/research", { params: { id: conceptId } })).body.progress;

/** A run of the concept that began then. */
async function begin(startedAt: Date, more: Partial<typeof reportRuns.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  const run = { id, accountId: ada.accountId, conceptId, requestedBy: ada.userId, sections: ["trends" as const] };
  await inTenant((transaction) => transaction.insert(reportRuns).values({ ...run, startedAt, ...more }));
  return id;
}

const question = (uuid: string): ResearchQuestion => ({
  ...{ uuid, topic: "trends", question: "What do offices pay?", queries: ["soap price"], isIncluded: true },
});

/** The research of a section in a run; what it tells stands in `told`. */
function research(runId: string, section: ReportSection, questions: ResearchQuestion[] = []) {
  const told: unknown[] = [];
  let now = minute(0).getTime();
  const { accountId, userId } = ada;
  const input = { accountId, userId, conceptId, runId, section, order: { kind: "missing" } } as const;
  const hub = { pass: (...[to, type, data]: unknown[]) => void told.push([to, type, data]) };
  const means = { hub: hub as never, clock: () => new Date(now), log: createTestLog(), database: server.database };
  const row = (more: Partial<ReadRow> = {}): ReadRow => ({
    ...{ id: randomUUID(), accountId, conceptId, runId, section, question: randomUUID(), url: "https://a.example/" },
    ...{ title: "Soap", publisher: "a.example", publishedDate: null, state: "waiting", reason: null, sentence: "" },
    ...{ passages: 0, quoted: 0, source: null, at: minute(0), ...more },
  });
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { ...createSectionProgress(means, input, questions), told, row, wait };
}
const taken = {
  asked: [] as string[],
  searches: 0,
  keptSearches: 0,
  usd: 0 as number | null,
  ended: null as string | null,
};

test("how far research is follows its sections: what was asked, of how many, what is looked for, and when it is done", async () => {
  const [first, second, other] = [question(randomUUID()), question(randomUUID()), question(randomUUID())];
  const { accountId } = ada;
  await inTenant((transaction) =>
    transaction.insert(researchPlans).values({ conceptId, accountId, questions: [first, second, other] }),
  );
  expect(await progress()).toBeNull();
  const run = await begin(minute(0));
  expect(await progress()).toBeNull();
  const [trends, scan] = [research(run, "trends", [first, second]), research(run, "marketScan", [other])];
  await trends.begin("trends");
  const nothing = { isRunning: true, asked: 0, questions: 2, current: null, pages: [], usd: 0, ended: null };
  expect(await progress()).toEqual(nothing);
  trends.take("trends", { ...taken, asked: [first.uuid] });
  await trends.ask(first);
  expect(await progress()).toMatchObject({ isRunning: true, asked: 1, current: first });
  await scan.begin("forces");
  await scan.begin("insights");
  await scan.finish("forces", { ...taken, asked: [other.uuid], searches: 2, usd: 0.02 }, new Map());
  await trends.finish(
    "trends",
    { ...taken, asked: [first.uuid, second.uuid], usd: 0.01, ended: "No more." },
    new Map(),
  );
  expect(await progress()).toMatchObject({ isRunning: true, asked: 3, questions: 3, current: null, ended: "No more." });
  // The same question of two topics is asked once.
  await scan.finish("insights", { ...taken, asked: [other.uuid], searches: 3, keptSearches: 4, usd: 0.03 }, new Map());
  const done = await progress();
  expect(done).toMatchObject({ isRunning: false, asked: 3 });
  expect(done?.usd).toBeCloseTo(0.06);
  const stored = await inTenant((transaction) => transaction.select().from(researchProgress));
  expect(stored.find(({ section, runId }) => section === "marketScan" && runId === run)).toEqual({
    ...{
      accountId,
      conceptId,
      section: "marketScan",
      runId: run,
      questions: 1,
      asked: 1,
      searches: 5,
      keptSearches: 4,
    },
    ...{ current: null, usd: expect.closeTo(0.05), ended: null, isDone: true },
  });
  // What nobody knows of one section nobody knows of all.
  await scan.begin("companies");
  await scan.finish("companies", { ...taken, usd: null }, new Map());
  expect((await progress())?.usd).toBeNull();
});

test("pages stand in the order of their reading with what became of them, and those of an earlier run are forgotten", async () => {
  const earlier = research(await begin(minute(0)), "trends");
  await earlier.begin("trends");
  await earlier.read([earlier.row({ url: "https://earlier.example/" })]);
  const run = await begin(minute(1), { status: "complete" });
  const [trends, scan] = [research(run, "trends"), research(run, "marketScan")];
  const source = randomUUID();
  const [late, early] = [trends.row({ at: minute(5), url: "https://late.example/" }), trends.row({ source: null })];
  await trends.begin("trends");
  await trends.read([late, early]);
  const become: Partial<ReadRow> = {
    ...{ url: "https://b.example/", title: "Refill", publisher: "B", publishedDate: "2026-01-02", state: "refused" },
    ...{ reason: "robots", sentence: "Refused: no.", source },
  };
  await trends.read([{ ...early, ...become, question: randomUUID(), at: minute(9) }]);
  await scan.begin("forces");
  await scan.read([scan.row({ source, at: minute(7), url: "https://scan.example/" })]);
  await trends.finish("trends", taken, new Map([[source, 3]]));
  await inTenant((transaction) => writeQuoted(transaction, { conceptId, section: "trends" }, new Map([[source, 2]])));
  const own = { section: "trends", passages: 0, quoted: 0, source: null, isRejected: false };
  const told = await progress();
  expect(told?.isRunning).toBe(false);
  expect(told?.pages).toMatchObject([
    {
      ...own,
      uuid: early.id,
      question: early.question,
      ...become,
      passages: 3,
      quoted: 2,
      at: minute(0).toISOString(),
    },
    { ...own, uuid: late.id, url: late.url, state: "waiting", reason: null, publishedDate: null },
    { ...own, section: "marketScan", source, url: "https://scan.example/" },
  ]);
  expect(Object.keys(told?.pages[0] ?? {}).toSorted()).toEqual(
    "at isRejected passages publishedDate publisher question quoted reason section sentence source state title url uuid".split(
      " ",
    ),
  );
  const { accountId, userId: rejectedBy } = ada;
  const rejection = { accountId, address: "https://scan.example/", reason: "", rejectedBy, rejectedAt: minute(9) };
  await inTenant((transaction) => transaction.insert(rejectedPages).values(rejection));
  expect((await progress())?.pages.map(({ isRejected }) => isRejected)).toEqual([true, false, true]);
});

test("what it costs are the searches and the calls of the concept since the run began, while each has a price", async () => {
  const run = await begin(minute(0), { earlierUsd: 0.5 });
  const trends = research(run, "trends");
  await trends.begin("trends");
  await trends.finish("trends", { ...taken, usd: 0.25 }, new Map());
  // A later run that looks nothing up, and one before, are not told of.
  await begin(minute(5));
  await begin(minute(-5), { earlierUsd: 100 });
  const spend = (more: Partial<typeof modelUsage.$inferInsert>) =>
    inTenant((transaction) =>
      transaction.insert(modelUsage).values({
        ...{ id: randomUUID(), accountId: ada.accountId, task: "trends", taskVersion: 1, model: "x", attempt: 1 },
        ...{ idempotencyKey: `${conceptId}:trends:trends@1:a:b`, tokensIn: 1, tokensCached: 0, tokensOut: 1 },
        ...{ milliseconds: 1, costUsd: 1, outcome: "ok" as const, createdAt: minute(1), ...more },
      }),
    );
  await spend({});
  await spend({ createdAt: minute(0) });
  expect((await progress())?.usd).toBe(2.75);
  await spend({ createdAt: minute(-1) });
  await spend({ task: "research-search" });
  await spend({ idempotencyKey: `${randomUUID()}:trends:trends@1:a:b` });
  await spend({ costUsd: 0, model: "offline" });
  await spend({ costUsd: 0, tokensOut: 0 });
  expect((await progress())?.usd).toBe(2.75);
  await spend({ costUsd: 0 });
  expect((await progress())?.usd).toBeNull();
});

test("an earlier call without a price leaves the sum unknown", async () => {
  const trends = research(await begin(minute(0), { earlierUnpriced: true }), "trends");
  await trends.begin("trends");
  expect((await progress())?.usd).toBeNull();
});

test("the company is told of every question, and of pages twice a second at most", async () => {
  const first = question(randomUUID());
  const trends = research(await begin(minute(0)), "trends", [first]);
  await trends.begin("trends");
  const page = trends.row({ question: first.uuid });
  const event = (told: unknown) => [
    { accountId: ada.accountId },
    "concept.research.progress.account",
    { conceptUuid: conceptId, section: "trends", question: first.uuid, page: told },
  ];
  const { id, accountId: _account, conceptId: _concept, runId: _run, ...shown } = page;
  const told = event({ uuid: id, ...shown, at: minute(0).toISOString() });
  await trends.ask(first);
  expect(trends.told).toEqual([event(null)]);
  await trends.read([page]);
  trends.wait(499);
  await trends.read([page]);
  expect(trends.told).toHaveLength(1);
  trends.wait(1);
  await trends.read([trends.row(), page]);
  expect(trends.told).toEqual([event(null), told]);
  await trends.read([]);
  await trends.ask(first);
  await trends.finish("trends", { ...taken, asked: [randomUUID(), first.uuid] }, new Map());
  expect(trends.told).toEqual([event(null), told, event(null), event(null)]);
});

test("nothing that is looked up is lost because its progress cannot be written", async () => {
  const trends = research("no-uuid", "trends");
  await trends.begin("trends");
  expect(await progress()).toBeNull();
});
