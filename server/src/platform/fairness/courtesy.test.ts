import { expect, test, vi } from "vitest";
import { createCourtesy } from "./courtesy.ts";

test("what steps back goes on at once while nobody waits, and otherwise when all have been answered", async () => {
  const courtesy = createCourtesy();
  await courtesy.giveWay();
  const [first, second] = [courtesy.begin(), courtesy.begin()];
  const order: string[] = [];
  const going = courtesy.giveWay().then(() => order.push("goes on"));
  first();
  first();
  await new Promise(setImmediate);
  order.push("answered");
  second();
  await going;
  expect(order).toEqual(["answered", "goes on"]);
});

test("it goes on all the same when calls never end", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const courtesy = createCourtesy();
    courtesy.begin();
    const going = courtesy.giveWay();
    await new Promise(setImmediate);
    vi.advanceTimersByTime(50);
    await going;
  } finally {
    vi.useRealTimers();
  }
});
