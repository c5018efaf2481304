import { getEventListeners } from "node:events";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFairQueue, type FairQueue, type Release } from "./fair-queue.ts";

/** Asks for places in order and notes who got one. */
function asking(queue: FairQueue) {
  const started: string[] = [];
  const releases = new Map<string, Release>();
  return {
    started,
    /** `whose` is a company, or a company and a person: "a", "a/ann". */
    async ask(whose: string, name: string, wait: { since?: number; signal?: AbortSignal } = {}) {
      const [company = "", person = null] = whose.split("/");
      const release = await queue.enter({ company, person }, { since: 0, ...wait });
      started.push(name);
      releases.set(name, release);
    },
    async finish(name: string) {
      releases.get(name)?.();
      releases.delete(name);
      await new Promise(setImmediate);
    },
  };
}

test("companies take turns, and of a company's calls the first that came starts first", async () => {
  const calls = asking(createFairQueue({ all: 1 }));
  await calls.ask("a", "a1");
  for (const name of ["a2", "a3", "b1", "b2"]) void calls.ask(name.slice(0, 1), name);
  for (const name of ["a1", "b1", "a2", "b2"]) await calls.finish(name);
  expect(calls.started).toEqual(["a1", "b1", "a2", "b2", "a3"]);
});

test("nobody gains a turn by coming one call at a time", async () => {
  const calls = asking(createFairQueue({ all: 1 }));
  await calls.ask("b", "b1");
  for (const name of ["a1", "a2"]) void calls.ask("a", name);
  void calls.ask("c", "c1");
  await calls.finish("b1");
  void calls.ask("b", "b2");
  await calls.finish("a1");
  await calls.finish("c1");
  void calls.ask("c", "c2");
  await calls.finish("b2");
  expect(calls.started).toEqual(["b1", "a1", "c1", "b2", "a2"]);
});

test("a company that has just come has as much under way as one with a hundred waiting before that one starts again", async () => {
  const calls = asking(createFairQueue({ all: 4 }));
  for (const name of ["a1", "a2", "a3", "a4"]) await calls.ask("a", name);
  for (const name of ["a5", "a6", "b1", "b2", "b3"]) void calls.ask(name.slice(0, 1), name);
  for (const name of ["a1", "a2", "a3", "b1"]) await calls.finish(name);
  expect(calls.started.slice(4)).toEqual(["b1", "b2", "a5", "b3"]);
});

test("people of a company take turns, and who has less under way comes first", async () => {
  const calls = asking(createFairQueue({ all: 2 }));
  await calls.ask("a/ann", "ann1");
  await calls.ask("a/ann", "ann2");
  for (const name of ["ann3", "ann4", "bob1", "bob2"]) void calls.ask(`a/${name.slice(0, 3)}`, name);
  for (const name of ["ann1", "ann2", "bob1", "bob2"]) await calls.finish(name);
  expect(calls.started).toEqual(["ann1", "ann2", "bob1", "ann3", "bob2", "ann4"]);
});

test("of a person's waiting calls that of the oldest work goes first, and of its calls the first that came", async () => {
  const calls = asking(createFairQueue({ all: 1 }));
  await calls.ask("a", "first", { since: 30 });
  for (const [name, since] of [
    ["young", 30],
    ["old", 10],
    ["middle", 20],
    ["old too", 10],
  ] as const)
    void calls.ask("a", name, { since });
  for (const name of ["first", "old", "old too", "middle"]) await calls.finish(name);
  expect(calls.started).toEqual(["first", "old", "old too", "middle", "young"]);
});

test("a company with all of its places taken does not hold up another", async () => {
  const calls = asking(createFairQueue({ all: 2, company: 1 }));
  await calls.ask("a", "a1");
  void calls.ask("a", "a2");
  await calls.ask("b", "b1");
  expect(calls.started).toEqual(["a1", "b1"]);
});

test("who gives up waiting leaves the queue to the next", async () => {
  const queue = createFairQueue({ all: 1 });
  const calls = asking(queue);
  const abort = new AbortController();
  await calls.ask("a", "a1");
  const gaveUp = calls.ask("a", "a2", { signal: abort.signal }).catch((error: unknown) => error);
  void calls.ask("a", "a3");
  expect(queue.waitingOf("a")).toBe(2);
  abort.abort(new Error("enough"));
  expect(await gaveUp).toEqual(new Error("enough"));
  expect(queue.waitingOf("a")).toBe(1);
  await calls.finish("a1");
  expect(calls.started).toEqual(["a1", "a3"]);
});

