import type { PersonaReplyInput } from "../../../../src/features/conversations/tasks/persona-reply/persona-input.ts";
import { type Asking, askPersona, type PersonaAnswer } from "./ask-persona.ts";

/**
 * A conversation: each question is asked after what was shown before, as in the product. It ends early when the model does not answer; turns that are
 * missing are undefined.
 */
export async function holdTalk(
  asking: Asking,
  questions: readonly string[],
  { inputOf, key }: { inputOf(question: string, said: PersonaReplyInput["said"]): PersonaReplyInput; key: string },
): Promise<(PersonaAnswer | undefined)[]> {
  const said: PersonaReplyInput["said"] = [];
  const answers: (PersonaAnswer | undefined)[] = [];
  for (const [turn, question] of questions.entries()) {
    const answer = await askPersona(asking, inputOf(question, [...said]), `${key}/${turn}`);
    if (!answer) break;
    answers.push(answer);
    said.push(
      { by: "person", text: question, verdict: null },
      { by: "persona", text: answer.shown.text, verdict: answer.shown.verdict },
    );
  }
  return questions.map((_, turn) => answers[turn]);
}
