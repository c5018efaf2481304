import { unitsAskedFor } from "./asked-measure.ts";
import { type CandidatePassage, type IndexedPassage, type PassageIndex, scorePassages } from "./passage-index.ts";
import { tellingTerms } from "./tying-words.ts";

/** Texts as vectors, one for each, all of one length. */
export type Embed = (texts: string[]) => Promise<number[][]>;

/** What a passage should answer. */
export interface AskedFor {
  question: string;
  /** What was searched for it: it found the page, and tells less of the passage. */
  queries?: readonly string[];
  /** What people want research to look at. */
  wishes?: string;
}

interface Ranking {
  /** How many are wanted. */
  most: number;
  /** Puts the hundred best by words in the order of their meaning; a failure leaves them as they are. */
  embed?: Embed | undefined;
}

const queryWeight = 0.25;
const wishWeight = 0.25;
const unitWeight = 0.25;
/** A question is a sentence or two; of more the first say what it is about. */
const termsMax = 60;
const rerankedMax = 100;
const pageMax = 4;
const publisherShare = 0.4;
const alike = 0.8;

/**
 * The passages that are nearest to a question, the nearest first: by the rarest of its words (BM25), and then by meaning where there are embeddings. First at
 * most 4 of a page and two fifths of a publisher; what is wanted beyond that is taken from the rest in its order. Of passages that say the same in the same words
 * the first. None that holds no word of the question, unless none does at all.
 */
export async function rankPassages<P extends CandidatePassage>(
  asked: AskedFor,
  index: PassageIndex<P>,
  { most, embed }: Ranking,
): Promise<P[]> {
  const ranked = byWords(asked, index);
  if (!embed || ranked.length < 2) return diverse(ranked, most);
  const [best, rest] = [ranked.slice(0, rerankedMax), ranked.slice(rerankedMax)];
  const nearest = await byMeaning(`${asked.question}\n${asked.wishes ?? ""}`.trim(), best, embed);
  return diverse([...nearest, ...rest], most);
}

function byWords<P>(asked: AskedFor, index: PassageIndex<P>): IndexedPassage<P>[] {
  const scores = scorePassages(index, termsOf(asked));
  const scored = index.passages.map((passage, at) => ({ passage, score: scores[at] ?? 0 }));
  const holding = scored.filter(({ score }) => score > 0);
  const ranked = (holding.length > 0 ? holding : scored).toSorted((a, b) => b.score - a.score);
  return ranked.map(({ passage }) => passage);
}

/** What to look for, by how much it counts. */
function termsOf({ question, queries = [], wishes = "" }: AskedFor): Map<string, number> {
  const weighted = (text: string, weight: number) =>
    tellingTerms(text)
      .slice(0, termsMax)
      .map((term) => [term, weight] as const);
  return new Map([
    ...unitsAskedFor(question).map((unit) => [unit, unitWeight] as const),
    ...weighted(queries.join(" "), queryWeight),
    ...weighted(wishes, wishWeight),
    ...weighted(question, 1),
  ]);
}

async function byMeaning<P extends CandidatePassage>(
  question: string,
  best: IndexedPassage<P>[],
  embed: Embed,
): Promise<IndexedPassage<P>[]> {
  const vectors = await embed([question, ...best.map(({ passage }) => passage.text)]).catch(() => []);
  const [asked, ...others] = vectors;
  if (!asked || others.length !== best.length) return best;
  const nearness = new Map(best.map((each, index) => [each, cosine(asked, others[index] ?? [])]));
  if (![...nearness.values()].every(Number.isFinite)) return best;
  return best.toSorted((a, b) => (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0));
}

function cosine(a: readonly number[], b: readonly number[]): number {
  const product = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, index) => sum + value * (right[index] ?? Number.NaN), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function diverse<P extends CandidatePassage>(ranked: readonly IndexedPassage<P>[], most: number): P[] {
  const ofPublisher = Math.max(1, Math.floor(publisherShare * most));
  const chosen: { passage: P; shingles: Set<string> }[] = [];
  const waiting: IndexedPassage<P>[] = [];
  const choose = ({ passage, words }: IndexedPassage<P>) => {
    const shingles = shinglesOf(words);
    if (!chosen.some((other) => likeness(shingles, other.shingles) >= alike)) chosen.push({ passage, shingles });
  };
  for (const each of ranked) {
    if (chosen.length >= most) break;
    const same = (key: "page" | "publisher") =>
      chosen.filter((other) => other.passage[key] === each.passage[key]).length;
    if (same("page") >= pageMax || same("publisher") >= ofPublisher) waiting.push(each);
    else choose(each);
  }
  for (const each of waiting) if (chosen.length < most) choose(each);
  return chosen.map(({ passage }) => passage);
}

/** Each three words in a row. */
const shinglesOf = (words: readonly string[]) =>
  new Set(words.slice(0, Math.max(1, words.length - 2)).map((_, at) => words.slice(at, at + 3).join(" ")));

/** How much two sets have in common, from 0 to 1 (Dice). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 1 : (2 * a.intersection(b).size) / (a.size + b.size);
}