test("who gives up as soon as the place is there keeps it until it is given back, and nobody who waits is lost", async () => {
  const queue = createFairQueue({ all: 1 });
  const calls = asking(queue);
  const abort = new AbortController();
  await calls.ask("a", "a1");
  const second = calls.ask("a", "a2", { signal: abort.signal });
  void calls.ask("a", "a3");
  const freed = calls.finish("a1");
  abort.abort(new Error("enough"));
  await freed;
  await second;
  expect([calls.started, queue.waitingOf("a")]).toEqual([["a1", "a2"], 1]);
  expect(getEventListeners(abort.signal, "abort")).toEqual([]);
  await calls.finish("a2");
  expect([calls.started, queue.waitingOf("a")]).toEqual([["a1", "a2", "a3"], 0]);
  await expect(calls.ask("b", "b1", { signal: abort.signal })).rejects.toThrow("enough");
  expect(queue.waitingOf("b")).toBe(0);
});

test("releasing twice frees one place", async () => {
  const queue = createFairQueue({ all: 1 });
  const enter = () => queue.enter({ company: "a", person: null });
  const release = await enter();
  release();
  release();
  await enter();
  expect(await Promise.race([enter().then(() => "started"), new Promise(setImmediate).then(() => "waits")])).toBe(
    "waits",
  );
});

describe("whatever companies ask for, and whenever they end it,", () => {
  const steps = fc.array(
    fc.oneof(
      { arbitrary: fc.record({ ask: fc.constantFrom("a/1", "a/2", "b/1", "c/1", "c/2") }), weight: 3 },
      { arbitrary: fc.record({ finish: fc.nat(20) }), weight: 2 },
    ),
    { maxLength: 120 },
  );
  const places = fc.record({ all: fc.integer({ min: 1, max: 4 }), company: fc.integer({ min: 1, max: 4 }) });

  test("no company that waits and may start sees another that has as much under way start twice, or one with more once, and places are neither lost nor given twice", async () => {
    await fc.assert(
      fc.asyncProperty(steps, places, async (script, limits) => {
        const queue = createFairQueue(limits);
        const running: { company: string; release: Release }[] = [];
        const runningOf = (company: string) => running.filter((each) => each.company === company).length;
        const waiting = { a: 0, b: 0, c: 0 } as Record<string, number>;
        /** Of each company that waits: who has started since it could have. */
        const passedBy = new Map<string, string[]>();
        let overtaken = 0;
        for (const step of script) {
          if ("finish" in step) {
            const [ended] = running.splice(step.finish % Math.max(1, running.length), 1);
            ended?.release();
          } else {
            const [company = "", person = ""] = step.ask.split("/");
            waiting[company] = (waiting[company] ?? 0) + 1;
            void queue.enter({ company, person }).then((release) => {
              waiting[company] = (waiting[company] ?? 0) - 1;
              for (const other of Object.keys(waiting)) {
                const mayStart = (waiting[other] ?? 0) > 0 && runningOf(other) < limits.company;
                if (other === company || !mayStart) passedBy.delete(other);
                else if (runningOf(other) < runningOf(company)) overtaken += 1;
                else if (runningOf(other) === runningOf(company))
                  passedBy.set(other, [...(passedBy.get(other) ?? []), company]);
              }
              running.push({ company, release });
            });
          }
          await new Promise(setImmediate);
          expect(running.length).toBeLessThanOrEqual(limits.all);
          for (const [company, count] of Object.entries(waiting)) {
            expect(queue.waitingOf(company)).toBe(count);
            expect(runningOf(company)).toBeLessThanOrEqual(limits.company);
            const isIdle = running.length < limits.all && runningOf(company) < limits.company;
            if (isIdle) expect(count).toBe(0);
          }
          expect(overtaken).toBe(0);
          for (const others of passedBy.values()) expect(new Set(others).size).toBe(others.length);
        }
      }),
      { numRuns: 150 },
    );
  });
});
