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

test("it goes on all the same when calls never end, one in a while", async () => {
  const courtesy = createCourtesy();
  courtesy.begin("a");
  const done: number[] = [];
  for (const each of [1, 2]) void courtesy.giveWay().then(() => done.push(each));
  await nextTurn();
  expect(done).toEqual([]);
  for (const expected of [[1], [1, 2]]) {
    vi.advanceTimersByTime(25);
    await nextTurn();
    expect(done).toEqual(expected);
  }
});

test("what comes meanwhile is seen between two that step back", async () => {
  const courtesy = createCourtesy();
  const order: string[] = [];
  const both = ["one", "other"].map((each) => courtesy.giveWay().then(() => order.push(each)));
  await both[0];
  const call = courtesy.begin("a");
  await nextTurn();
  await nextTurn();
  order.push("answered");
  call();
  await both[1];
  expect(order).toEqual(["one", "answered", "other"]);
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

test("however long its work took, a company rests for half a second at most", async () => {
  const courtesy = createCourtesy(() => 0);
  for (const company of ["b", "a"]) courtesy.begin(company)();
  let hasRested = false;
  void courtesy.rest("a", 60_000).then(() => {
    hasRested = true;
  });
  vi.advanceTimersByTime(499);
  await nextTurn();
  expect(hasRested).toBe(false);
  vi.advanceTimersByTime(1);
  await nextTurn();
  expect(hasRested).toBe(true);
});
