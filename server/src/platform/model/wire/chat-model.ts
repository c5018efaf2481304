import { isUnexplained } from "../attempts/failures/refusal-reason.ts";
import type { AnswerListener, ModelCall, StreamCall } from "../attempts/model-call.ts";
import { type CallForm, sameForm } from "./call-form.ts";
import { CallRefused } from "./call-refused.ts";
import type { FormMemory } from "./form-memory.ts";
import { guessedForm, namedForm } from "./next-form.ts";
import { statusOf, wordsOf } from "./refusal-words.ts";
import { type ChatServer, sendChat } from "./send-chat.ts";

/** Each refused form leads to one that asks for less; more requests than this are never made for one call. */
const mostForms = 8;

/**
 * Calls a chat-completions server in the strictest form that it takes. A form that it refuses is not asked for again: what came of it is in `forms`.
 * Fails with the first refusal when no form helps.
 */
export function createChatModel(server: ChatServer, forms: FormMemory): StreamCall {
  return async (call, listener) => {
    const tried: CallForm[] = [];
    let refused: CallRefused | undefined;
    let form = await forms.current();
    while (tried.length < mostForms) {
      tried.push(form);
      const end = await tryForm(server, { call, form }, listener);
      if (end === undefined) return forms.found(form);
      refused ??= end;
      const next = nextForm(form, end);
      if (next === undefined) break;
      if (next.named) forms.learned(next.form);
      const elsewhere = await forms.foundElsewhere();
      form = elsewhere === undefined || tried.some((one) => sameForm(one, elsewhere)) ? next.form : elsewhere;
    }
    throw refused;
  };
}

/** The refusal of a form; undefined when it led to an answer. Any other failure is thrown. */
async function tryForm(
  server: ChatServer,
  request: { call: ModelCall; form: CallForm },
  listener: AnswerListener,
): Promise<CallRefused | undefined> {
  let begun = false;
  const text = (whole: string) => {
    begun = true;
    listener.text(whole);
  };
  try {
    await sendChat(server, request, { ...listener, text });
    return undefined;
  } catch (error) {
    if (begun || !(error instanceof CallRefused)) throw error;
    return error;
  }
}

const ofForms = new Set([400, 404, 405, 406, 415, 422, 500, 501]);
const ofForm = new Set([400, 415, 422, 501]);

function nextForm(form: CallForm, { refusal }: CallRefused) {
  const status = statusOf(refusal);
  if (!(ofForms.has(status) || refusal.status < 300) || !isUnexplained(refusal)) return undefined;
  return namedForm(form, wordsOf(refusal)) ?? (ofForm.has(status) ? guessedForm(form) : undefined);
}
