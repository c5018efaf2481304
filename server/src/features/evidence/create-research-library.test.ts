import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { TaskFailed } from "../../platform/model/task-failed.ts";
import { createBudget } from "../../platform/model/usage/budget.ts";
import { createUsageStore } from "../../platform/model/usage/usage-store.ts";
import { PageRefused, type ReadPage } from "../../platform/research/page-reader.ts";
import { type FoundPage, SearchFailed } from "../../platform/research/search-provider.ts";
import { createResearchLibrary } from "./create-research-library.ts";
import { keptPages, rejectedPages } from "./tables.ts";

const day = 86_400_000;
const begin = Date.parse("2031-05-20T12:00:00Z");
let database: Database;
let drop: () => Promise<void>;
let now: number;
/** What the web says; a page that is not there is refused. */
let web: Record<string, Partial<ReadPage> | PageRefused>;
let results: (query: string) => Promise<FoundPage[]>;
let asked: string[];
/** How many pages were being read at once at most, by address. */
let atOnce: Record<string, number>;
const signal = new AbortController().signal;

beforeAll(async () => {
  const created = await createTestDatabase(inject("databaseServerUrl"));
  drop = created.drop;
  database = openDatabase({ url: created.url });
});
beforeEach(() => {
  now = begin;
  web = {};
  asked = [];
  atOnce = {};
  results = async (query) => [
    { url: `https://trade.example/${query}`, title: query, snippet: "", publishedDate: null },
  ];
});
afterAll(async () => {
  await database.close();
  await drop();
});

const page = (text: string, more: Partial<ReadPage> = {}): Partial<ReadPage> => ({ text, ...more });

function library({ searches = true, monthlyBudgetUsd }: { searches?: boolean; monthlyBudgetUsd?: number } = {}) {
  const usage = createUsageStore(database, () => now);
  const reading: Record<string, number> = {};
  return createResearchLibrary({
    database,
    clock: () => new Date(now),
    log: createTestLog(),
    usage,
    budget: createBudget(usage, { monthlyBudgetUsd, clock: () => now }),
    categoryOf: () => "Online Article",
    keepDays: 30,
    provider: searches
      ? {
          name: "searxng",
          usdPerSearch: 0.01,
          search: async (query) => {
            asked.push(query);
            return results(query);
          },
        }
      : null,
    reader: {
      readFile: () => Promise.reject(new Error("no file is read here")),
      async read(url) {
        asked.push(url);
        reading[url] = (reading[url] ?? 0) + 1;
        atOnce[url] = Math.max(atOnce[url] ?? 0, reading[url]);
        await new Promise((resolve) => setImmediate(resolve));
        reading[url] -= 1;
        const said = web[url] ?? new PageRefused("unreachable", "nobody answers");
        if (said instanceof Error) throw said;
        const usual = {
          title: "Refill",
          publisher: "Trade",
          publishedDate: null,
          language: "en",
          kind: "html" as const,
        };
        return { url, text: "", ...usual, ...said };
      },
    },
  });
}

const person = (accountId = randomUUID()) => ({ accountId, userId: null });
const order = (query: string, change: Partial<{ language: string; signal: AbortSignal }> = {}) => ({
  query,
  language: null,
  idempotencyKey: "concept:section",
  signal,
  ...change,
});
const spent = (accountId: string) => createUsageStore(database, () => now).spentThisMonthUsd(accountId);
const copies = (reader: ReturnType<typeof person>) =>
  database.withTenant(reader, (transaction) => transaction.select().from(keptPages));
const reject = (reader: ReturnType<typeof person>, address: string) =>
  database.withTenant(reader, async (transaction) => {
    const { accountId } = reader;
    await transaction
      .insert(rejectedPages)
      .values({ accountId, address, reason: "", rejectedBy: accountId, rejectedAt: new Date(now) });
  });

