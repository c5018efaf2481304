import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { type Database, openDatabase } from "../../../platform/database/database.ts";
import { createBudget } from "../../../platform/model/usage/budget.ts";
import { modelUsage } from "../../../platform/model/usage/tables.ts";
import { createUsageStore } from "../../../platform/model/usage/usage-store.ts";
import { PageRefused, type ReadPage } from "../../../platform/research/page-reader.ts";
import { type FoundPage, SearchFailed } from "../../../platform/research/search-provider.ts";
import { createResearchLibrary } from "../create-research-library.ts";

const day = 86_400_000;
let database: Database;
let drop: () => Promise<void>;
let now: number;
/** What the web says. */
let said: ReadPage | PageRefused;
let found: FoundPage[] | SearchFailed;
let asked: number;
const signal = new AbortController().signal;
const url = "https://trade.example/refill";
const page = (change: Partial<ReadPage> = {}): ReadPage => ({
  ...{ url, title: "Refill", publisher: "Trade", publishedDate: null, language: "en", kind: "html", text: "One." },
  ...change,
});

beforeAll(async () => {
  const created = await createTestDatabase(inject("databaseServerUrl"));
  drop = created.drop;
  database = openDatabase({ url: created.url });
});
beforeEach(() => {
  now = Date.parse("2031-05-20T12:00:00Z");
  asked = 0;
});
afterAll(async () => {
  await database.close();
  await drop();
});

function library() {
  const usage = createUsageStore(database, () => now);
  const answer = async <Found>(what: Found) => {
    asked += 1;
    if (what instanceof Error) throw what;
    return what as Exclude<Found, Error>;
  };
  return createResearchLibrary({
    ...{ database, usage, log: createTestLog(), keepDays: 30 },
    clock: () => new Date(now),
    budget: createBudget(usage, { monthlyBudgetUsd: 0.015, clock: () => now }),
    categoryOf: () => "Online Article",
    provider: { name: "searxng", usdPerSearch: 0.01, search: () => answer(found) },
    reader: { read: () => answer(said), readFile: () => Promise.reject(new Error("no file is read here")) },
  });
}

const person = () => ({ accountId: randomUUID(), userId: null });
const search = (me: ReturnType<typeof person>, query: string) =>
  library().search(me, { query, language: null, idempotencyKey: "concept:section", signal });
const read = (me: ReturnType<typeof person>) => library().read(me, { url, idempotencyKey: "concept:section" }, signal);
const counted = async (me: ReturnType<typeof person>) => {
  const rows = await database.withTenant(me, (transaction) => transaction.select().from(modelUsage));
  return rows
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ task, outcome, costUsd }) => [task, outcome, costUsd]);
};

test("a search that fails is counted by why, and what was set aside for it can be spent again", async () => {
  const me = person();
  for (const code of ["quota", "refused", "unavailable"] as const) {
    found = new SearchFailed(code, "It failed.");
    await expect(search(me, "refill")).rejects.toMatchObject({ code });
    now += 1;
  }
  found = [];
  expect(await search(me, "refill")).toEqual({ pages: [], isKept: false });
  expect(await counted(me)).toEqual([
    ["research-search", "rate_limited", 0],
    ["research-search", "refused", 0],
    ["research-search", "unreachable", 0],
    ["research-search", "ok", 0.01],
  ]);
});

test("a page that cannot be read is counted by why, and not asked for again for a day from the last time", async () => {
  const me = person();
  said = new PageRefused("timeout", "it took too long");
  await read(me);
  now += day;
  said = new PageRefused("robots", "robots.txt forbids it");
  await read(me);
  now += day - 1;
  said = page();
  expect(await read(me)).toEqual({ state: "refused", reason: "robots", sentence: "robots.txt forbids it" });
  expect(asked).toBe(2);
  now += 1;
  expect(await read(me)).toMatchObject({ state: "read" });
  expect((await counted(me)).map(([, outcome]) => outcome)).toEqual(["timeout", "refused", "ok"]);
});

test("a page without a title is called by its address, and a long title is cut", async () => {
  said = page({ title: "" });
  expect(await read(person())).toMatchObject({ page: { title: url } });
  said = page({ title: "x".repeat(301), publisher: "y".repeat(201) });
  expect(await read(person())).toMatchObject({ page: { title: "x".repeat(300), publisher: "y".repeat(200) } });
});
