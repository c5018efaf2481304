import { searchWords } from "./search-words.ts";

/** A passage that may answer. */
export interface CandidatePassage {
  text: string;
  /** What page it is of. */
  page: string;
  publisher: string;
}

/** Texts as vectors, one for each, all of one length. */
export type Embed = (texts: string[]) => Promise<number[][]>;

interface Ranking {
  /** How many are wanted. */
  most: number;
  /** Puts the hundred best by words in the order of their meaning; a failure leaves them as they are. */
  embed?: Embed | undefined;
}

const termsMax = 8;
const wishTermsMax = 4;
const rerankedMax = 100;
const pageMax = 3;
const publisherShare = 0.4;
const alike = 0.8;

/**
 * The passages that are nearest to a question, the nearest first: by the rarest of its words (BM25), and then by meaning where there are embeddings.
 * At most 3 of a page and two fifths of a publisher, and of passages that say the same in the same words the first. None that
 * holds no word of the question, unless none does at all.
 */
export async function rankPassages<P extends CandidatePassage>(
  asked: { words: string; wishes: string },
  passages: readonly P[],
  { most, embed }: Ranking,
): Promise<P[]> {
  const ranked = byWords(asked, passages);
  if (!embed || ranked.length < 2) return diverse(ranked, most);
  const [best, rest] = [ranked.slice(0, rerankedMax), ranked.slice(rerankedMax)];
  const nearest = await byMeaning(`${asked.words}\n${asked.wishes}`.trim(), best, embed);
  return diverse([...nearest, ...rest], most);
}

interface Scored<P> {
  passage: P;
  words: string[];
  score: number;
}

function byWords<P extends CandidatePassage>(
  asked: { words: string; wishes: string },
  passages: readonly P[],
): Scored<P>[] {
  const scored = passages.map((passage): Scored<P> => ({ passage, words: searchWords(passage.text), score: 0 }));
  const holders = new Map<string, number>();
  for (const { words } of scored) for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1);
  const terms = rarest(asked.words, holders, termsMax);
  const weights = new Map(rarest(asked.wishes, holders, wishTermsMax).map((term) => [term, 0.5]));
  for (const term of terms) weights.set(term, 1);
  const average = scored.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, scored.length);
  for (const each of scored) {
    for (const [term, weight] of weights) {
      const count = each.words.filter((word) => word === term).length;
      const rarity = Math.log(1 + (scored.length - (holders.get(term) ?? 0) + 0.5) / ((holders.get(term) ?? 0) + 0.5));
      // Okapi BM25 with its usual constants, 1.2 and 0.75.
      each.score += (weight * rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * each.words.length) / average));
    }
  }
  const holding = scored.filter(({ score }) => score > 0);
  return (holding.length > 0 ? holding : scored).toSorted((a, b) => b.score - a.score);
}

function rarest(text: string, holders: ReadonlyMap<string, number>, most: number): string[] {
  const terms = [...new Set(searchWords(text))].filter((term) => holders.has(term));
  return terms.toSorted((a, b) => (holders.get(a) ?? 0) - (holders.get(b) ?? 0)).slice(0, most);
}

async function byMeaning<P extends CandidatePassage>(
  question: string,
  best: Scored<P>[],
  embed: Embed,
): Promise<Scored<P>[]> {
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

function diverse<P extends CandidatePassage>(ranked: readonly Scored<P>[], most: number): P[] {
  const ofPublisher = Math.max(1, Math.floor(publisherShare * most));
  const chosen: { passage: P; shingles: Set<string> }[] = [];
  for (const { passage, words } of ranked) {
    if (chosen.length >= most) break;
    const same = (key: "page" | "publisher") => chosen.filter((other) => other.passage[key] === passage[key]).length;
    if (same("page") >= pageMax || same("publisher") >= ofPublisher) continue;
    const shingles = shinglesOf(words);
    if (chosen.some((other) => likeness(shingles, other.shingles) >= alike)) continue;
    chosen.push({ passage, shingles });
  }
  return chosen.map(({ passage }) => passage);
}

/** Each three words in a row. */
const shinglesOf = (words: readonly string[]) =>
  new Set(words.slice(0, Math.max(1, words.length - 2)).map((_, at) => words.slice(at, at + 3).join(" ")));

/** How much two sets have in common, from 0 to 1 (Dice). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 1 : (2 * a.intersection(b).size) / (a.size + b.size);
}
