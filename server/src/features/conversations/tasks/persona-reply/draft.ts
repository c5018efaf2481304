import { recogniseLanguage } from "../../../../platform/drafting/telling/recognise-language.ts";
import { beginningOf } from "../../beginning-of.ts";
import { figuresSaid } from "../../spoken/figures-said.ts";
import { plainWords } from "../../spoken/plain-words.ts";
import { shared, stemsOf } from "../../spoken/stems.ts";
import { sentenceProblems } from "./checking/sentence-problems.ts";
import { comparable, type KnownFact, readTalk, type Talk } from "./checking/talk.ts";
import { leading, pushing } from "./checking/wording.ts";
import { draftTopics, type Topic } from "./draft-topics.ts";
import { type DraftWords, draftWords } from "./draft-words.ts";
import type { PersonaReplyOutput } from "./output.ts";
import type { PersonaReplyInput, Sentence, Verdict } from "./persona-input.ts";

const mostFacts = 2;
const mostLetters = 220;
/** One word that happens to stand in a fact, among many that do not, asks for something else. */
const enoughOfQuestion = 0.5;

/** Answers from the facts whose words a question has, in their own words; else says that it does not know. Nothing is made up. */
export function draftReply(input: PersonaReplyInput): PersonaReplyOutput {
  const talk = readTalk(input);
  const words = draftWords[recogniseLanguage([input.question]) === "de" ? "de" : "en"];
  const { verdict, sentences } = answer(talk, words);
  const good = sentences.filter(
    (sentence, index) =>
      sentenceProblems(sentence, talk).length === 0 &&
      sentences.findIndex(({ text }) => text === sentence.text) === index,
  );
  return good.length > 0 ? { verdict, sentences: good } : { verdict: "none", sentences: [unknown(words, input)] };
}

interface Answer {
  verdict: PersonaReplyOutput["verdict"];
  sentences: Sentence[];
}

function answer(talk: Talk, words: DraftWords): Answer {
  const { input } = talk;
  const question = withoutOthers(input);
  const asked = plainWords(question);
  if (draftTopics.role.find(asked)) return { verdict: "none", sentences: [plain(words.role)] };
  if (draftTopics.insult.find(asked)) return { verdict: "none", sentences: [plain(words.insult)] };
  const facts = [...talk.factsByNumber.values()];
  const price = asksForPrice(talk, asked);
  if (price) return aboutPrice(talk, words, facts);
  // Of other people a persona knows nothing.
  if (question !== input.question) return { verdict: "none", sentences: [unknown(words, input)] };
  const found = matching(facts, question, asked);
  const told = found.map((fact) => telling(fact, words));
  if (leading.find(asked) && isVerdict(asked)) {
    const reason = facts.find(({ field }) => field === "stance.saysNoTo") ?? facts.find(({ kind }) => kind === "pain");
    const reasons = reason ? [telling(reason, words)] : [];
    return { verdict: "cannotSay", sentences: [plain(words.notTold), ...reasons] };
  }
  return { verdict: "none", sentences: told.length > 0 ? told : [unknown(words, input)] };
}

/** A question without the names of other personas: who asks about Owen Price asks for no price. */
const withoutOthers = ({ question, others }: PersonaReplyInput): string =>
  others.filter((name) => name.trim() !== "").reduce((rest, name) => rest.replaceAll(name, " "), question);

const isVerdict = (asked: readonly string[]) => draftTopics.verdict.find(asked) !== undefined;

function asksForPrice({ ceiling, input }: Talk, asked: readonly string[]): boolean {
  const money = figuresSaid(input.question).some(({ isMoney }) => isMoney);
  return (
    money ||
    draftTopics.price.find(asked) !== undefined ||
    (ceiling !== null && pushing.find(asked) !== undefined && figuresSaid(input.question).length > 0)
  );
}

/** What stands in the profile about the price, and whether what is asked for lies within it. */
function aboutPrice(talk: Talk, words: DraftWords, facts: readonly KnownFact[]): Answer {
  const { input, ceiling, ceilingMonths } = talk;
  const limit = facts.find(({ field }) => field === "stance.priceLimit");
  const figures = figuresSaid(input.question);
  const prices = figures.some(({ isMoney }) => isMoney) ? figures.filter(({ isMoney }) => isMoney) : figures;
  const isOver = ceiling === null || prices.some((price) => comparable(price, ceilingMonths) > ceiling);
  const reason = limit ? [telling(limit, words)] : [];
  if (prices.length === 0) return { verdict: "none", sentences: reason.length > 0 ? reason : [unknown(words, input)] };
  const verdict: Verdict = !isOver
    ? "cannotSay"
    : input.role === "mustAgree"
      ? "wouldNotAgree"
      : input.role
        ? "wouldNotPay"
        : "cannotSay";
  const opening = isOver ? plain(input.role ? words.tooMuch : words.noPrice) : plain(words.withinLimit);
  return { verdict, sentences: [{ ...opening, facts: [] }, ...reason] };
}

/** The facts that share most with a question: its topic first, then its words. */
function matching(facts: readonly KnownFact[], question: string, asked: readonly string[]): KnownFact[] {
  const stems = stemsOf(question);
  const topics = (Object.entries(draftTopics.facts) as [Topic, (typeof draftTopics.facts)[Topic]][])
    .filter(([, words]) => words.find(asked) !== undefined)
    .map(([topic]) => topic);
  const score = (fact: KnownFact) =>
    shared(stems, fact.stems) + (topics.some((topic) => topic === fact.field || topic === fact.kind) ? 1.5 : 0);
  return facts
    .filter(({ kind }) => kind !== "concept")
    .map((fact) => ({ fact, points: score(fact) }))
    .filter(({ points }) => points >= Math.max(1, stems.size * enoughOfQuestion) || points >= 1.5)
    .sort((one, other) => other.points - one.points || Number(one.fact.number) - Number(other.fact.number))
    .slice(0, mostFacts)
    .map(({ fact }) => fact);
}

/** A fact in its own words, behind what it is. */
function telling(fact: KnownFact, words: DraftWords): Sentence {
  const opening = words.openings[fact.field ?? fact.kind] ?? words.openings[fact.kind] ?? "";
  return { facts: [fact.number], guess: "", unknown: "", text: `${opening}${beginningOf(fact.text, mostLetters)}` };
}

const plain = (text: string): Sentence => ({ facts: [], guess: "", unknown: "", text });

const unknown = (words: DraftWords, { question }: PersonaReplyInput): Sentence => ({
  facts: [],
  guess: "",
  unknown: [...stemsFree(question)].join(" "),
  text: words.unknown,
});

/** The first words of a question, as a label. */
const stemsFree = (question: string) =>
  question
    .replace(/[^\p{L}\p{M}\p{N}\s]+/gu, " ")
    .trim()
    .split(/\s+/u)
    .slice(0, 5)
    .map((word) => word.slice(0, 15));
