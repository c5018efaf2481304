import { beforeEach, describe, expect, test } from "vitest";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { TaskFailed } from "../../../../platform/model/task-failed.ts";
import { type FoundPage, SearchFailed } from "../../../../platform/research/search-provider.ts";
import type { KeptPage, ResearchLibrary } from "../../../evidence/exports/research-library.ts";
import { stableUuid } from "../../writing/stable-uuid.ts";
import type { TopicShare } from "../plan/topic-shares.ts";
import type { ReadRow } from "../progress/progress-store.ts";
import type { Taken } from "../progress/section-progress.ts";
import { researchTopic, type TopicResearch } from "./research-topic.ts";

/** What a search answers, by its words; a page tells of what it was searched by. */
let search: (query: string) => Promise<FoundPage[]>;
let refusals: Set<string>;
/** Addresses at which the reader itself fails. */
let broken: Set<string>;
let searched: string[];
let languages: Set<string | null>;
let read: string[];
let told: ReadRow[];
let finished: Taken | undefined;
let timeIsUp: AbortController;
let signal: AbortController;
const usdPerSearch = 0.01;

beforeEach(() => {
  search = async (query) => found(query);
  refusals = new Set();
  broken = new Set();
  searched = [];
  languages = new Set();
  read = [];
  told = [];
  finished = undefined;
  timeIsUp = new AbortController();
  signal = new AbortController();
});

const found = (query: string, count = 4): FoundPage[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `https://${query}${index}.example/`,
    title: query,
    snippet: "",
    publishedDate: null,
  }));

const library: Pick<ResearchLibrary, "provider" | "search" | "read"> = {
  provider: { name: "brave", usdPerSearch } as ResearchLibrary["provider"],
  async search(_reader, { query, language, signal }) {
    signal.throwIfAborted();
    searched.push(query);
    languages.add(language);
    return { pages: await search(query), isKept: query.startsWith("kept") };
  },
  async read(_reader, { url }, signal) {
    signal.throwIfAborted();
    read.push(url);
    if (broken.has(url)) throw new TypeError("a defect");
    if (refusals.has(url)) return { state: "refused", reason: "robots", sentence: "robots.txt forbids it" };
    const words = url.replace(/^https:..|\d\.example\/$/g, "");
    const text = `Something about ${words}: ${stableUuid(url).replaceAll("-", " ")}.`;
    const page = { id: stableUuid(url), url, title: url, publisher: url, text, retrievedAt: new Date(0) } as KeptPage;
    return { state: "read", page };
  },
};

const readPage = library.read;

const input = {
  accountId: "",
  userId: "",
  conceptId: "",
  runId: "",
  section: "trends",
  order: { kind: "missing" },
} as const;

/** Each question has one search, but for those with a comma. */
const share = (queries: string[], limits: Partial<TopicShare> = {}): TopicShare => ({
  questions: queries.map((words) => ({
    uuid: stableUuid(words),
    topic: "trends",
    question: `${words}?`,
    queries: words.split(","),
    isIncluded: true,
  })),
  searches: 40,
  pages: 60,
  ...limits,
});

function research(asked: TopicShare, { provider = library.provider } = {}) {
  const means: TopicResearch = {
    library: { ...library, provider },
    progress: {
      begin: async () => undefined,
      ask: async () => undefined,
      read: async (rows) => void told.push(...rows),
      take: () => undefined,
      finish: async (_topic, taken) => {
        finished = taken;
      },
    },
    log: createTestLog(),
    clock: () => new Date(0),
    input,
    timeIsUp: timeIsUp.signal,
    signal: signal.signal,
  };
  return researchTopic(means, { topic: "trends", share: asked, wishes: "", language: "en" });
}

const pagesOf = ({ passages }: Awaited<ReturnType<typeof research>>) => passages.map(({ source }) => source.url);

