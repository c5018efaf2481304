import { unitsAskedFor } from "./asked-measure.ts";
import { chooseDiverse } from "./choose-diverse.ts";
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
    chooseDiverse(
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
