import { expect, test } from "vitest";
import { barestForm, type CallForm, strictestForm } from "./call-form.ts";
import { guessedForm, namedForm } from "./next-form.ts";

test("what is guessed at last keeps the words of the system where the server has no role for them", () => {
  const found = { ...strictestForm, schema: "prompt", system: false } as const;
  expect(guessedForm(found)).toEqual({ form: { ...barestForm, system: false }, named: false });
  expect(guessedForm({ ...barestForm, system: false })).toBeUndefined();
});

const without = (change: Partial<CallForm>) => ({ form: { ...strictestForm, ...change }, named: true });

test.each<[string, Partial<CallForm>]>([
  ["unknown field stream_options", { streamOptions: false }],
  ["streamoptions is not permitted", { streamOptions: false }],
  ["include_usage is not supported", { streamOptions: false }],
  ["header idempotency-key is not allowed", { idempotencyKey: false }],
  ["use max_completion_tokens instead of max_tokens", { limit: "max_completion_tokens" }],
  ["max_completion_tokens is too large", { limit: "none" }],
  ["unknown max_tokens", { limit: "none" }],
  ["max_new_tokens must be at most 512", { limit: "none" }],
  ["system role is not supported", { system: false }],
  ["system message must be first", { system: false }],
  ["no system prompt here", { system: false }],
  ["system instruction is not enabled", { system: false }],
  ["role 'system' is unknown", { system: false }],
  ["conversation roles must alternate user/assistant", { system: false }],
  ["developer instruction is not enabled", { system: false }],
  ["grammar could not be compiled", { schema: "object" }],
  ["guided decoding failed", { schema: "object" }],
  ["strict is not supported", { schema: "schema" }],
  ["unknown response_format", { schema: "prompt" }],
  ["responseformat is not known", { schema: "prompt" }],
  ["unrecognized json_schema", { schema: "object" }],
  ["unexpected structured output", { schema: "prompt" }],
  ["extra inputs are not permitted: structured", { schema: "prompt" }],
  ["structured output is not allowed", { schema: "prompt" }],
  ["use json_object", { schema: "object" }],
  ["json_schema is not supported", { schema: "object" }],
  ["structured output is not available", { schema: "object" }],
  ["json_schema must be one of text", { schema: "object" }],
  ["json_schema is not enabled", { schema: "object" }],
  ["structured output is not implemented", { schema: "object" }],
  ["json mode failed", { schema: "schema" }],
  ["invalid schema", { schema: "schema" }],
  ["streaming is not supported", { stream: false }],
  ["stream must be false", { stream: false }],
  ["it cannot be streamed", { stream: false }],
])("a server that says “%s” is asked with %j the next time", (words, change) => {
  expect(namedForm(strictestForm, words)).toEqual(without(change));
});

test("what a form does not hold is no reason, and words of nothing are none", () => {
  expect(namedForm(strictestForm, "something went wrong upstream")).toBeUndefined();
  expect(namedForm(barestForm, "stream_options idempotency max_tokens schema")).toBeUndefined();
  expect(namedForm({ ...strictestForm, schema: "object" }, "json_object is not supported")?.form.schema).toBe("prompt");
  expect(namedForm({ ...strictestForm, schema: "schema" }, "json mode failed")?.form.schema).toBe("object");
  expect(namedForm({ ...barestForm, stream: false, system: false }, "stream system role")).toBeUndefined();
});

test("a refusal without words is answered by asking for less, step by step", () => {
  const steps: (string | undefined)[] = [];
  for (let form: CallForm | undefined = strictestForm; form; form = guessedForm(form)?.form)
    steps.push(`${form.schema} ${form.limit} ${form.streamOptions}`);
  expect(steps).toEqual([
    "strict max_tokens true",
    "schema max_tokens true",
    "object max_tokens true",
    "prompt max_tokens true",
    "prompt none false",
  ]);
});
