import { describe, expect, test } from "vitest";
import { createSearchProvider } from "./create-search-provider.ts";
import { type Answering, failure, json, key, ofBrave, setUpProviderServer, usual } from "./provider-server.fixture.ts";

const { here, provider, search } = setUpProviderServer();
const providers = ["searxng", "tavily", "brave"] as const;

test("nothing is searched with where nothing is set", () => {
  expect(createSearchProvider({ provider: "none" })).toBeNull();
});

describe("each provider is asked in its own form", () => {
  test("SearXNG", async () => {
    here.answering = json({
      results: [
        { url: "https://a.example/x", title: "Vans", content: "Prices rose.", publishedDate: "2026-02-03T00:00:00" },
      ],
    });
    expect(await search("searxng")).toEqual([
      { url: "https://a.example/x", title: "Vans", snippet: "Prices rose.", publishedDate: "2026-02-03" },
    ]);
    const [call] = here.asked;
    expect([call?.method, call?.url.pathname, Object.fromEntries(call?.url.searchParams ?? [])]).toEqual([
      "GET",
      "/search",
      { q: "prices of vans", format: "json", language: "en", safesearch: "1" },
    ]);
    await search("searxng", "x", null);
    expect(here.asked[1]?.url.searchParams.get("language")).toBe("all");
  });

  test("Tavily", async () => {
    here.answering = json({
      results: [
        {
          url: "https://a.example/x",
          title: "Vans",
          content: "Prices rose.",
          published_date: "Tue, 03 Feb 2026 10:00:00 GMT",
        },
      ],
    });
    expect(await search("tavily")).toEqual([
      { url: "https://a.example/x", title: "Vans", snippet: "Prices rose.", publishedDate: "2026-02-03" },
    ]);
    const [call] = here.asked;
    expect([call?.method, call?.url.pathname, call?.headers.authorization]).toEqual([
      "POST",
      "/search",
      `Bearer ${key}`,
    ]);
    expect(JSON.parse(call?.body ?? "")).toEqual({ query: "prices of vans", max_results: 10, search_depth: "basic" });
  });

  test("Brave", async () => {
    here.answering = json(
      ofBrave([
        { url: "https://a.example/x", title: "Vans", description: "Prices rose.", page_age: "2026-02-03T10:00:00" },
      ]),
    );
    expect(await search("brave", "prices of vans", "ja")).toEqual([
      { url: "https://a.example/x", title: "Vans", snippet: "Prices rose.", publishedDate: "2026-02-03" },
    ]);
    const [call] = here.asked;
    expect([call?.url.pathname, call?.headers["x-subscription-token"]]).toEqual(["/res/v1/web/search", key]);
    expect(call?.url.searchParams.get("search_lang")).toBe("jp");
    await search("brave", "word ".repeat(80), "xx");
    expect(here.asked[1]?.url.searchParams.get("q")?.split(" ")).toHaveLength(50);
    expect(here.asked[1]?.url.searchParams.has("search_lang")).toBe(false);
    here.answering = json({ type: "search" });
    expect(await search("brave")).toEqual([]);
  });

  test.each([
    ["de", "de"],
    ["pt", "pt-pt"],
    ["zh", "zh-hans"],
    ["no", "nb"],
    ["nb", "nb"],
  ])("Brave calls %s %s", async (language, called) => {
    here.answering = json(ofBrave([]));
    await search("brave", "vans", language);
    expect(here.asked[0]?.url.searchParams.get("search_lang")).toBe(called);
  });

  test("Brave is told the languages that it knows, by its own names, and no others", async () => {
    here.answering = json(ofBrave([]));
    const known =
      "ar bg ca cs da de el en es et fi fr he hi hr hu it ko lt lv nb nl pl ro ru sk sl sr sv th tr uk vi".split(" ");
    const told = async (language: string | null) => {
      await search("brave", "vans", language);
      return here.asked.at(-1)?.url.searchParams.get("search_lang");
    };
    for (const language of known) expect(await told(language)).toBe(language);
    for (const language of ["xx", "sw", null]) expect(await told(language)).toBeNull();
    expect(Object.fromEntries(here.asked[0]?.url.searchParams ?? [])).toEqual({
      ...{ q: "vans", count: "10", safesearch: "moderate", text_decorations: "false", result_filter: "web" },
      search_lang: "ar",
    });
  });

  test("SearXNG behind a proxy is asked with the key, and nobody with more than they take", async () => {
    here.answering = json({ results: [] });
    await search("searxng", `  ${"x".repeat(600)}`);
    await search("tavily", "x".repeat(600));
    expect([here.asked[0]?.headers.authorization, here.asked[0]?.url.searchParams.get("q")]).toEqual([
      `Bearer ${key}`,
      "x".repeat(500),
    ]);
    expect(JSON.parse(here.asked[1]?.body ?? "").query).toBe("x".repeat(400));
  });

  test("behind a folder, and at the whole address", async () => {
    here.answering = json({ results: [] });
    await provider("searxng", { url: `${here.url}/searx/` }).search("x", usual);
    await provider("searxng", { url: `${here.url}/searx/search` }).search("x", usual);
    expect(here.asked.map((call) => call.url.pathname)).toEqual(["/searx/search", "/searx/search"]);
  });
});

