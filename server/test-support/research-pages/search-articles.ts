/** A page as the search endpoint knows it. */
export interface SearchablePage {
  url: string;
  title: string;
  /** ISO 8601 date; null for none. */
  published: string | null;
  paragraphs: readonly string[];
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => word.length > 3) ?? [],
  );
const sharedWords = (asked: ReadonlySet<string>, text: string) => wordsOf(text).intersection(asked).size;

/** What SearXNG answers with `format=json`: the pages that share at least a third of the words asked for, the most first. */
export function searchArticles(query: string, pages: readonly SearchablePage[]) {
  const asked = wordsOf(query);
  const results = pages
    .map((page) => ({ page, score: sharedWords(asked, [page.title, ...page.paragraphs].join(" ")) }))
    .filter(({ score }) => score > 0 && score >= asked.size / 3)
    .sort((one, other) => other.score - one.score)
    .slice(0, 10)
    .map(({ page, score }) => ({
      url: page.url,
      title: page.title,
      content: nearestParagraph(asked, page.paragraphs).slice(0, 200),
      publishedDate: page.published && `${page.published}T00:00:00`,
      engine: "fixture",
      engines: ["fixture"],
      category: "general",
      score,
    }));
  return {
    query,
    number_of_results: results.length,
    results,
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: [],
  };
}

const nearestParagraph = (asked: ReadonlySet<string>, paragraphs: readonly string[]) =>
  paragraphs.toSorted((one, other) => sharedWords(asked, other) - sharedWords(asked, one))[0] ?? "";
