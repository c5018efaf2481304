import { figuresIn } from "../../../src/platform/model/answer/figures.ts";
import type { QuotedStatement } from "./statements.ts";

/** How far quotes carry a statement. */
export const supports = ["supported", "partly", "not"] as const;
export type Support = (typeof supports)[number];

const supportedFrom = 0.5;
const partlyFrom = 0.2;
const shortestWord = 4;

/**
 * How far a statement's own words stand in what it quotes: half of them and more carry it, fewer than a fifth do not. Words are compared by their first
 * five letters, so that forms of a word are one; a figure that stands in no quote makes it "partly" at most. Null where the words of one language
 * cannot be compared with those of the other: nothing is said of such a statement.
 */
export function supportByWords({ statement, quotes }: QuotedStatement): Support | null {
  const [own, quoted] = [stemsOf(statement), stemsOf(quotes.join(" "))];
  if (own.size === 0 || quoted.size === 0) return null;
  const shared = [...own].filter((stem) => quoted.has(stem)).length / own.size;
  const figures = figuresIn(quotes.join(" ")).map(({ value }) => value);
  const isFigureMissing = figuresIn(statement).some(({ value }) => !figures.includes(value));
  if (shared >= supportedFrom && !isFigureMissing) return "supported";
  return shared >= partlyFrom ? "partly" : "not";
}

const stemsOf = (text: string) =>
  new Set(
    [...new Intl.Segmenter("und", { granularity: "word" }).segment(text.toLowerCase().normalize("NFKC"))]
      .filter(
        ({ segment, isWordLike }) =>
          isWordLike && (segment.length >= shortestWord || /[^\p{scx=Latn}\d]/u.test(segment)),
      )
      .map(({ segment }) => segment.slice(0, 5)),
  );
