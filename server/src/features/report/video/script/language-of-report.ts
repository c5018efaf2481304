import type { ReportLanguage } from "@seedbed/contract/nucleus/vocabulary";
import { latinLanguage } from "@seedbed/rules/language/latin-language";

/** In this order: Japanese has Chinese letters, too. */
const byScript: readonly [script: RegExp, language: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Han}/gu, "zh"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Thai}/gu, "th"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Cyrillic}/gu, "ru"],
];
/** Letters that one language in Cyrillic has, and the others have not. */
const ukrainian = /[іїєґ]/iu;
const withoutRussian = /^[^ыэё]*ъ[^ыэё]*$/isu;
/** Of the letters, so many tell the script that a text is written in: names and addresses are Latin everywhere. */
const tellingShare = 0.15;
/** Letters of each text that are looked at. */
const enough = 500;

/** The language in which a report is spoken: the one that the company has chosen, or else that of its texts; English where neither tells. */
export function languageOfReport(chosen: ReportLanguage | null, texts: readonly string[]): string {
  if (chosen) return chosen;
  const text = texts.map((each) => each.slice(0, enough)).join("\n");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const written = byScript.find(([script]) => (text.match(script)?.length ?? 0) > letters * tellingShare);
  if (written?.[1] === "ru") return ukrainian.test(text) ? "uk" : withoutRussian.test(text) ? "bg" : "ru";
  return written?.[1] ?? latinLanguage(text) ?? "en";
}
