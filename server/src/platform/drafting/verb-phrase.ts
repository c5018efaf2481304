import { cutAtBoundary, looksEnglish } from "./clause.ts";
import { looksLikeClause } from "./clause-signs.ts";
import { asClause, shorten } from "./phrases.ts";
import { plainSentences } from "./plain-text.ts";
import { isFiniteWord, isOnlyVerb, isPlainVerb, plainVerbOf } from "./verbs.ts";

/**
 * A verb phrase that can stand after "to", made of a person's words and at most `words` of them: "Cuts cost by a third"
 * gives "cut cost by a third", "Lower cost" gives "get lower cost", "Managers cut cost" gives "see that managers cut
 * cost", or "cut cost" when "managers" is among the `subjects`. Words that are not English are quoted. Empty for no words.
 */
export function toVerbPhrase(text: string, words: number, subjects: readonly string[] = []): string {
  const sentence = plainSentences(text)[0] ?? "";
  if (sentence === "") return "";
  if (!looksEnglish(sentence)) return `reach “${shorten(sentence, words)}”`;
  const clause = asClause(sentence);
  const subject = subjects.find((name) => clause.toLowerCase().startsWith(`${name.toLowerCase()} `));
  const predicate = subject === undefined ? undefined : clause.slice(subject.length + 1);
  const phrase = withoutRest(afterSubject(clause) ?? predicate ?? clause, words);
  const [first = "", ...rest] = phrase.split(" ");
  if (rest.length > 0 && isPlainVerb(first) && (phrase !== clause || !looksLikeClause(phrase))) return phrase;
  const plain = plainVerbOf(first);
  const [second = "", third = ""] = rest;
  const isSubject = isOnlyVerb(second) || isFiniteWord(second, third);
  if (plain !== undefined && rest.length > 0 && !isSubject) return [plain, ...rest].join(" ");
  return looksLikeClause(phrase) ? `see that ${phrase}` : `get ${phrase}`;
}

/** What follows "can" or "will" near the beginning: "nurses on night shifts can find a bed" gives "find a bed". */
function afterSubject(clause: string): string | undefined {
  const match = /^(?:to|(?:\S+ ){0,8}?(?:can|could|will|would|may)) (?!be\b|have\b|not\b)(\p{L}+)(.*)$/u.exec(clause);
  return match && isPlainVerb(match[1] ?? "") ? `${match[1]}${match[2]}` : undefined;
}

/** Up to the comma after which something else begins, when there is one; otherwise as much as fits. */
function withoutRest(phrase: string, words: number): string {
  const end = phrase.search(
    /, (?:and|because|since|so|with|at|as|backed|choosing|starting|found|while|but|who|which)\b/u,
  );
  return cutAtBoundary(end > 8 ? phrase.slice(0, end) : phrase, words);
}
