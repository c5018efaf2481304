import { shorten } from "../../../../platform/drafting/phrases.ts";
import { plainSentences } from "../../../../platform/drafting/plain-text.ts";
import type { NoteMend } from "../../../../platform/model/answer/findings.ts";
import { plainWords } from "../../spoken/plain-words.ts";
import { sentenceProblems } from "./checking/sentence-problems.ts";
import { carryingFacts } from "./checking/support.ts";
import { readTalk, type Talk } from "./checking/talk.ts";
import { courtesies, notKnowing } from "./checking/wording.ts";
import type { PersonaReplyOutput } from "./output.ts";
import type { PersonaReplyInput, Sentence } from "./persona-input.ts";
import { settledVerdict } from "./settled-verdict.ts";

const labelWords = 5;

/** One sentence an entry; facts that do not carry a sentence go, and what rests on none is called a guess. */
export function mendReply(output: PersonaReplyOutput, input: PersonaReplyInput, mended: NoteMend): PersonaReplyOutput {
  const talk = readTalk(input);
  const sentences = output.sentences.flatMap((sentence, index) => {
    const texts = sentencesOf(sentence.text);
    if (texts.length > 1) mended("split-sentence", `sentences.${index}`);
    return (texts.length > 0 ? texts : [sentence.text]).map((text) => {
      const settled = settledSentence({ ...sentence, text }, talk);
      if (settled.facts.length < sentence.facts.length) mended("unsupported-fact", `sentences.${index}.facts`);
      if (settled.guess !== "" && sentence.guess === "" && sentence.facts.length > 0)
        mended("unmarked-guess", `sentences.${index}.guess`);
      if (isOtherLabel(sentence.guess, settled.guess) || isOtherLabel(sentence.unknown, settled.unknown))
        mended("label-may-not-be-said", `sentences.${index}`);
      return settled;
    });
  });
  const verdict = settledVerdict(output.verdict, input, talk);
  if (verdict !== output.verdict) mended("verdict-against-stance", "verdict");
  return { verdict, sentences };
}

/** The sentences of what may be several. */
export const sentencesOf = (text: string): string[] => plainSentences(text);

/** A sentence with the facts that carry it, or with what it guesses, or does not know. */
export function settledSentence(sentence: Sentence, talk: Talk): Sentence {
  const { text } = sentence;
  const words = plainWords(text);
  const facts = carried(sentence, talk);
  if (notKnowing.find(words) !== undefined) {
    const asked = shorten(talk.input.question, labelWords);
    return { text, facts, guess: "", unknown: mayBeSaid(sentence.unknown, facts, talk) ? sentence.unknown : asked };
  }
  if (facts.length > 0) return { text, facts, guess: "", unknown: "" };
  if (isCourtesy(text, words)) return { text, facts, guess: "", unknown: "" };
  const guess = mayBeSaid(sentence.guess, facts, talk) ? sentence.guess : shorten(text, labelWords);
  return { text, facts, guess, unknown: "" };
}

/** Whether a model's words for what is guessed or not known hold to the same rules as a sentence: they are shown beside it. */
const mayBeSaid = (label: string, facts: string[], talk: Talk) =>
  label.trim() !== "" && sentenceProblems({ facts, guess: "", unknown: "", text: label }, talk).length === 0;

/** Whether other words stand where a label was given; where none is left, it was not in place. */
const isOtherLabel = (given: string, settled: string) => given.trim() !== "" && settled !== "" && given !== settled;

const carried = ({ text, facts }: Sentence, talk: Talk) => carryingFacts(text, facts, talk).map(({ number }) => number);

/** A question, or words such as "Hello" and "Thanks" alone. */
const isCourtesy = (text: string, words: readonly string[]) =>
  /[?？]\s*$/u.test(text) || (words.length <= 3 && courtesies.without(words).length === 0);
