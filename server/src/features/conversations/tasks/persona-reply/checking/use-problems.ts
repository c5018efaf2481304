import { plainWords } from "../../../spoken/plain-words.ts";
import { shared, stemsOf } from "../../../spoken/stems.ts";
import { clausesOf, isRefusal } from "./clauses.ts";
import type { SentenceProblem } from "./sentence-problem.ts";
import type { KnownFact, Talk } from "./talk.ts";
import { using } from "./wording.ts";

/** What somebody uses today stands in the profile: nothing else is used, and nothing of it is not. */
export function useProblems(own: string, facts: readonly KnownFact[], talk: Talk): SentenceProblem[] {
  const used = [...talk.factsByNumber.values()].filter(
    ({ kind, field }) => kind === "alternative" || field === "stance.usesToday",
  );
  return clausesOf(own).flatMap((clause) => {
    const words = plainWords(clause);
    const claims = using.find(words);
    if (!claims) return [];
    const stems = stemsOf(clause);
    // What names such a fact has words of it, or is one word for word.
    const known = facts.some((fact) => used.includes(fact)) || used.some((fact) => shared(stems, fact.stems) > 0);
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