test("a price is what is set, or what the provider's list says", () => {
  expect(providers.map((name) => provider(name).usdPerSearch)).toEqual([0, 0.008, 0.005]);
  expect(provider("brave", { usdPerSearch: 0 }).usdPerSearch).toBe(0);
});

test("of ten thousand pages ten are told, and what is no page is left out", async () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => ({ url: `https://a.example/${index}`, title: "Vans" }));
  here.answering = json({ results: [null, 7, "x", {}, { url: 7, title: [] }, ...pages] });
  expect((await search("searxng")).map((page) => page.url)).toEqual(pages.slice(0, 10).map((page) => page.url));
});

describe("a provider that misbehaves", () => {
  test.each<[string, Answering, { code: string; message: string }]>([
    [
      "HTML",
      (_, response) => response.end("<html>"),
      { code: "unavailable", message: "Tavily answers with something else than what it found." },
    ],
    [
      "another form",
      json({ data: [] }),
      { code: "unavailable", message: "Tavily answers with something else than what it found." },
    ],
    [
      "half an answer",
      (_, response) => response.writeHead(200, { "content-length": "99" }).write("{", () => response.destroy()),
      { code: "unavailable", message: "Tavily cannot be reached." },
    ],
    [
      "more than 1 MB",
      (_, response) => response.end(" ".repeat(1_000_001)),
      { code: "unavailable", message: "Tavily answers with more than 1 MB." },
    ],
    ["500", json({ detail: key }, 500), { code: "unavailable", message: "Tavily answers with 500." }],
    ["401", json({ detail: key }, 401), { code: "refused", message: "Tavily does not take RESEARCH_API_KEY." }],
    [
      "404",
      json({}, 404),
      { code: "refused", message: "Tavily is not at the address of RESEARCH_URL: it answers with 404." },
    ],
    [
      "a redirect",
      json({}, 302, { location: "http://127.0.0.1:1/" }),
      { code: "refused", message: "Tavily is not at the address of RESEARCH_URL: it answers with 302." },
    ],
    ["402", json({}, 402), { code: "quota", message: "The searches that Tavily was paid for are used up." }],
    ["432", json({}, 432), { code: "quota", message: "The searches that Tavily was paid for are used up." }],
    ["433", json({}, 433), { code: "quota", message: "The searches that Tavily was paid for are used up." }],
    ["429", json({}, 429), { code: "quota", message: "Tavily takes no more searches for now." }],
    [
      "429 for long",
      json({}, 429, { "retry-after": "6" }),
      { code: "quota", message: "Tavily takes no more searches for now." },
    ],
  ])("with %s is a failure that says so, without the key, after one call", async (_what, behaviour, told) => {
    here.answering = behaviour;
    const error = await failure(search("tavily"));
    expect(error).toMatchObject({ name: "SearchFailed", ...told });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(key);
    expect(here.asked).toHaveLength(1);
    expect(here.pauses).toEqual([]);
  });

  test("by hanging is given up", async () => {
    here.answering = () => undefined;
    const error = await failure(provider("searxng", { timeoutMs: 50 }).search("x", usual));
    expect(error).toMatchObject({ code: "unavailable", message: "SearXNG did not answer in 0 s." });
    here.answering = (_, response) => response.write("{");
    expect(await failure(provider("searxng", { timeoutMs: 50 }).search("x", usual))).toMatchObject({
      code: "unavailable",
    });
  });

  test("without JSON among its formats says what to mend", async () => {
    here.answering = json({}, 403);
    expect(await failure(search("searxng"))).toMatchObject({
      code: "refused",
      message: "SearXNG refuses answers as JSON: json must be among its search.formats.",
    });
  });

  test("whose own engines are away is no answer that there is nothing", async () => {
    here.answering = json({ results: [], unresponsive_engines: [["google", "access denied"]] });
    expect(await failure(search("searxng"))).toMatchObject({ code: "unavailable" });
    here.answering = json({ results: [], unresponsive_engines: [] });
    expect(await search("searxng")).toEqual([]);
  });

  test("that asks to wait a little is asked again after that, a few times", async () => {
    const early = json({}, 429, { "retry-after": "2" });
    here.answering = (...call) => (here.asked.length === 1 ? early : json({ results: [] }))(...call);
    expect(await search("tavily")).toEqual([]);
    expect(here.pauses).toEqual([2000]);
    here.answering = early;
    expect(await failure(search("tavily"))).toMatchObject({ code: "quota" });
    expect(here.pauses).toEqual([2000, 2000, 2000, 2000]);
  });

  test("that is Brave waits for the window that is used up, and no month", async () => {
    const limits = (remaining: string) =>
      json({}, 429, { "x-ratelimit-remaining": remaining, "x-ratelimit-reset": "1, 86000" });
    here.answering = (...call) => (here.asked.length === 1 ? limits("0, 1500") : json(ofBrave([])))(...call);
    expect(await search("brave")).toEqual([]);
    expect(here.pauses).toEqual([1000]);
    here.answering = limits("1, 0");
    expect(await failure(search("brave"))).toMatchObject({ code: "quota" });
    expect(here.pauses).toEqual([1000]);
  });

  test("whose connection is reset is asked once more", async () => {
    here.answering = (request, response, body) =>
      here.asked.length === 1 ? request.socket.resetAndDestroy() : json({ results: [] })(request, response, body);
    expect(await search("tavily")).toEqual([]);
    here.answering = (request) => request.socket.resetAndDestroy();
    here.asked.length = 0;
    expect(await failure(search("tavily"))).toMatchObject({
      code: "unavailable",
      message: "Tavily cannot be reached.",
    });
    expect(here.asked).toHaveLength(2);
  });
});

