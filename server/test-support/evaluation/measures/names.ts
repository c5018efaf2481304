import { plainSentences } from "../../../src/platform/drafting/plain-text.ts";
import { type PlacedText, textsOf } from "../../../src/platform/model/answer/text-findings.ts";
import type { Language } from "./language.ts";

const ordinary = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
  december i i'm i'd i'll english german french spanish japanese europe european ceo cfo it hr iot ai pdf sms gps qr roi b2b kpi faq gmbh`.split(
    /\s+/,
  ),
);
const capitalised = /(?<![\p{L}\p{N}’'-])\p{Lu}[\p{L}\p{N}’'&-]*/gu;
/** In German every noun has a capital: only what looks like a company or an invented word is a name for certain. */
const germanName = /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}]*|\p{Lu}[\p{L}-]+(?= (?:GmbH|AG|KG|SE|Inc|Ltd)\b))/gu;
const japaneseName =
  /(?:株式会社|有限会社)[\p{Script=Katakana}\p{Script=Han}\p{Lu}ー]+|[\p{Script=Katakana}ー]{2,}株式会社/gu;

/**
 * Names in the sentences of an answer that stand neither in `given` nor where the answer itself gives a name. Each once. Honest about
 * languages: in German and Japanese only names that show themselves as such are found, in others any capital inside of a sentence counts.
 */
export function unknownNames(output: unknown, given: unknown, language: Language | undefined): PlacedText[] {
  const texts = textsOf(output);
  const ownNames = texts.filter(({ place }) => /(?:^|\.)(?:name|title|segment|label|initials)$/u.test(place));
  const known = squeezed([...textsOf(given), ...ownNames].map(({ text }) => text).join(" "));
  const seen = new Set<string>();
  return texts.flatMap(({ place, text }) =>
    plainSentences(text)
      .filter((sentence) => language === "ja" || /[.!?…]["”’)]*$/u.test(sentence))
      .flatMap((sentence) => namesIn(sentence, language))
      .filter((name) => {
        const key = squeezed(name);
        const isNew = key.length > 1 && !isOrdinary(name) && !known.includes(key) && !seen.has(key);
        if (isNew) seen.add(key);
        return isNew;
      })
      .map((name) => ({ place, text: name })),
  );
}

function namesIn(sentence: string, language: Language | undefined): string[] {
  if (language === "de") return sentence.match(germanName) ?? [];
  if (language === "ja") return sentence.match(japaneseName) ?? [];
  // The first word, and the first one of what is quoted or follows a colon, has a capital anyway.
  return [...sentence.matchAll(capitalised)]
    .filter(({ index }) => index > 0 && !/[:“"‘(]\s*$/u.test(sentence.slice(0, index)))
    .map(([name]) => name.replace(/[’']s$/u, ""));
}

/** Weekdays come in plural, too. */
const isOrdinary = (name: string) =>
  ordinary.has(name.toLowerCase()) || ordinary.has(name.toLowerCase().replace(/s$/u, ""));

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
