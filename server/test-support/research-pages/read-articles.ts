import { createHash } from "node:crypto";
import type { Source } from "@seedbed/contract/report/source";
import { copyUuid } from "../../src/features/evidence/exports/copy-uuid.ts";
import type { KeptPage } from "../../src/features/evidence/exports/research-library.ts";
import type { NumberedPassage, Researched, WritingTools } from "../../src/features/report/writing/writing-tools.ts";
import { articles } from "./articles.ts";
import type { Topic } from "./pages-of-topics.ts";

const retrievedAt = "2026-03-01T09:30:00.000Z";
const wordsInPassage = 90;

/** The articles of a topic as the company keeps them once they have been read. */
export function keptArticles(topic: Topic, accountId: string): KeptPage[] {
  return articles
    .filter((article) => article.topic === topic)
    .map(({ path, publisher, title, published, language, paragraphs }) => {
      const address = `https://pages.example${path}`;
      const text = paragraphs.map((paragraph) => paragraph.replace(/^# /, "")).join("\n\n");
      const hash = createHash("sha256").update(text).digest("hex");
      const at = new Date(retrievedAt);
      return {
        id: copyUuid({ accountId, address, hash }),
        accountId,
        address,
        url: address,
        title,
        publisher,
        publishedDate: published,
        language,
        classification: "web",
        category: "Online Article",
        text,
        hash,
        retrievedAt: at,
        checkedAt: at,
        addedBy: null,
      };
    });
}

/** Passages of kept pages, numbered from 1: one page after the other, a few of each. */
export function passagesOfPages(pages: readonly KeptPage[], each = 3): NumberedPassage[] {
  return pages
    .flatMap((page) =>
      cut(page.text)
        .slice(0, each)
        .map((text) => ({ text, source: sourceOf(page) })),
    )
    .map((passage, index) => ({ number: index + 1, ...passage }));
}

/** A research that finds these pages for every topic. */
export function researchIn(pages: readonly KeptPage[], more: Partial<Researched> = {}): WritingTools["research"] {
  const researched = { passages: passagesOfPages(pages), wishes: "", wrong: [], ...more };
  return async () => researched;
}

function cut(text: string): string[] {
  const ends = [...text.matchAll(/[.!?](?=\s|$)/gu)].map(({ index }) => index + 1);
  const passages: string[] = [];
  let start = 0;
  for (const end of ends) {
    const passage = text.slice(start, end).trim();
    if (passage.split(/\s+/u).length < wordsInPassage) continue;
    passages.push(passage);
    start = end;
  }
  return passages;
}

function sourceOf({
  id,
  title,
  url,
  classification,
  publishedDate,
  category,
  publisher,
  retrievedAt: at,
}: KeptPage): Source {
  return {
    uuid: id,
    title,
    description: "",
    url,
    classification,
    citations: [],
    confidenceLevel: "low",
    publishedDate,
    category,
    publisher,
    retrievedAt: at.toISOString(),
  };
}
