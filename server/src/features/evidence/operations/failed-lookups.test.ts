import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase } from "../../../platform/database/database.ts";
import { createBudget } from "../../../platform/model/usage/budget.ts";
import { modelUsage } from "../../../platform/model/usage/tables.ts";
import { createUsageStore } from "../../../platform/model/usage/usage-store.ts";
import { PageRefused, type ReadPage } from "../../../platform/research/page-reader.ts";
import { type FoundPage, SearchFailed } from "../../../platform/research/search-provider.ts";
import { createResearchLibrary } from "../create-research-library.ts";
import { keptPages, keptSearches, refusedPages } from "../tables.ts";

const day = 86_400_000;
let database: Database;
let drop: () => Promise<void>;
let now: number;
/** What the web says. */
let said: ReadPage | PageRefused;
let found: FoundPage[] | SearchFailed;
let asked: number;
/** Milliseconds that an answer takes. */
let takes: number;
let claimants: unknown[];
let logged: unknown[];
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
  takes = 0;
  claimants = [];
  logged = [];
});
afterAll(async () => {
  await database.close();
  await drop();
});

function library({ usdPerSearch = 0.01 as number | null } = {}) {
  const usage = createUsageStore(database, () => now);
  const answer = async <Found>(what: Found) => {
    asked += 1;
    now += takes;
    if (what instanceof Error) throw what;
    return what as Exclude<Found, Error>;
  };
  return createResearchLibrary({
    ...{ database, usage, keepDays: 30 },
    log: { error: (about: unknown) => void logged.push(about), warn: () => undefined },
    clock: () => new Date(now),
    budget: createBudget(usage, { monthlyBudgetUsd: 0.015, clock: () => now }),
    categoryOf: () => "Online Article",
    provider: {
      ...{ name: "searxng", usdPerSearch },
      search: (_query, { whose }) => {
        claimants.push(whose);
        return answer(found);
      },
    },
    reader: { read: () => answer(said), readFile: () => answer(said) },
  });
}

const person = () => ({ accountId: randomUUID(), userId: null as string | null });
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

test("what is looked up is counted for the person it is looked up for, with the time it took, and in the person's turn", async () => {
  const me = { accountId: randomUUID(), userId: randomUUID() };
  takes = 250;
  found = [];
  said = page();
  await search(me, "refill");
  await read(me);
  said = new PageRefused("unreadable", "there is no text on it", { cause: new Error("a defect") });
  await library().read(me, { url: `${url}/2`, idempotencyKey: "concept:section" }, signal);
  const rows = await database.withTenant(me, (transaction) => transaction.select().from(modelUsage));
  expect(rows.map(({ userId, milliseconds }) => [userId, milliseconds])).toEqual(
    Array.from({ length: 3 }, () => [me.userId, 250]),
  );
  expect(claimants).toEqual([{ company: me.accountId, person: me.userId }]);
  expect(logged).toMatchObject([{ reason: "unreadable", err: { message: "a defect" } }]);
});

test("a search whose price nobody knows is made, and counted as nothing", async () => {
  const me = person();
  found = [];
  const free = library({ usdPerSearch: null });
  for (const query of ["one", "two", "three"])
    await free.search(me, { query, language: null, idempotencyKey: "concept:section", signal });
  expect((await counted(me)).map(([, , costUsd]) => costUsd)).toEqual([0, 0, 0]);
});

test("what searches answered is forgotten after as many days as it is kept, and why a page was refused after one", async () => {
  const me = person();
  found = [];
  said = new PageRefused("robots", "robots.txt forbids it");
  await search(me, "refill");
  await read(me);
  const left = () =>
    database.withTenant(me, async (transaction) => [
      (await transaction.select().from(keptSearches)).length,
      (await transaction.select().from(refusedPages)).length,
    ]);
  for (const [days, rows] of [
    [0.9, [1, 1]],
    [1.2, [1, 0]],
    [29, [1, 0]],
    [31, [0, 0]],
  ] as const) {
    now = Date.parse("2031-05-20T12:00:00Z") + days * day;
    await library().removeOld();
    expect(await left()).toEqual(rows);
  }
});

test("a file is the copy of its words: who added it, when it came first, and a name that is cut", async () => {
  const me = { accountId: randomUUID(), userId: randomUUID() };
  said = page({ url: "", title: "Visits" });
  const bring = (name: string) =>
    library().readFile(me, { content: Buffer.from("x"), mediaType: "text/plain", name }, signal);
  const first = await bring(`${"x".repeat(400)}.txt`);
  if (first.state === "refused") throw new Error("it was refused");
  const classified = { classification: "upload", url: null, category: null, publisher: "", addedBy: me.userId };
  expect(first.page).toMatchObject({ ...classified, text: "One.", title: "x".repeat(300) });
  await database.withTenant(me, (transaction) => transaction.insert(keptPages).values(first.page));
  now += day;
  expect(await bring("other.txt")).toEqual(first);
  said = new PageRefused("unreadable", "is empty", { cause: new Error("a defect") });
  expect(await bring("a.txt")).toEqual({ state: "refused", reason: "unreadable", sentence: "is empty" });
  expect(logged).toMatchObject([{ err: { message: "a defect" } }]);
});
