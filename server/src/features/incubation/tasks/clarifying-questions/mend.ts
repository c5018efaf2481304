import { plainSentences } from "../../../../platform/drafting/plain-text.ts";
import type { NoteMend } from "../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../platform/model/answer/reading/names.ts";
import { withoutSpare } from "../../../../platform/model/answer/without-spare.ts";
import { askedBefore } from "./asked-before.ts";
import { beginsAsQuestion, countQuestions, endsAsQuestion } from "./is-question.ts";
import { type ClarifyingQuestionsOutput, enoughQuestions } from "./output.ts";
import type { ClarifyingQuestionsInput } from "./prompt.ts";

/** Gives questions their mark, keeps the first of several in one, and leaves out what was asked before. */
export function mendClarifyingQuestions(
  { questions }: ClarifyingQuestionsOutput,
  input: ClarifyingQuestionsInput,
  mended: NoteMend,
): ClarifyingQuestionsOutput {
  const known = new Set(askedBefore(input).map(plainName));
  const put = questions.map((entry, index) => {
    const title = entry.title.replace(/\s*[?？؟]+$/u, "");
    if (title !== entry.title) mended("title-as-question", `questions.${index}.title`);
    return { ...entry, title, question: oneQuestion(entry.question, `questions.${index}.question`, mended) };
  });
  return {
    questions: withoutSpare(put, ({ question }) => known.has(plainName(question)), {
      enough: enoughQuestions,
      told: (index) => mended("asked-before", `questions.${index}`),
    }),
  };
}

function oneQuestion(text: string, place: string, mended: NoteMend): string {
  if (countQuestions(text) > 1) {
    const sentences = plainSentences(text);
    const first = sentences.findIndex(endsAsQuestion);
    if (!beginsAsQuestion(sentences[first] ?? "")) return text;
    mended("several-questions", place);
    return sentences.slice(0, first + 1).join(" ");
  }
  if (endsAsQuestion(text) || !beginsAsQuestion(plainSentences(text).at(-1) ?? "")) return text;
  mended("question-mark", place);
  return `${text.replace(/[\s.。!…]+$/u, "")}?`;
}
