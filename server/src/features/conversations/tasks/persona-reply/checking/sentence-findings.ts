import { recogniseLanguage } from "../../../../../platform/drafting/telling/recognise-language.ts";
import { claimsIn } from "../../../../../platform/model/answer/claims.ts";
import { plainWords } from "../../../spoken/plain-words.ts";
import { shared, stemsOf } from "../../../spoken/stems.ts";
import type { Sentence } from "../persona-input.ts";
import { clausesOf, isRefusal } from "./clauses.ts";
import { priceProblems } from "./price-findings.ts";
import { contradictedFact, contradictedSentence, ownWords } from "./support.ts";
import type { KnownFact, Talk } from "./talk.ts";
import {
  agreeing,
  buying,
  conditions,
  leavingRole,
  notKnowing,
  praise,
  sources,
  surePraise,
  using,
} from "./wording.ts";

/** Why a sentence may not be said, for the model that writes it anew. */
export interface SentenceProblem {
  rule: string;
  /** The words at which it shows. */
  words: string;
  problem: string;
}

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

function roleProblems(own: string, isUnknown: boolean, talk: Talk): SentenceProblem[] {
  const words = plainWords(own);
  const leaves = leavingRole.find(words);
  const source = claimsIn(own)[0] ?? sources.find(words);
  const other = talk.input.others.find((name) => name.trim() !== "" && own.toLowerCase().includes(name.toLowerCase()));
  const name = isUnknown ? undefined : inventedName(own, talk);
  return [
    ...(leaves
      ? [
          {
            rule: "leaves-role",
            words: leaves,
            problem: `leaves the role, or claims to be a human being ("${leaves}"). Speak of this person's work and reasons only.`,
          },
        ]
      : []),
    ...(source
      ? [
          {
            rule: "invented-source",
            words: source,
            problem: `leans on a source ("${source}") that no fact names. Leave it out.`,
          },
        ]
      : []),
    ...(other && !isUnknown
      ? [
          {
            rule: "other-person",
            words: other,
            problem: `speaks of ${other}, of whom this person knows nothing. Say so.`,
          },
        ]
      : []),
    ...(name
      ? [{ rule: "invented-name", words: name, problem: `names "${name}", which stands in no fact. Leave it out.` }]
      : []),
  ];
}

const freeNames = new Set(
  "I I’m I’d I’ll I’ve I'm I'd I'll I've OK Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English German".split(
    " ",
  ),
);

/** A name in the middle of a sentence that nobody has said. Not in German, where every noun has a capital letter. */
function inventedName(own: string, { input }: Talk): string | undefined {
  if (recogniseLanguage([own, input.question]) === "de" || recogniseLanguage([own]) === "de") return undefined;
  const known = new Set(
    [input.name, input.question, ...input.facts.map(({ text }) => text), ...input.said.map(({ text }) => text)]
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
  const names = [...own.trim().matchAll(/(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{N}’']*/gu)].map(([name]) => name);
  return names.find((name) => !freeNames.has(name) && !known.has(name.toLowerCase().replace(/['’]s$/u, "")));
}

/** What somebody uses today stands in the profile: nothing else is used, and nothing of it is not. */
function useProblems(own: string, facts: readonly KnownFact[], talk: Talk): SentenceProblem[] {
  const used = [...talk.factsByNumber.values()].filter(
    ({ kind, field }) => kind === "alternative" || field === "stance.usesToday",
  );
  return clausesOf(own).flatMap((clause) => {
    const words = plainWords(clause);
    const claims = using.find(words);
    if (!claims) return [];
    const stems = stemsOf(clause);
    const known = [...used, ...facts].some((fact) => shared(stems, fact.stems) > 0);
    if (isRefusal(clause)) return used.some((fact) => isAbout(stems, fact)) ? [wrongUse(claims)] : [];
    return known ? [] : [wrongUse(claims)];
  });
}

/** Whether all or two of the words, or the whole name, of what is used are spoken of. */
const isAbout = (stems: ReadonlySet<string>, fact: KnownFact) => {
  const common = shared(stems, fact.stems);
  const name = stemsOf(fact.text.split(";")[0] ?? "");
  return common > 1 || (common > 0 && (common === stems.size || shared(stems, name) === name.size));
};

const wrongUse = (words: string): SentenceProblem => ({
  rule: "wrong-use",
  words,
  problem: `says what this person uses ("${words}") other than its facts do. Say what it uses today as the facts say it.`,
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