test("a search that is cancelled ends with the reason, under way and in the queue", async () => {
  here.answering = () => undefined;
  const controller = new AbortController();
  const tavily = provider("tavily");
  const searches = [1, 2, 3].map(() => failure(tavily.search("x", { ...usual, signal: controller.signal })));
  await expect.poll(() => here.asked.length).toBe(2);
  const reason = new Error("enough");
  controller.abort(reason);
  expect(await Promise.all(searches)).toEqual([reason, reason, reason]);
});

test("two searches are under way at a time, and all are answered", async () => {
  const together: number[] = [];
  let waiting: (() => void)[] = [];
  // Each is answered only once another one waits beside it, the last alone.
  here.answering = (request, response, body) => {
    waiting.push(() => json({ results: [] })(request, response, body));
    if (waiting.length !== 2 && here.asked.length < 9) return;
    setImmediate(() => {
      if (waiting.length > 0) together.push(waiting.length);
      for (const answer of waiting) answer();
      waiting = [];
    });
  };
  const tavily = provider("tavily");
  await Promise.all(Array.from({ length: 9 }, () => tavily.search("x", usual)));
  expect(together).toEqual([2, 2, 2, 2, 1]);
});

test("searches that failed leave their turns to those that come later", async () => {
  here.answering = json({}, 500);
  const tavily = provider("tavily");
  for (const query of ["one", "two", "three"]) await failure(tavily.search(query, usual));
  here.answering = json({ results: [] });
  expect(await tavily.search("four", usual)).toEqual([]);
});
