import { leadingPatterns } from "./leading-patterns.ts";
import type { LeadingKind } from "./leading-words.ts";
import { openQuestion } from "./open-question.ts";

/**
 * Why a question leads: it names the answer ("Don't you think ..."), it offers something ("If we saved you a fifth ..."), it asks for
 * a guess about oneself ("Would you use ..."), or it flatters what was made ("... our great depot").
 */
export interface LeadingQuestion {
  /** Where the leading words stand in the text. */
  from: number;
  to: number;
  kind: LeadingKind;
  /** An open question in its place, made of the question's own words where that is possible. */
  better: string;
}

const longestSentence = 600;

/**
 * The first question of a text, English or German, that leads whoever is asked; null where none does. It rather misses one than
 * blames one: a question that opens with "what", "how" or "who" leads only where it flatters.
 */
export function findLeadingQuestion(text: string): LeadingQuestion | null {
  for (const { start, sentence } of sentencesOf(text)) {
    for (const { words, kind, language } of leadingPatterns) {
      const match = words.exec(sentence);
      if (match === null) continue;
      const marked = match[1] ?? match[0];
      const from = start + match.index + match[0].lastIndexOf(marked);
      return { from, to: from + marked.length, kind, better: openQuestion(sentence, language) };
    }
  }
  return null;
}

/** Sentences and where each begins; "yes. And ..." are two, "3.50" is none. */
function sentencesOf(text: string): { start: number; sentence: string }[] {
  return [...text.matchAll(/\S(?:.*?[.!?]+(?=\s|$)|.*$)/gsu)].map((match) => ({
    start: match.index,
    // Nobody asks longer than that in one breath.
    sentence: match[0].slice(0, longestSentence),
  }));
}
