import { setImmediate } from "node:timers/promises";
import type { ResearchQuestion } from "@seedbed/contract/report/research/schemas";
import type { Source } from "@seedbed/contract/report/source";
import { indexPassages } from "../../../../platform/research/passages/passage-index.ts";
import { passagesOf } from "../../../../platform/research/passages/passages-of.ts";
import { type Embed, rankPassages } from "../../../../platform/research/passages/rank-passages.ts";
import type { KeptPage } from "../../../evidence/exports/research-library.ts";
import type { NumberedPassage } from "../../writing/writing-tools.ts";
import { publisherOf } from "./choose-pages.ts";

/** What a section is given of a topic at most. */
const mostPassages = 24;

interface Asked {
  questions: readonly ResearchQuestion[];
  wishes: string;
  pages: readonly KeptPage[];
  embed?: Embed | undefined;
}

/** The best passages of every question in turn, numbered from 1. */
export async function choosePassages({ questions, wishes, pages, embed }: Asked): Promise<NumberedPassage[]> {
  const candidates = pages.flatMap((copy) =>
    passagesOf(copy.text).map(({ start, end }) => ({
      text: copy.text.slice(start, end).trim(),
      page: copy.id,
      title: copy.title,
      publisher: copy.publisher || publisherOf(copy.url ?? copy.address),
      copy,
    })),
  );
  const index = indexPassages(candidates);
  const ranked: (typeof candidates)[] = [];
  for (const { question, queries } of questions) {
    // Long pages take their time: others are served between two questions.
    await setImmediate();
    ranked.push(await rankPassages({ question, queries, wishes }, index, { most: mostPassages, embed }));
  }
  const chosen = new Set<(typeof candidates)[number]>();
  for (let place = 0; place < mostPassages; place++)
    for (const best of ranked) {
      const passage = best[place];
      if (passage && chosen.size < mostPassages) chosen.add(passage);
    }
  return [...chosen].map(({ text, copy }, index) => ({ number: index + 1, text, source: sourceOf(copy) }));
}

/** A kept copy as a source, before anything of it is quoted. */
function sourceOf(page: KeptPage): Source {
  return {
    uuid: page.id,
    title: page.title,
    description: "",
    url: page.url,
    classification: page.classification,
    citations: [],
    confidenceLevel: "low",
    publishedDate: page.publishedDate,
    category: page.category,
    publisher: page.publisher,
    retrievedAt: page.retrievedAt.toISOString(),
  };
}
