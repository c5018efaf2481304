import { barestForm, type CallForm, sameForm } from "./call-form.ts";

export interface NextForm {
  form: CallForm;
  /** Whether the server said what it dislikes. Otherwise the form is a guess. */
  named: boolean;
}

/** The form to try after a server refused `form`, by what it said (`words`, in lower case); undefined when its words are of none. */
export function namedForm(form: CallForm, words: string): NextForm | undefined {
  const next = dislikes(form, words);
  return next === undefined ? undefined : { form: { ...form, ...next }, named: true };
}

/** The form to try after a refusal that does not say why: weaker step by step; undefined after the weakest. */
export function guessedForm(form: CallForm): NextForm | undefined {
  const weaker = { strict: "schema", schema: "object", object: "prompt" } as const;
  const next = form.schema === "prompt" ? { ...form, ...barestForm, system: form.system } : undefined;
  const guess = form.schema === "prompt" ? next : { ...form, schema: weaker[form.schema] };
  return guess === undefined || sameForm(guess, form) ? undefined : { form: guess, named: false };
}

function dislikes(form: CallForm, words: string): Partial<CallForm> | undefined {
  if (form.stream && form.streamOptions && /stream_?options|include_usage/.test(words)) return { streamOptions: false };
  if (form.idempotencyKey && /idempotency/.test(words)) return { idempotencyKey: false };
  if (form.limit !== "none" && /max_(?:completion_|new_)?tokens/.test(words)) return { limit: otherLimit(form, words) };
  const role =
    /system.?(?:role|message|prompt|instruction)|role\W.{0,20}system|roles must alternate|developer instruction/;
  if (form.system && role.test(words)) return { system: false };
  if (form.schema !== "prompt") {
    const schema = weakerSchema(form.schema, words);
    if (schema !== undefined) return { schema };
  }
  if (form.stream && /\bstream(?:ing|ed)?\b/.test(words)) return { stream: false };
  return undefined;
}

function otherLimit(form: CallForm, words: string): CallForm["limit"] {
  const isTooMuch = /too (?:large|high|big|many)|at most|less than|maximum|exceed/.test(words);
  return form.limit === "max_tokens" && words.includes("max_completion_tokens") && !isTooMuch
    ? "max_completion_tokens"
    : "none";
}

function weakerSchema(schema: "strict" | "schema" | "object", words: string): CallForm["schema"] | undefined {
  if (
    !/json_schema|json.?object|json schema|json mode|response_?format|structured|guided|grammar|strict|schema/.test(
      words,
    )
  )
    return undefined;
  if (schema === "object") return "prompt";
  // What cannot be made of the schema cannot be made of it without `strict` either.
  if (/grammar|guided/.test(words)) return "object";
  if (schema === "strict" && /\bstrict\b/.test(words)) return "schema";
  // Words of the field alone, and of no value that it has.
  if (/response_?format/.test(words) && !/schema|json|type/.test(words)) return "prompt";
  if (/unrecogni[sz]ed|unknown|unexpected|extra (?:inputs|fields)|not allowed/.test(words))
    return /json_schema/.test(words) ? "object" : "prompt";
  if (/json_object/.test(words)) return "object";
  if (/json_schema|structured/.test(words) && /support|available|must be|one of|enabled|implemented/.test(words))
    return "object";
  return schema === "strict" ? "schema" : "object";
}
