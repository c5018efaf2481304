import { wordSimilarity } from "./similarity.ts";

export interface TitleAndSummary {
  title: string;
  summary: string;
}

/** Concepts of one seed share the words of its idea; above this share of common words they share the thought too. */
export const mostSimilar = 0.6;

/** Whether a reader of titles and summaries would take two concepts for the same. */
export function isTooNear(one: TitleAndSummary, other: TitleAndSummary): boolean {
  const plain = ({ title }: TitleAndSummary) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const words = ({ title, summary }: TitleAndSummary) => `${title} ${summary}`;
  return plain(one) === plain(other) || wordSimilarity(words(one), words(other)) > mostSimilar;
}

/** The places of the concepts that come too near to a known one or to one before them, each with the one it comes near to. */
export function conceptsTooNear(
  concepts: readonly TitleAndSummary[],
  known: readonly TitleAndSummary[],
): { index: number; near: TitleAndSummary }[] {
  const different = [...known];
  return concepts.flatMap((concept, index) => {
    const near = different.find((other) => isTooNear(other, concept));
    if (near) return [{ index, near }];
    different.push(concept);
    return [];
  });
}
