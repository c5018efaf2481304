import { EventEmitter } from "node:events";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "./pace-calls.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls of companies, which name those that were let go on; `answer` ends one. */
function crowd({ processors = 2, hasOthers = () => true }: { processors?: number; hasOthers?: () => boolean } = {}) {
  const pace = createPace({ hasOthers }, processors);
  const gone: string[] = [];
  const call = (name: string, company: string) => {
    const raw = new EventEmitter();
    const actor = { accountId: company, userId: `person of ${company}` };
    void pace({ request: { actor } as FastifyRequest, reply: { raw } as unknown as FastifyReply }).then(() =>
      gone.push(name),
    );
    return { answer: () => raw.emit("close") };
  };
  return { call, gone };
}
const nextTurn = () => new Promise(setImmediate);

test("of forty calls of a company one is answered at a time, and another company's goes before those that wait", async () => {
  const { call, gone } = crowd();
  const all = Array.from({ length: 40 }, (_, index) => call(`a${index}`, "a"));
  await nextTurn();
  expect(gone).toEqual(["a0"]);
  call("b0", "b");
  await nextTurn();
  expect(gone).toEqual(["a0", "b0"]);
  all[0]?.answer();
  await nextTurn();
  expect(gone).toEqual(["a0", "b0", "a1"]);
});

test("with more processors more are answered at a time, half of them for a company", async () => {
  const { call, gone } = crowd({ processors: 6 });
  for (let index = 0; index < 5; index += 1) call(`a${index}`, "a");
  await nextTurn();
  expect(gone).toEqual(["a0", "a1", "a2"]);
});

test("a call that takes long holds up no other one for more than 25 ms, and ends without letting on a second one", async () => {
  const { call, gone } = crowd();
  const slow = call("slow", "a");
  for (const name of ["one", "two", "three"]) call(name, "a");
  await nextTurn();
  vi.advanceTimersByTime(24);
  await nextTurn();
  expect(gone).toEqual(["slow"]);
  vi.advanceTimersByTime(1);
  await nextTurn();
  expect(gone).toEqual(["slow", "one"]);
  slow.answer();
  await nextTurn();
  expect(gone).toEqual(["slow", "one"]);
});

test("a company that is alone is not slowed down", async () => {
  const { call, gone } = crowd({ hasOthers: () => false });
  for (let index = 0; index < 40; index += 1) call(`a${index}`, "a");
  await nextTurn();
  expect(gone).toHaveLength(40);
});

test("a machine with one processor answers one call of a company at a time, too, and of a caller without a company by its address", async () => {
  const { call, gone } = crowd({ processors: 1 });
  for (const name of ["one", "two"]) call(name, "a");
  await nextTurn();
  expect(gone).toEqual(["one"]);
  const asked: string[] = [];
  const pace = createPace({ hasOthers: (company) => asked.push(company) > 9 }, 1);
  const reply = { raw: new EventEmitter() } as unknown as FastifyReply;
  await pace({ request: { actor: null, ip: "192.0.2.7" } as FastifyRequest, reply });
  expect(asked).toEqual(["192.0.2.7"]);
});
