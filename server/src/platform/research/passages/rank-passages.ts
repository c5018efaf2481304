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
  /** Puts the hundred best by words in an order that their meaning decides as well; a failure leaves them as they are. */
  embed?: Embed | undefined;
}

const queryWeight = 0.25;
const wishWeight = 0.25;
const unitWeight = 0.25;
/** A question is a sentence or two; of more the first say what it is about. */
const termsMax = 60;
const rerankedMax = 100;
/** The usual constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009). */
const fusionConstant = 60;
const pageMax = 4;
const publisherShare = 0.4;
const alike = 0.8;

/**
 * The passages that are nearest to a question, the nearest first: by the rarest of its words (BM25), and as much by meaning where there are embeddings. First at
 * most 4 of a page and two fifths of a publisher; what is wanted beyond that is taken from the rest in its order. Of passages that say the same in the same words
 * the first. None that holds no word of the question, unless none does at all.
 */
export async function rankPassages<P extends CandidatePassage>(
  asked: AskedFor,
  index: PassageIndex<P>,
  { most, embed }: Ranking,
): Promise<P[]> {
  const ranked = byWords(asked, index);
  const inOrder = (scored: readonly Scored<P>[]) =>
    diverse(
      scored.map(({ passage }) => passage),
      most,
    );
  if (!embed || ranked.length < 2) return inOrder(ranked);
  const [best, rest] = [ranked.slice(0, rerankedMax), ranked.slice(rerankedMax)];
  const nearest = await byMeaning(`${asked.question}\n${asked.wishes ?? ""}`.trim(), best, embed);
  return inOrder([...nearest, ...rest]);
}

interface Scored<P> {
  passage: IndexedPassage<P>;
  score: number;
}

function byWords<P>(asked: AskedFor, index: PassageIndex<P>): Scored<P>[] {
  const scores = scorePassages(index, termsOf(asked));
  const scored = index.passages.map((passage, at) => ({ passage, score: scores[at] ?? 0 }));
  const holding = scored.filter(({ score }) => score > 0);
  return (holding.length > 0 ? holding : scored).toSorted((a, b) => b.score - a.score);
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
  best: Scored<P>[],
  embed: Embed,
): Promise<Scored<P>[]> {
  const vectors = await embed([question, ...best.map(({ passage }) => passage.passage.text)]).catch(() => []);
  const [asked, ...others] = vectors;
  if (!asked || others.length !== best.length) return best;
  const nearness = others.map((other) => cosine(asked, other));
  if (!nearness.every(Number.isFinite)) return best;
  const words = places(best.map(({ score }) => score));
  const meaning = places(nearness);
  const fused = best.map((scored, at) => {
    const share = (place = 0) => 1 / (fusionConstant + place);
    return { scored, near: nearness[at] ?? 0, share: share(words[at]) + share(meaning[at]) };
  });
  return fused.toSorted((a, b) => b.share - a.share || b.near - a.near).map(({ scored }) => scored);
}

/** The place of each score from 1; equal ones share theirs. */
function places(scores: readonly number[]): number[] {
  const first = new Map<number, number>();
  for (const [at, score] of scores.toSorted((a, b) => b - a).entries()) if (!first.has(score)) first.set(score, at + 1);
  return scores.map((score) => first.get(score) ?? scores.length);
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