describe("a search", () => {
  test("is asked once as long as its answer is young, and paid once", async () => {
    const me = person();
    const first = await library().search(me, order("refill depots"));
    const again = await library().search(me, order("  refill   depots "));
    expect([first.isKept, again.isKept, asked]).toEqual([false, true, ["refill depots"]]);
    expect(again.pages).toEqual(first.pages);
    expect(await spent(me.accountId)).toBeCloseTo(0.01);
    now += 31 * day;
    expect((await library().search(me, order("refill depots"))).isKept).toBe(false);
    expect(asked.length).toBe(2);
  });

  test("of another company, or in another language, is another one", async () => {
    const me = person();
    await library().search(me, order("refill"));
    await library().search(me, order("refill", { language: "de" }));
    await library().search(person(), order("refill"));
    expect(asked.length).toBe(3);
  });

  test("that two ask for at once is made once", async () => {
    const me = person();
    const shared = library();
    await Promise.all([shared.search(me, order("refill")), shared.search(me, order("refill"))]);
    expect(asked).toEqual(["refill"]);
  });

  test("that fails costs nothing and is not kept", async () => {
    const me = person();
    results = async () => {
      throw new SearchFailed("quota", "The quota is used up.");
    };
    await expect(library().search(me, order("refill"))).rejects.toMatchObject({ code: "quota" });
    expect(await spent(me.accountId)).toBe(0);
    results = async () => [];
    expect(await library().search(me, order("refill"))).toEqual({ pages: [], isKept: false });
  });

  test("is not made when the month's budget is used up", async () => {
    const me = person();
    const small = library({ monthlyBudgetUsd: 0.015 });
    await small.search(me, order("refill"));
    await expect(small.search(me, order("depots"))).rejects.toBeInstanceOf(TaskFailed);
    expect(asked).toEqual(["refill"]);
    expect((await small.search(me, order("refill"))).isKept).toBe(true);
  });

  test("brings no address that is none of the web", async () => {
    results = async () =>
      ["javascript:alert(1)", "https://trade.example/a"].map((url) => ({
        url,
        title: "",
        snippet: "",
        publishedDate: null,
      }));
    const { pages } = await library().search(person(), order("refill"));
    expect(pages.map(({ url }) => url)).toEqual(["https://trade.example/a"]);
  });

  test("without a provider fails with a sentence", async () => {
    await expect(library({ searches: false }).search(person(), order("x"))).rejects.toMatchObject({ code: "refused" });
  });
});

