import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";

/** So many words in a row from what people wrote quote them. */
export const quotingWords = 6;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** The words of a text, in any language. */
export const wordsOf = (text: string) =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

/** What people wrote about themselves and their concept. */
export function privateTexts({ company, concept, seed }: ConceptBrief): string[] {
  const { title, differentiators, rightsToWin, ...texts } = concept;
  return [
    title,
    ...Object.values(texts),
    ...differentiators,
    ...rightsToWin,
    company.goal,
    ...seed.answers.flatMap(({ answers }) => answers),
    ...seed.clarifications.flatMap(({ answers }) => answers),
  ];
}

/** The longest run of words that stands in one of the texts, too. */
export function longestShared(query: string, texts: readonly string[]): string[] {
  const words = wordsOf(query.toLowerCase());
  const joined = texts.map((text) => ` ${wordsOf(text.toLowerCase()).join(" ")} `);
  let longest: string[] = [];
  for (let start = 0; start < words.length; start++)
    for (let end = start + longest.length + 1; end <= words.length; end++) {
      const run = words.slice(start, end);
      if (!joined.some((text) => text.includes(` ${run.join(" ")} `))) break;
      longest = run;
    }
  return longest;
}

/** Figures of a query that stand in one of the texts. */
export function sharedFigures(query: string, texts: readonly string[]): string[] {
  const given = new Set(texts.flatMap(figuresOf).map(digitsOf));
  return figuresOf(query).filter((figure) => given.has(digitsOf(figure)));
}

const figuresOf = (text: string) => text.match(/\p{Nd}[\p{Nd}.,'’ ]*\p{Nd}|\p{Nd}/gu) ?? [];
const digitsOf = (figure: string) => figure.replaceAll(/\P{Nd}/gu, "");

/** A query without the company's name and domain, in whatever form they are written. */
export function withoutCompany(query: string, { name, domain }: ConceptBrief["company"]): string {
  const own = [name, domain, domain.replace(/\.\p{L}+$/u, "")].filter((text) => plainName(text).length > 2);
  const without = own
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, each) => text.replaceAll(anySpelling(each), " "), query);
  return without === query ? query : without.replaceAll(/\s+/g, " ").trim();
}

/** Words of a name with anything between them that is no letter. */
function anySpelling(name: string): RegExp {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[^\\p{L}\\p{N}]*")}(?:['’]s)?(?![\\p{L}\\p{N}])`, "giu");
}
