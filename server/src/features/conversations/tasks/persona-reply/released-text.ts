import type { DeepPartial } from "ai";
import { claimsIn } from "../../../../platform/model/answer/claims.ts";
import { textFindings } from "../../../../platform/model/answer/text-findings.ts";
import { figuresSaid } from "../../spoken/figures-said.ts";
import { isWord } from "../../spoken/phrases.ts";
import { plainWords } from "../../spoken/plain-words.ts";
import { isDenial } from "./checking/clauses.ts";
import { sentenceProblems } from "./checking/sentence-problems.ts";
import type { Talk } from "./checking/talk.ts";
import {
  agreeing,
  buying,
  givingWay,
  leavingRole,
  praise,
  priceless,
  refusing,
  sources,
  surePraise,
  using,
} from "./checking/wording.ts";
import { sentencesOf, settledSentence } from "./mend.ts";
import type { PersonaReplyOutput } from "./output.ts";
import type { Sentence } from "./persona-input.ts";

/**
 * As much of an unfinished reply as may be shown: whole sentences once they are checked, and of the one that is being written the words before the
 * first that could turn it into one that may not be said. Nothing after a sentence that is refused, as it will be written anew.
 */
export function releasedText(partial: DeepPartial<PersonaReplyOutput>, talk: Talk): string {
  const shown: string[] = [];
  const entries = partial.sentences ?? [];
  for (const [index, entry] of entries.entries()) {
    const isLast = index === entries.length - 1;
    const written = sentencesOf(entry?.text ?? "");
    const facts = (entry?.facts ?? []).filter((fact) => fact !== undefined);
    for (const [part, text] of written.entries()) {
      if (isLast && part === written.length - 1) return [...shown, safeBeginning(text)].filter(Boolean).join(" ");
      const sentence: Sentence = { facts, guess: entry?.guess ?? "", unknown: entry?.unknown ?? "", text };
      if (sentenceProblems(settledSentence(sentence, talk), talk, shown).length > 0) return shown.join(" ");
      if (unplain.test(text) && textFindings({ text }, talk.input).length > 0) return shown.join(" ");
      shown.push(text);
    }
  }
  return shown.join(" ");
}

/** What a link, an address or a placeholder begins with: nobody is shown one that nobody gave. */
const unplain = /https?:|www\.|@|[[{]/iu;

/** Words that could make a sentence say what it may not, as soon as they stand there. */
const held = [
  agreeing,
  buying,
  givingWay,
  leavingRole,
  praise,
  priceless,
  refusing,
  sources,
  surePraise,
  using,
].flatMap(({ telling }) => telling);
const heldWords = new Set(held.filter((word) => !word.endsWith("*")));
const heldBeginnings = held.filter((word) => word.endsWith("*"));

/** The words before the first one at which a sentence is held until it is whole and checked. A word in half is not shown. */
function safeBeginning(text: string): string {
  let shown = "";
  for (const [word] of text.matchAll(/\S+\s+/gu)) {
    const next = shown + word;
    // A name, a figure, or a letter of a script whose words no rule knows.
    if (shown !== "" && /^\P{L}*\p{Lu}/u.test(word) && !/^I\b/u.test(word)) break;
    if (/\p{N}/u.test(word) || figuresSaid(word).length > 0 || !/^[\p{Script=Latin}\p{P}\s]+$/u.test(word)) break;
    if (unplain.test(word) || plainWords(word).some(isHeld) || claimsIn(next).length > 0) break;
    shown = next;
  }
  return shown.trim();
}

const isHeld = (word: string) =>
  heldWords.has(word) || isDenial(word) || heldBeginnings.some((beginning) => isWord(word, beginning));
