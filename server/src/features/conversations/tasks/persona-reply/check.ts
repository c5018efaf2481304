import { recogniseLanguage } from "../../../../platform/drafting/telling/recognise-language.ts";
import { type Finding, refuse } from "../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../platform/model/answer/text-findings.ts";
import { plainWords } from "../../spoken/plain-words.ts";
import { sentenceProblems } from "./checking/sentence-findings.ts";
import { ownWords } from "./checking/support.ts";
import { readTalk } from "./checking/talk.ts";
import type { PersonaReplyOutput } from "./output.ts";
import type { PersonaReplyInput } from "./persona-input.ts";

const enoughWords = 8;

/** No sentence contradicts the profile, the price limit or what was said before; it is in the language of the question. */
export function checkReply({ sentences }: PersonaReplyOutput, input: PersonaReplyInput): Finding[] {
  const talk = readTalk(input);
  const asked = recogniseLanguage([input.question]);
  const isLongQuestion = plainWords(input.question).length >= 4;
  return [
    ...sentences.flatMap((sentence, index) => {
      const place = `sentences.${index}`;
      const before = sentences.slice(0, index).map(({ text }) => text);
      const own = ownWords(
        sentence.text,
        sentence.facts.flatMap((number) => talk.factsByNumber.get(number) ?? []),
      );
      const spoken = plainWords(own).length >= enoughWords ? recogniseLanguage([own]) : asked;
      return [
        ...sentenceProblems(sentence, talk, before).map(({ rule, problem }) =>
          refuse(rule, place, { problem: `The sentence ${problem}`, leftOut: rule }),
        ),
        ...(isLongQuestion && spoken !== asked
          ? [
              refuse("other-language", `${place}.text`, {
                problem: "The sentence is not in the language of the question. Say it in that language.",
                orMark: "This is not in the language of the question.",
              }),
            ]
          : []),
      ];
    }),
    ...textFindings({ sentences: sentences.map(({ text }) => ({ text })) }, input),
  ];
}