describe("a page", () => {
  const address = "https://trade.example/refill";
  const toRead = (url = address) => ({ url, idempotencyKey: "concept:section" });

  test("is kept as it was read, and taken from there as long as it is young", async () => {
    const me = person();
    web[address] = page("Dispensers cost less.", { url: `${address}?utm_source=feed`, publishedDate: "2031-01-02" });
    const read = await library().read(me, toRead(`${address}?utm_source=mail#top`), signal);
    expect(read).toMatchObject({
      state: "read",
      page: {
        address,
        url: address,
        text: "Dispensers cost less.",
        publishedDate: "2031-01-02",
        category: "Online Article",
      },
    });
    web = {};
    const again = await library().read(me, toRead(), signal);
    expect(again).toEqual({ ...read, state: "kept" });
    expect(asked).toEqual([address]);
  });

  test("that is old is read again: the same words are the same copy, other words another one", async () => {
    const me = person();
    web[address] = page("One.");
    const first = await library().read(me, toRead(), signal);
    now += 31 * day;
    const same = await library().read(me, toRead(), signal);
    expect(same).toMatchObject({ state: "read", page: { retrievedAt: new Date(begin), checkedAt: new Date(now) } });
    now += 31 * day;
    web[address] = page("Two.");
    const other = await library().read(me, toRead(), signal);
    const ids = [first, same, other].map((reading) => (reading.state === "refused" ? "" : reading.page.id));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
    expect((await copies(me)).length).toBe(2);
    expect(await library().read(me, toRead(), signal)).toMatchObject({ state: "kept", page: { text: "Two." } });
  });

  test("that is refused is not asked for again for a day", async () => {
    const me = person();
    const refused = { state: "refused", reason: "robots", sentence: "robots.txt forbids it" };
    web[address] = new PageRefused("robots", "robots.txt forbids it");
    expect(await library().read(me, toRead(), signal)).toEqual(refused);
    web[address] = page("Now it is allowed.");
    expect(await library().read(me, toRead(), signal)).toEqual(refused);
    expect(asked).toEqual([address]);
    now += day + 1;
    expect(await library().read(me, toRead(), signal)).toMatchObject({ state: "read" });
    expect(await library().read(me, toRead(), signal)).toMatchObject({ state: "kept" });
  });

  test("that people rejected is not fetched, nor is one that leads there kept; another company reads it", async () => {
    const me = person();
    web[address] = page("One.");
    const before = await library().read(me, toRead(), signal);
    web["https://short.example/y"] = page("Other.", { url: address });
    const led = await library().read(me, toRead("https://short.example/y"), signal);
    await reject(me, address);
    asked = [];
    expect(await library().read(me, toRead(), signal)).toMatchObject({ state: "refused", reason: "rejected" });
    expect(asked).toEqual([]);
    web["https://short.example/x"] = page("One.", { url: address });
    expect(await library().read(me, toRead("https://short.example/x"), signal)).toMatchObject({ reason: "rejected" });
    const sources = [before, led].flatMap((reading) => (reading.state === "refused" ? [] : [reading.page.id]));
    expect(await library().rejectedAmong(me, sources)).toEqual(new Set(sources));
    expect(sources).toHaveLength(2);
    expect(await library().read(person(), toRead(), signal)).toMatchObject({ state: "read" });
  });

  test("is never fetched twice at once, by one company or two", async () => {
    const [me, other] = [person(), person()];
    web[address] = page("One.");
    const shared = library();
    const readings = await Promise.all([me, me, other, me].map((reader) => shared.read(reader, toRead(), signal)));
    expect(readings.map(({ state }) => state)).toEqual(["read", "kept", "read", "kept"]);
    expect(atOnce[address]).toBe(1);
    expect(asked.length).toBe(2);
  });

  test("is seen by nobody but the company that read it", async () => {
    const [me, other] = [person(), person()];
    web[address] = page("One.");
    await library().read(me, toRead(), signal);
    expect([(await copies(me)).length, (await copies(other)).length]).toEqual([1, 0]);
    const own = (await copies(me))[0]?.id ?? "";
    await reject(other, address);
    expect([...(await library().rejectedAmong(me, [own]))]).toEqual([]);
    expect([...(await library().rejectedAmong(other, [own]))]).toEqual([]);
  });

  test("whose reading is ended is neither kept nor refused", async () => {
    const me = person();
    const ending = new AbortController();
    web[address] = page("One.");
    const reading = library().read(me, toRead(), ending.signal);
    ending.abort(new Error("cancelled"));
    // Ended while it is read, or after: what was read is kept, what was not leaves nothing behind.
    await reading.catch((error: unknown) => expect(error).toMatchObject({ message: "cancelled" }));
    expect(await library().read(me, toRead(), signal)).not.toMatchObject({ state: "refused" });
  });

  test("that waits for another to be read stops waiting when it is ended", async () => {
    const me = person();
    const shared = library();
    const ending = new AbortController();
    web[address] = page("One.");
    const first = shared.read(me, toRead(), signal);
    const second = shared.read(me, toRead(), ending.signal);
    ending.abort(new Error("cancelled"));
    await expect(second).rejects.toThrow("cancelled");
    expect(await first).toMatchObject({ state: "read" });
  });

  test("with an address that is none is refused", async () => {
    expect(await library().read(person(), toRead("file:///etc/passwd"), signal)).toMatchObject({ reason: "protocol" });
  });
});
