import { plainWords } from "../../../spoken/plain-words.ts";
import type { Sentence } from "../persona-input.ts";
import { clausesOf, isRefusal } from "./clauses.ts";
import { priceProblems } from "./price-problems.ts";
import { roleProblems } from "./role-problems.ts";
import type { SentenceProblem } from "./sentence-problem.ts";
import { contradictedFact, contradictedSentence, ownWords } from "./support.ts";
import type { KnownFact, Talk } from "./talk.ts";
import { useProblems } from "./use-problems.ts";
import { agreeing, buying, conditions, notKnowing, praise, surePraise } from "./wording.ts";

/**
 * What is wrong with a sentence of a persona: it contradicts a fact, the price limit or what was said before, flatters, leaves its role, invents
 * figures, sources or people. What stands in the facts it names word for word is no fault of the sentence.
 */
export function sentenceProblems(sentence: Sentence, talk: Talk, before: readonly string[] = []): SentenceProblem[] {
  const { text } = sentence;
  const facts = sentence.facts.flatMap((number) => talk.factsByNumber.get(number) ?? []);
  const own = ownWords(text, facts);
  const isUnknown = notKnowing.find(plainWords(text)) !== undefined;
  return [
    ...priceProblems({ text, own, facts, isUnknown }, talk),
    ...flatteryProblems(own, facts, talk),
    ...roleProblems(own, isUnknown, talk),
    ...(isUnknown ? [] : useProblems(own, facts, talk)),
    ...contradictions(text, talk, before),
  ];
}

function flatteryProblems(own: string, facts: readonly KnownFact[], talk: Talk): SentenceProblem[] {
  const isQuestion = /[?？]\s*$/u.test(own);
  return clausesOf(own).flatMap((clause) => {
    const words = plainWords(clause);
    const sure = surePraise.find(words);
    if (sure) return [flattering(sure)];
    if (isRefusal(clause) || isQuestion) return [];
    const praises = praise.find(words);
    if (praises) return [flattering(praises)];
    const buys = buying.find(words);
    if (buys && !mayBuy(clause, talk)) return [unwilling(buys)];
    const agrees = agreeing.find(words);
    const isBare = facts.length === 0 || talk.isPushed;
    if (agrees && isBare && (talk.isLed || talk.isPushed) && isAnswer(words)) return [flattering(agrees)];
    return [];
  });
}

/** A yes stands at the beginning, or the clause is hardly more than it. */
const isAnswer = (words: readonly string[]) => words.length <= 6 || agreeing.find(words.slice(0, 3)) !== undefined;

function mayBuy(clause: string, { input, heldVerdict }: Talk): boolean {
  if (heldVerdict !== null) return false;
  if (input.role === "likelyBuyer") return true;
  return input.role === null && conditions.find(plainWords(clause)) !== undefined;
}

const flattering = (words: string): SentenceProblem => ({
  rule: "flatters",
  words,
  problem: `agrees or praises ("${words}") without a fact of this person behind it. Say what this person's facts say to it, plainly.`,
});

const unwilling = (words: string): SentenceProblem => ({
  rule: "against-stance",
  words,
  problem: `promises to buy ("${words}"), which this person does not do, or has refused before. Say why not, from its facts.`,
});

function contradictions(text: string, talk: Talk, before: readonly string[]): SentenceProblem[] {
  const fact = contradictedFact(text, talk);
  if (fact)
    return [
      { rule: "contradicts-fact", words: text, problem: `says the opposite of fact ${fact.number} ("${fact.label}").` },
    ];
  const said = contradictedSentence(text, [...talk.ownSentences, ...before]);
  return said
    ? [
        {
          rule: "contradicts-itself",
          words: text,
          problem: `says the opposite of what this person said before ("${said}"). Stay with it.`,
        },
      ]
    : [];
}
