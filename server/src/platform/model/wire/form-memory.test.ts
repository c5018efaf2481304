import { expect, test } from "vitest";
import { type CallForm, strictestForm } from "./call-form.ts";
import { createFormMemory } from "./form-memory.ts";

const weaker: CallForm = { ...strictestForm, schema: "object" };
const model = { model: "small", address: "http://models.example/v1" };

/** A store of one form, and how often it was asked. */
function storeOf(form?: CallForm) {
  const store = { form, reads: 0, writes: 0 };
  return Object.assign(store, {
    async read() {
      store.reads += 1;
      return store.form;
    },
    async write(_model: object, found: CallForm) {
      store.writes += 1;
      store.form = found;
    },
  });
}

test("begins with what is kept, or else with the strictest, and asks once for many calls", async () => {
  const store = storeOf(weaker);
  const memory = createFormMemory(store, model);
  expect(await Promise.all([1, 2, 3].map(() => memory.current()))).toEqual([weaker, weaker, weaker]);
  expect(store.reads).toBe(1);
  expect(await createFormMemory(undefined, model).current()).toEqual(strictestForm);
});

test("writes a form once, and begins with it from then on", async () => {
  const store = storeOf();
  const memory = createFormMemory(store, model);
  await memory.current();
  for (const _call of [1, 2, 3]) await memory.found(weaker);
  expect(store.writes).toBe(1);
  expect(await memory.current()).toEqual(weaker);
});

test("takes over after five minutes what the doctor has found meanwhile", async () => {
  let now = 0;
  const store = storeOf(weaker);
  const memory = createFormMemory(store, model, () => now);
  await memory.current();
  store.form = strictestForm;
  now += 299_000;
  expect(await memory.current()).toEqual(weaker);
  now += 2_000;
  expect(await memory.current()).toEqual(strictestForm);
});

test("a server that has learned what its model refuses does not unlearn it from what is kept", async () => {
  let now = 0;
  const memory = createFormMemory(storeOf(strictestForm), model, () => now);
  await memory.current();
  memory.learned(weaker);
  now += 301_000;
  expect(await memory.current()).toEqual(weaker);
});
