import { expect, test } from "vitest";
import { keptArticles } from "#test-support/research-pages/read-articles.ts";
import { choosePassages } from "./choose-passages.ts";

const pages = keptArticles("refill", "00000000-0000-4000-8000-000000000001");
const questionOf = (question: string) => ({
  ...{ uuid: question, topic: "trends", question, queries: [], isIncluded: true, origin: "draft" },
});
const [onePage] = pages as [(typeof pages)[0]];
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
  const own = (page: number) => Array.from({ length: 70 }, (_, word) => `thing${page}of${word}`).join(" ");
  const many = Array.from({ length: 60 }, (_, page) => ({
    ...onePage,
    id: `page ${page}`,
    text: `${page % 2 === 0 ? "Shops sell refills" : "What refills cost"}: ${own(page)}.`,
  }));
  const passages = await choose(["What do refills cost?", "Which shops sell refills?"], { pages: many });
  expect(passages).toHaveLength(24);
  expect(new Set(passages.map(({ source, text }) => `${source.uuid} ${text}`)).size).toBe(24);
});

test("where nothing was read there is nothing to choose from", async () => {
  expect(await choose(["What do refills cost?"], { pages: [] })).toEqual([]);
});
