import { expect, test } from "vitest";
import { type CallSlots, createCallSlots, type Release } from "./concurrency.ts";

/** Asks for places in order and notes who got one. */
function queue(slots: CallSlots) {
  const started: string[] = [];
  const releases = new Map<string, Release>();
  return {
    started,
    async ask(account: string, name: string, call: { since?: number; signal?: AbortSignal } = {}) {
      const release = await slots.acquire(account, { since: 0, ...call });
      started.push(name);
      releases.set(name, release);
    },
    async finish(name: string) {
      releases.get(name)?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test("accounts take turns, and within an account the first to ask is the first to start", async () => {
  const calls = queue(createCallSlots({ total: 1, perAccount: 1 }));
  await calls.ask("a", "a1");
  for (const [account, name] of [
    ["a", "a2"],
    ["a", "a3"],
    ["b", "b1"],
    ["b", "b2"],
  ] as const)
    void calls.ask(account, name);
  for (const name of ["a1", "a2", "b1", "a3"]) await calls.finish(name);
  expect(calls.started).toEqual(["a1", "a2", "b1", "a3", "b2"]);
});

test("of an account's waiting calls that of the oldest work goes first, and of its calls the first that came", async () => {
  const calls = queue(createCallSlots({ total: 1, perAccount: 1 }));
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

test("an account at its own limit does not hold up another", async () => {
  const calls = queue(createCallSlots({ total: 2, perAccount: 1 }));
  await calls.ask("a", "a1");
  void calls.ask("a", "a2");
  await calls.ask("b", "b1");
  expect(calls.started).toEqual(["a1", "b1"]);
});

test("who gives up waiting leaves the queue to the next", async () => {
  const calls = queue(createCallSlots({ total: 1, perAccount: 1 }));
  const abort = new AbortController();
  await calls.ask("a", "a1");
  const gaveUp = calls.ask("a", "a2", { signal: abort.signal }).catch((error: unknown) => error);
  void calls.ask("a", "a3");
  abort.abort(new Error("enough"));
  expect(await gaveUp).toEqual(new Error("enough"));
  await calls.finish("a1");
  expect(calls.started).toEqual(["a1", "a3"]);
});

test("releasing twice frees one place", async () => {
  const slots = createCallSlots({ total: 1, perAccount: 1 });
  const release = await slots.acquire("a", { since: 0 });
  release();
  release();
  await slots.acquire("a", { since: 0 });
  const second = await Promise.race([slots.acquire("a", { since: 0 }).then(() => "started"), Promise.resolve("waits")]);
  expect(second).toBe("waits");
});
