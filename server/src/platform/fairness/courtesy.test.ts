import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCourtesy } from "./courtesy.ts";

const nextTurn = () => new Promise(setImmediate);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("what steps back goes on at once while nobody waits, and otherwise when all have been answered", async () => {
  const courtesy = createCourtesy();
  await courtesy.giveWay();
  const [first, second] = [courtesy.begin("a"), courtesy.begin("b")];
  const order: string[] = [];
  const going = courtesy.giveWay().then(() => order.push("goes on"));
  first();
  first();
  await nextTurn();
  order.push("answered");
  second();
  await going;
  expect(order).toEqual(["answered", "goes on"]);
});

test("it goes on all the same when calls never end", async () => {
  const courtesy = createCourtesy();
  courtesy.begin("a");
  const going = courtesy.giveWay();
  await nextTurn();
  vi.advanceTimersByTime(50);
  await going;
});

test("a company rests as long as its work took, while others have called a moment ago", async () => {
  let now = 0;
  const courtesy = createCourtesy(() => now);
  const rested: string[] = [];
  const rest = async (company: string) => {
    void courtesy.rest(company, 300).then(() => rested.push(company));
    await nextTurn();
  };
  courtesy.begin("a")();
  await rest("a");
  expect(rested).toEqual(["a"]);
  courtesy.begin("b")();
  courtesy.begin("a")();
  await rest("a");
  vi.advanceTimersByTime(299);
  await nextTurn();
  expect(rested).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  await nextTurn();
  expect(rested).toEqual(["a", "a"]);
  now += 2_000;
  courtesy.begin("a")();
  await rest("a");
  expect(rested).toEqual(["a", "a", "a"]);
});
