import { english } from "./words/english.ts";
import { french } from "./words/french.ts";
import { german } from "./words/german.ts";
import { japanese } from "./words/japanese.ts";
import { spanish } from "./words/spanish.ts";
import type { VideoWords } from "./words/video-words.ts";

const wordsByLanguage: Readonly<Record<string, VideoWords>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ja: japanese,
};

/** The words of a language, or English ones where there are none in it. */
export const videoWords = (language: string): VideoWords =>
  Object.hasOwn(wordsByLanguage, language) ? (wordsByLanguage[language] ?? english) : english;