test("every question is asked, its pages are read once, and passages are taken from each in turn", async () => {
  const result = await research(share(["soap", "rules"]));
  expect([searched, [...languages]]).toEqual([["soap", "rules"], ["en"]]);
  expect(read.length).toBe(8);
  expect(result.passages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(pagesOf(result).slice(0, 4)).toEqual([
    "https://soap0.example/",
    "https://rules0.example/",
    "https://soap1.example/",
    "https://rules1.example/",
  ]);
  expect(result).toMatchObject({ searches: 2, usd: 0.02, ended: null });
  expect(finished).toMatchObject({ searches: 2, usd: 0.02, ended: null });
});

test("a page that two questions find is read once, and what one leaves of the pages is for those that follow", async () => {
  search = async (query) => found(query === "rules" ? "soap" : query, query === "prices" ? 9 : 2);
  await research(share(["soap", "rules", "prices"], { pages: 9 }));
  expect(read.length).toBe(new Set(read).size);
  expect(read.map((url) => url.replace(/^https:..|\.example\/$/g, ""))).toEqual([
    ...["soap0", "soap1"],
    ...["prices0", "prices1", "prices2", "prices3", "prices4", "prices5"],
  ]);
});

test("what a search says of a page is told in short, and stays where the page says nothing of who publishes it", async () => {
  search = async () => [
    { url: "https://a.trade.example/", title: "x".repeat(400), snippet: "", publishedDate: "2026-01-02T10:00:00Z" },
  ];
  await research(share(["soap"]));
  const waiting = told.find(({ state }) => state === "waiting");
  expect([waiting?.title.length, waiting?.publishedDate, waiting?.publisher]).toEqual([
    300,
    "2026-01-02",
    "trade.example",
  ]);
  library.read = async (_reader, { url }) => {
    const page = { id: stableUuid(url), url, title: "Soap", publisher: "", text: "Soap.", retrievedAt: new Date(0) };
    return { state: "read", page: page as KeptPage };
  };
  await research(share(["soap"]));
  library.read = readPage;
  expect(told.at(-1)).toMatchObject({ state: "read", title: "Soap", publisher: "trade.example" });
});

test("where nobody knows what a search costs, nobody knows what all of them cost", async () => {
  const provider = { name: "searxng", usdPerSearch: null } as const;
  expect(await research(share(["soap", "rules"]), { provider })).toMatchObject({ searches: 2, usd: null });
});

test("searches whose answers were kept are counted apart, and cost nothing", async () => {
  await research(share(["kept-soap", "rules"]));
  expect(finished).toMatchObject({ searches: 1, keptSearches: 1, usd: 0.01 });
});

test("at most six pages are read for a question, and at most 24 passages are given", async () => {
  search = async (query) => found(query, 10);
  const result = await research(share(["alpha", "beta", "gamma", "delta", "epsilon"]));
  expect(read.length).toBe(30);
  expect(result.passages.length).toBe(24);
});

test("no more is searched and read than the share of the topic", async () => {
  search = async (query) => found(query, 10);
  const result = await research(share(["alpha", "beta", "gamma"], { searches: 2, pages: 5 }));
  expect(searched).toEqual(["alpha", "beta"]);
  expect(read.length).toBeLessThanOrEqual(5);
  expect(result.ended).toBeNull();
});

test("what is kept costs nothing", async () => {
  expect(await research(share(["kept-soap", "rules"]))).toMatchObject({ searches: 1, usd: 0.01 });
});

test("a refused page is told with its reason, and the rest is read", async () => {
  refusals.add("https://soap1.example/");
  const result = await research(share(["soap"]));
  expect(result.passages.length).toBe(3);
  expect(told.filter(({ state }) => state === "refused")).toMatchObject([
    { url: "https://soap1.example/", reason: "robots", sentence: "Refused: robots.txt forbids it" },
  ]);
  expect(told.filter(({ state }) => state === "waiting").length).toBe(4);
});

describe("what was found stays", () => {
  test.each([
    ["the quota is used up", new SearchFailed("quota", "The quota is used up."), "The quota is used up."],
    ["the key is refused", new SearchFailed("refused", "The key is wrong."), "The key is wrong."],
    [
      "the month's budget is used up",
      new TaskFailed({ code: "budget_exceeded", sentence: "This month's budget is used up.", retryable: false }),
      "This month's budget is used up.",
    ],
  ])("when %s in the middle", async (_what, error, sentence) => {
    search = async (query) => {
      if (query === "soap") return found(query);
      throw error;
    };
    const result = await research(share(["soap", "rules", "never"]));
    expect(searched).toEqual(["soap", "rules"]);
    expect(pagesOf(result).length).toBe(4);
    expect(result.ended).toBe(sentence);
  });

  test("when the provider does not answer twice in a row; once may happen", async () => {
    const failing = new SearchFailed("unavailable", "The search does not answer.");
    const fails = (...which: string[]) => {
      search = async (query) => (which.includes(query) ? Promise.reject(failing) : found(query));
    };
    fails("rules");
    expect((await research(share(["soap", "rules", "prices"]))).ended).toBeNull();
    // Twice, but not in a row.
    fails("soap", "prices");
    expect((await research(share(["soap", "rules", "prices", "tablets"]))).ended).toBeNull();
    fails("rules", "prices");
    const result = await research(share(["soap", "rules", "prices", "never"]));
    expect(result.ended).toBe("The search does not answer.");
    expect(pagesOf(result).length).toBe(4);
    expect(searched).not.toContain("never");
  });

  test("when something else breaks", async () => {
    search = async (query) => (query === "soap" ? found(query) : Promise.reject(new TypeError("a defect")));
    const result = await research(share(["soap", "rules", "prices", "never"]));
    expect(result.ended).toBe("The search does not work right now.");
    expect(pagesOf(result).length).toBe(4);
  });

  test("when one page breaks, or its time is up while it is read", async () => {
    broken.add("https://soap1.example/");
    expect(pagesOf(await research(share(["soap"]))).length).toBe(3);
    const failed = () =>
      told.filter(({ state }) => state === "refused").map(({ reason, sentence }) => [reason, sentence]);
    expect(failed()).toEqual([["unreadable", "Refused: could not be read"]]);
    told.length = 0;
    library.read = (reader, order, ending) => {
      if (order.url.includes("soap3")) timeIsUp.abort(new Error("time is up"));
      return readPage(reader, order, ending);
    };
    broken.clear();
    await research(share(["soap"]));
    library.read = readPage;
    expect(failed()).toEqual([["timeout", "Refused: research took too long"]]);
  });

  test("when it takes too long", async () => {
    search = async (query) => {
      if (query === "rules") timeIsUp.abort(new Error("time is up"));
      return found(query);
    };
    const result = await research(share(["soap", "rules", "never"]));
    expect(searched).toEqual(["soap", "rules"]);
    expect(pagesOf(result).length).toBe(4);
    expect(result.ended).toBe("Looking things up took too long and was ended.");
  });
});

test("a section that is not written any more ends it", async () => {
  search = async (query) => {
    if (query === "rules") signal.abort(new Error("cancelled"));
    return found(query);
  };
  await expect(research(share(["soap", "rules"]))).rejects.toThrow("cancelled");
  expect(finished).toBeUndefined();
});
