import { looksEnglish } from "./clause.ts";
import { lowerTitle } from "./noun-phrase.ts";
import { asClause, shorten } from "./phrases.ts";
import { plainSentences } from "./plain-text.ts";
import { isPlural, pluralOf } from "./plurals.ts";
import { pluralVerb } from "./verbs.ts";

const irregularPlurals = /^(?:people|children|men|women|staff|police|clergy|others|those|who|families|everyone)$/u;
const linkWord =
  /^(?:in|at|of|for|with|who|that|which|from|on|between|aged|under|over|and|or|working|living|running|looking|without|to)$/u;

/**
 * A plural noun phrase for a group of people, at most `words` long: "The night nurse in small clinics" gives "night nurses
 * in small clinics". Words that are not English, and groups that cannot be made plural, come as "people in ...". Empty for no words.
 */
export function toPeoplePhrase(text: string, words: number): string {
  const sentence = (plainSentences(text)[0] ?? "").replace(/[\s.!?,;:…]+$/u, "");
  if (sentence === "") return "";
  if (!looksEnglish(sentence)) return `people known as “${shorten(sentence, words)}”`;
  const subject = sentence.replace(
    /^(?:it is for|it's for|for|mainly|mostly|primarily|our target(?: group)? (?:is|are)) /iu,
    "",
  );
  const comma = subject.search(/[,;:]\s|\s[–—]\s|\s\(/u);
  const cut = shorten(comma > 4 ? subject.slice(0, comma) : subject, words);
  const phrase = asClause(lowerTitle(cut)).replace(/^(?:the|a|an|any|every|each) (?=\S+)/iu, "");
  const parts = phrase.split(" ");
  const link = parts.findIndex((part, index) => index > 0 && linkWord.test(part));
  const headIndex = (link < 0 ? parts.length : link) - 1;
  const head = parts[headIndex] ?? "";
  if (/^everyone|^anyone|^everybody|^anybody/iu.test(phrase)) {
    return phrase
      .replace(/^\S+/u, "people")
      .replace(/^people who (\S+)/u, (_, verb: string) => `people who ${pluralVerb(verb)}`);
  }
  if (irregularPlurals.test(head.toLowerCase()) || isPlural(head)) return phrase;
  if (!/^\p{Ll}[\p{L}-]+$/u.test(head)) return `people in ${phrase}`;
  return parts.with(headIndex, pluralOf(head)).join(" ");
}
