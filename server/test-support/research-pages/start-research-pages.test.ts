import { afterAll, beforeAll, expect, test } from "vitest";
import { articles } from "./articles.ts";
import { pagesOfTopics } from "./pages-of-topics.ts";
import { type ResearchPages, startResearchPages } from "./start-research-pages.ts";

let pages: ResearchPages;
beforeAll(async () => {
  pages = await startResearchPages();
});
afterAll(() => pages.close());

interface Found {
  results: { url: string }[];
}
const search = async (query: string) => fetch(`${pages.url}/search?format=json&q=${encodeURIComponent(query)}`);

test("three articles of real length stand for each topic, and all their marked sentences are in the table", () => {
  for (const { topic, passages } of pagesOfTopics) {
    const written = articles.filter((article) => article.topic === topic);
    const words = written.map(({ paragraphs }) => paragraphs.join(" ").split(/\s+/).length);
    expect(written).toHaveLength(3);
    expect([topic, words.every((count) => count >= 600 && count <= 1_200)]).toEqual([topic, true]);
    expect(passages.length).toBeGreaterThanOrEqual(10);
  }
});

test.each(pagesOfTopics)("the searches for $topic find the pages that answer it", async ({ queries, passages }) => {
  const answers = await Promise.all(queries.map(async (query) => (await search(query)).json() as Promise<Found>));
  const found = new Set(answers.flatMap(({ results }) => results.map(({ url }) => url)));
  for (const { path } of passages) expect(found).toContain(pages.pageUrl(path));
});

test("every article is served on its publisher's own host, with its site around it", async () => {
  const page = await (await fetch(pages.pageUrl("/surfactant-prices"))).text();
  expect(page).toContain("Palm kernel oil accounts for 61 percent");
  expect(page).toContain("Subscribe for 4 euros a month");
  expect(new Set(pages.trustedHosts).size).toBe(articles.length + 1);
});

test("the search fails as it is told to, and works again", async () => {
  const statusOf = async () => (await search("cargo bike repair").catch(() => ({ status: "away" }))).status;
  const statuses: unknown[] = [];
  for (const mood of ["quota", "broken", "not-json", "away", "works"] as const) {
    await pages.setSearch(mood);
    statuses.push(await statusOf());
  }
  expect(statuses).toEqual([429, 500, 403, "away", 200]);
  expect(pages.hits().at(-1)?.path).toContain("/search?format=json&q=cargo");
});
