import { expect, test } from "vitest";
import { createHostTurns } from "./host-turns.ts";
import { never } from "./page-reader.fixture.ts";
import { createPlaces } from "./places.ts";

/** Turns whose clock stands still but for their own pauses. */
function start() {
  const time = { now: 0 };
  const pauses: number[] = [];
  const hosts = createHostTurns({
    now: () => time.now,
    wait: async (milliseconds) => {
      pauses.push(milliseconds);
      time.now += milliseconds;
    },
    longestPause: 10_000,
  });
  return { hosts, time, pauses };
}

test("two calls to a host come one after the other, with a pause between their end and begin", async () => {
  const { hosts, time, pauses } = start();
  const order: string[] = [];
  const call = (name: string, takes: number) =>
    hosts.take(
      "one.example",
      async (turn) => {
        await turn.pause(1_000);
        order.push(`${name} begins`);
        await Promise.resolve();
        time.now += takes;
        order.push(`${name} ends`);
      },
      never,
    );
  await Promise.all([call("first", 300), call("second", 0)]);
  expect(order).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  expect(pauses).toEqual([1_000]);
  time.now += 5_000;
  await call("third", 0);
  expect(pauses).toEqual([1_000]);
});

test("another host does not wait", async () => {
  const { hosts } = start();
  const held = Promise.withResolvers<void>();
  const first = hosts.take("one.example", () => held.promise, never);
  expect(await hosts.take("other.example", async () => "at once", never)).toBe("at once");
  held.resolve();
  await first;
});

test("work that fails or is given up lets the next one in, and what called nobody needs no pause", async () => {
  const { hosts, pauses } = start();
  const held = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const first = hosts.take("one.example", () => held.promise, never);
  const given = hosts.take("one.example", async () => "never", stopping.signal);
  const last = hosts.take("one.example", (turn) => turn.pause(1_000), never);
  stopping.abort(new Error("given up"));
  await expect(given).rejects.toThrow("given up");
  held.reject(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  await last;
  expect(pauses).toEqual([]);
});

test("of many hosts none is forgotten that is being called, or was called a moment ago", async () => {
  const { hosts, time, pauses } = start();
  const call = (host: string) => hosts.take(host, (turn) => turn.pause(1_000), never);
  await call("held.example");
  time.now += 20_000;
  const held = Promise.withResolvers<void>();
  let calls = 0;
  const holding = () =>
    hosts.take(
      "held.example",
      async () => {
        calls += 1;
        await held.promise;
      },
      never,
    );
  const first = holding();
  await call("called.example");
  for (let index = 0; index < 501; index += 1) await call(`host-${index}.example`);
  const second = holding();
  await call("called.example");
  expect([calls, pauses]).toEqual([1, [1_000]]);
  held.resolve();
  await Promise.all([first, second]);
  expect(calls).toBe(2);
});

test("so many at once, and a place that was waited for in vain is not lost", async () => {
  const places = createPlaces(2);
  const held = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let running = 0;
  const work = async () => {
    running += 1;
    await held.promise;
  };
  const all = [1, 2, 3].map(() => places.within(work, never));
  const given = places.within(work, stopping.signal);
  stopping.abort(new Error("given up"));
  await expect(given).rejects.toThrow("given up");
  expect(running).toBe(2);
  held.resolve();
  await Promise.all(all);
  expect(running).toBe(3);
  expect(await places.within(async () => "free again", never)).toBe("free again");
});
