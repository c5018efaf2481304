import { looksLikeClause, lowerWords } from "./clause-signs.ts";
import { asClause, shorten } from "./phrases.ts";
import { plainSentences, plainText } from "./plain-text.ts";
import { isOnlyVerb } from "./verbs.ts";

/**
 * A clause that can stand after "because" or "when", made of a person's words and at most `words` of them: a clause stays
 * as it is, a noun phrase becomes "there is no good answer to ...", words that are not English are quoted. Empty for no words.
 */
export function toClause(text: string, words: number): string {
  const sentence = lastPartOf(plainSentences(text)[0] ?? "");
  if (sentence === "") return "";
  if (!looksEnglish(sentence)) return `people put it as “${shorten(sentence, words)}”`;
  const short = asClause(cutAtBoundary(sentence, words));
  if (looksLikeClause(short)) return short;
  if (looksLikeClause(asClause(sentence))) return `people say that ${asClause(shorten(sentence, words))}`;
  return clauseAround(short);
}

/** Of a long sentence with a consequence, the consequence: what follows ", so", ", yet" and the like. */
function lastPartOf(sentence: string): string {
  const plain = sentence.replace(/^(?:today|currently|at present|right now|these days|at the moment),? /iu, "");
  if (plain.split(" ").length <= 10) return plain;
  const part = plain
    .split(/, (?:and so|so|yet|but|and yet|and still|still|and then|and meanwhile|which is why|and that is why) /u)
    .at(-1);
  return part !== undefined && part.split(" ").length >= 4 && looksLikeClause(asClause(part)) ? part : plain;
}

function clauseAround(phrase: string): string {
  const [first = "", second = ""] = lowerWords(phrase);
  if (/^(?:too many|too few|not many|no good|many) /iu.test(phrase)) return `there are ${phrase}`;
  if (/^(?:too much|too little|not enough|no|little|a lack|much) /iu.test(phrase)) return `there is ${phrase}`;
  if (first === "lack" || first === "shortage") return `there is a ${phrase}`;
  if (first === "not") return `people are left ${phrase}`;
  if (first.endsWith("ing") && first.length > 5) return `too much effort goes into ${phrase}`;
  if (isOnlyVerb(first) && second !== "") return `people have to ${phrase}`;
  return `there is no good answer to ${phrase}`;
}

/** Whether the words are in Latin letters and, when there are several, hold an English one. */
export function looksEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/gu)?.length ?? 0;
  if (latin < letters * 0.8 || letters === 0) return letters === 0;
  return !/[äöüßñçœøåæ]/iu.test(text) || /\b(?:the|of|and|for|to|in|is|are|with|on|that)\b/iu.test(text);
}

/** The first clause or so of a sentence: cut at a comma, dash or link word when it is longer than `words`. */
export function cutAtBoundary(sentence: string, words: number): string {
  const line = plainText(sentence);
  if (line.split(" ").length <= words) return line;
  const head = line.split(" ").slice(0, words).join(" ");
  const boundary = Math.max(
    head.search(/[,;:](?=\s)(?![^,;:]*[,;:]\s)/u),
    head.search(/\s[–—-]\s(?!.*\s[–—-]\s)/u),
    head.search(/\s(?:which|because|so that|while|although|but)\s(?!.*\s(?:which|because|while|although|but)\s)/u),
  );
  return boundary > head.length / 3 ? head.slice(0, boundary) : shorten(line, words);
}
