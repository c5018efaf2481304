import { expect, test } from "vitest";
import { barestForm, strictestForm } from "./call-form.ts";
import { guessedForm } from "./next-form.ts";

test("what is guessed at last keeps the words of the system where the server has no role for them", () => {
  const found = { ...strictestForm, schema: "prompt", system: false } as const;
  expect(guessedForm(found)).toEqual({ form: { ...barestForm, system: false }, named: false });
  expect(guessedForm({ ...barestForm, system: false })).toBeUndefined();
});
