import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { type ResearchPages, startResearchPages } from "#test-support/research-pages/start-research-pages.ts";
import { databaseCode, type HttpPerson, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { administratorUrl } from "../../../platform/database/observer.fixture.ts";
import { settled } from "../report.fixture.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let model: ModelServer;
let pages: ResearchPages;
let observer: pg.Client;
let server: SpawnedServer;
let person: HttpPerson;
let id: string;
/** What had been asked for before a test. */
let before: number;

beforeAll(async () => {
  [database, model, pages] = await Promise.all([
    createTestDatabase(inject("databaseServerUrl")),
    startModelServer(),
    startResearchPages(),
  ]);
  observer = new pg.Client({ connectionString: administratorUrl(database.url) });
  await observer.connect();
  server = await spawnServer({
    databaseUrl: database.url,
    env: {
      AI_MODEL: "openai-compatible/scripted",
      AI_BASE_URL: model.url,
      AI_API_KEY: "scripted",
      RESEARCH: "searxng",
      RESEARCH_URL: pages.url,
      RESEARCH_TRUSTED_HOSTS: pages.trustedHosts.join(","),
      PUBLIC_URL: "http://127.0.0.1:4000",
    },
  });
}, 120_000);
afterAll(async () => {
  await server.kill();
  await removeDataDir(server.dataDir);
  await observer.end();
  await Promise.all([model.close(), pages.close()]);
  await database.drop();
});
beforeEach(async () => {
  await observer.query("truncate kept_pages, kept_searches, refused_pages");
  person = await signUpOverHttp(server.url, databaseCode(database.url));
  id = await saveFirstConcept(person, await plantAnsweredSeed(person));
  before = pages.hits().length;
}, 120_000);
afterEach(async () => {
  pages.setPages("works");
  await pages.setSearch("works");
});

/** How often each page and each search was asked for in this test. */
function askedFor(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { host, path } of pages.hits().slice(before)) {
    const name = new URL(path, "http://x").searchParams.get("q") ?? `http://${host}${path}`;
    if (!name.endsWith("/robots.txt")) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const kept = async () => {
  const { rows } = await observer.query<{ name: string }>(
    "select address as name from kept_pages union all select query from kept_searches",
  );
  return rows.map(({ name }) => name);
};

async function writeReport() {
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  const concept = await eventually(() => settled(person, id), 240);
  const notes = Object.values(concept.reportStatusBySection).flatMap(({ notes: of }) =>
    of.flatMap(({ part, sentence }) => (part === "research" ? [sentence] : [])),
  );
  const { body: research } = await person.call("GET v1/concept/{id}/research", { params: { id } });
  const { body: sources } = await person.call("GET v1/concept/{id}/sources", { params: { id } });
  return {
    concept,
    notes,
    research,
    sources: sources.results.filter(({ classification }) => classification === "web"),
  };
}

/** What was kept was asked for once, is told of, and every page that is quoted is one of it. */
async function expectNothingLost({ research, sources }: Awaited<ReturnType<typeof writeReport>>) {
  const counts = askedFor();
  const names = await kept();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => counts.get(name) !== 1)).toEqual([]);
  const read = research.progress?.pages.flatMap(({ source }) => source ?? []) ?? [];
  expect(read.length).toBeGreaterThan(0);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter(({ uuid }) => !read.includes(uuid))).toEqual([]);
}

describe("the report is completed and what was found stays, when in the middle", { timeout: 300_000 }, () => {
  test.each([
    ["the quota is used up", "quota", /^SearXNG takes no more searches for now\./],
    ["the search is broken", "broken", /^SearXNG answers with 500\./],
    ["the search hangs", "hangs", /^SearXNG did not answer in 10 s\./],
    ["the search is away", "away", /^SearXNG cannot be reached\./],
  ] as const)("%s; once it works again, only what is missing is looked up", async (_what, mood, sentence) => {
    await pages.setSearch(mood, 3);
    const report = await writeReport();
    expect(report.concept.reportStatus).toBe("complete");
    await expectNothingLost(report);
    expect(report.notes.some((note) => sentence.test(note))).toBe(true);
    for (const note of report.notes) expect(note).toMatch(/(?:is reasoning|the rest is reasoning)\.$/);
    expect(report.research.progress?.ended).toMatch(sentence);

    await pages.setSearch("works");
    const [earlier, counts] = [await kept(), askedFor()];
    await person.call("POST v3/concept/{id}/market-scan/generate", { params: { id } });
    const { reportStatusBySection } = await settled(person, id);
    expect(reportStatusBySection.marketScan.notes.filter(({ part }) => part === "research")).toEqual([]);
    const after = askedFor();
    expect(earlier.filter((name) => after.get(name) !== counts.get(name))).toEqual([]);
    expect((await kept()).length).toBeGreaterThan(earlier.length);
  });

  test.each([
    ["hang", "Refused: no answer in 10 s"],
    ["reset", "Refused: cannot be reached"],
  ] as const)("the network is cut and pages %s", async (mood, sentence) => {
    pages.setPages(mood, 6);
    const report = await writeReport();
    expect(report.concept.reportStatus).toBe("complete");
    await expectNothingLost(report);
    const refused = report.research.progress?.pages.filter(({ state }) => state === "refused") ?? [];
    expect(refused.map((page) => page.sentence)).toContain(sentence);
    expect(report.research.progress?.isRunning).toBe(false);
  });
});

test("of hostile pages that a search finds nothing is fetched that should not be, and nothing is obeyed", {
  timeout: 300_000,
}, async () => {
  const { research, concept } = await writeReport();
  expect(concept.reportStatus).toBe("complete");
  const told = new Map(research.progress?.pages.map(({ url, ...page }) => [new URL(url).pathname, page]));
  const sentences = ["/private/board", "/redirect/other-port", "/huge"].map((path) => told.get(path)?.sentence);
  expect(sentences).toEqual([
    "Refused: robots.txt forbids it",
    "Refused: redirects to a private address",
    "Refused: larger than 2 MB",
  ]);
  expect(pages.hits().map(({ path }) => path)).not.toContain("/private/board");
  expect(pages.secretHits()).toBe(0);
  // What a page tells a model to do stands in prompts as quoted words of a passage alone; an answer that quoted it is only given back as what it was.
  expect(told.get("/instructions")?.state).toBe("read");
  const lines = model.calls.flatMap(({ messages }) =>
    messages.flatMap(({ role, text }) =>
      role === "assistant" ? [] : text.split("\n").filter((line) => line.includes("Ignore all previous instructions")),
    ),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.startsWith("> "))).toEqual([]);
});
