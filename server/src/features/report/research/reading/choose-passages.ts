import type { ResearchQuestion } from "@seedbed/contract/report/research/schemas";
import type { Source } from "@seedbed/contract/report/source";
import type { KeptPage } from "../../../evidence/exports/research-library.ts";
import type { NumberedPassage } from "../../writing/writing-tools.ts";

/** What a section is given of a topic at most. */
const mostPassages = 24;

/** A stretch of a page. */
export interface CandidatePassage {
  text: string;
  page: KeptPage;
}

/** Cuts the text of a page, and puts candidates in the order in which they answer a question. */
export interface PassageChoice {
  cut(text: string): { start: number; end: number }[];
  rank(asked: { words: string; wishes: string }, candidates: readonly CandidatePassage[]): Promise<CandidatePassage[]>;
}

/** The best passages of every question in turn, numbered from 1. */
export async function choosePassages(
  { cut, rank }: PassageChoice,
  { questions, wishes, pages }: { questions: readonly ResearchQuestion[]; wishes: string; pages: readonly KeptPage[] },
): Promise<NumberedPassage[]> {
  const candidates = pages.flatMap((page) =>
    cut(page.text).map(({ start, end }) => ({ page, text: page.text.slice(start, end).trim() })),
  );
  const ranked = await Promise.all(
    questions.map(({ question, queries }) => rank({ words: [question, ...queries].join(" "), wishes }, candidates)),
  );
  const chosen = new Set<CandidatePassage>();
  const longest = Math.max(0, ...ranked.map(({ length }) => length));
  for (let place = 0; place < longest; place++)
    for (const best of ranked) {
      const passage = best[place];
      if (passage && chosen.size < mostPassages) chosen.add(passage);
    }
  return [...chosen].map(({ text, page }, index) => ({ number: index + 1, text, source: sourceOf(page) }));
}

/** A kept copy as a source, before anything of it is quoted. */
export function sourceOf(page: KeptPage): Source {
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
