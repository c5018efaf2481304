import { expect, test } from "vitest";
import { keptArticles } from "#test-support/research-pages/read-articles.ts";
import { choosePassages } from "./choose-passages.ts";

const pages = keptArticles("refill", "00000000-0000-4000-8000-000000000001");
const questionOf = (question: string) => ({
  ...{ uuid: question, topic: "trends", question, queries: [], isIncluded: true, origin: "draft" },
});
type Asked = Parameters<typeof choosePassages>[0];
const choose = (questions: string[], change: Partial<Asked> = {}) =>
  choosePassages({
    questions: questions.map(questionOf) as unknown as Asked["questions"],
    wishes: "",
    pages,
    ...change,
  });

test("passages are numbered from one, are whole spans of their pages, and are told as their sources before anything is quoted", async () => {
  const passages = await choose(["What do refill and reuse cost?"]);
  expect(passages.length).toBeGreaterThan(3);
  expect(passages.map(({ number }) => number)).toEqual(passages.map((_, index) => index + 1));
  for (const { text, source } of passages) {
    const page = pages.find(({ id }) => id === source.uuid);
    expect(page?.text).toContain(text);
    expect(source).toMatchObject({
      ...{ title: page?.title, url: page?.url, publisher: page?.publisher, publishedDate: page?.publishedDate },
      ...{ citations: [], category: "Online Article", retrievedAt: "2026-03-01T09:30:00.000Z" },
    });
  }
});

test("two dozen are given at most, each once, however many questions they answer", async () => {
  const again = Array.from({ length: 12 }, (_, copy) => copy).flatMap((copy) =>
    pages.map((page) => ({ ...page, id: `${copy}-${page.id}`, text: `Copy ${copy}. ${page.text}` })),
  );
  const passages = await choose(["What do refills cost?", "Who sells refills?"], { pages: again });
  expect(passages).toHaveLength(24);
  expect(new Set(passages.map(({ source, text }) => `${source.uuid} ${text}`)).size).toBe(24);
});

test("where nothing was read there is nothing to choose from", async () => {
  expect(await choose(["What do refills cost?"], { pages: [] })).toEqual([]);
});
