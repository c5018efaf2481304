import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { noResearch } from "../../platform/research/no-research.fixture.ts";
import type { ResearchSettings } from "../../platform/research/research-settings.ts";
import { checkResearch } from "./research.ts";

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const told = async (settings: Partial<ResearchSettings>, { hasModel = true, patience = 20_000 } = {}) => {
  const { signal } = new AbortController();
  const answers = await checkResearch({ settings: { ...noResearch, ...settings }, hasModel, signal, patience });
  return answers.map(({ status, says, todo }) => [status, says, todo]);
};
const page = { url: "https://weather.example/", title: "Weather" };

test("without a provider nothing is searched, and that is fine", async () => {
  expect(await told({}, { hasModel: false })).toEqual([
    [
      "ok",
      "RESEARCH is not set: nothing is searched on the web, and reports rest on reasoning and your own words.",
      null,
    ],
  ]);
});

test("a provider that answers is told with what a search costs", async () => {
  const url = await listen((_request, response) => response.end(JSON.stringify({ results: [page] })));
  expect(await told({ provider: "tavily", url, apiKey: "hunter2" })).toEqual([
    ["ok", "tavily answers a search with 1 page. A search costs 0.008 USD.", null],
  ]);
  expect(await told({ provider: "searxng", url, trustedHosts: ["10.0.0.5:81"] }, { hasModel: false })).toEqual([
    ["ok", "searxng answers a search with 1 page.", null],
    ["note", "Without a model nothing is looked up.", "Set AI_MODEL."],
    [
      "note",
      "Pages of 10.0.0.5:81 may be read without TLS and in your own network, by everyone who may order a report.",
      null,
    ],
  ]);
});

test("of several pages and a price of one's own both are told", async () => {
  const url = await listen((_request, response) =>
    response.end(JSON.stringify({ results: [page, { ...page, url: "https://rain.example/" }] })),
  );
  expect(await told({ provider: "searxng", url, usdPerSearch: 0.002 })).toEqual([
    ["ok", "searxng answers a search with 2 pages. A search costs 0.002 USD.", null],
  ]);
});

test("a provider that finds nothing is told", async () => {
  const url = await listen((_request, response) => response.end('{"results":[]}'));
  expect(await told({ provider: "searxng", url })).toEqual([
    ["note", 'searxng answers, but finds nothing even for "weather".', "Look at the search engines that it asks."],
  ]);
});

test.each([
  [
    "brave",
    401,
    "Brave Search does not take RESEARCH_API_KEY.",
    "Correct RESEARCH_API_KEY, and RESEARCH_URL if it is set.",
  ],
  [
    "tavily",
    432,
    "The searches that Tavily was paid for are used up.",
    "Look at your plan there; until then reports are written without research.",
  ],
  [
    "searxng",
    403,
    "SearXNG refuses answers as JSON: json must be among its search.formats.",
    "Correct RESEARCH_URL, or search.formats in its settings.yml.",
  ],
  ["searxng", 500, "SearXNG answers with 500.", "Look whether it runs, and whether this server may call it."],
] as const)(
  "%s that answers with %i is told with what to mend, and without the key",
  async (provider, status, ...mended) => {
    const url = await listen((_request, response) => response.writeHead(status).end("hunter2"));
    expect(await told({ provider, url, apiKey: "hunter2" })).toEqual([["wrong", ...mended]]);
  },
);

test("a provider that says nothing is given up", async () => {
  const url = await listen(() => undefined);
  const [[status, says] = []] = await told({ provider: "searxng", url }, { patience: 1_000 });
  expect([status, says]).toEqual(["wrong", "SearXNG did not answer in 1 s."]);
});
