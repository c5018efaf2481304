import { expect, onTestFinished, test, vi } from "vitest";
import { createFairness, createWorkQueues } from "./work-queues.ts";

const nextTurn = () => new Promise(setImmediate);
const of = (company: string) => ({ company, person: null });

test("what was ordered begins one after the other, companies in turn", async () => {
  const { beginLater } = createFairness();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const orders = ["a1", "a2", "a3", "b1"].map((name) => beginLater(of(name[0] ?? ""), begin(name)));
  for (const expected of [["a1"], ["a1", "b1"], ["a1", "b1", "a2"], ["a1", "b1", "a2", "a3"]]) {
    await expect.poll(() => begun).toEqual(expected);
    await nextTurn();
    expect(begun).toEqual(expected);
    ends.at(-1)?.();
  }
  await Promise.all(orders);
});

test("it begins when calls have been answered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { begin, beginLater } = createFairness();
  const answered = begin("b");
  const begun: string[] = [];
  const order = beginLater(of("a"), async () => void begun.push("a"));
  await nextTurn();
  expect(begun).toEqual([]);
  answered();
  await order;
  expect(begun).toEqual(["a"]);
});

test("what cannot begin says so, and what waits behind it begins", async () => {
  const { beginLater } = createFairness();
  const failing = beginLater(of("a"), () => Promise.reject(new Error("away")));
  const next = beginLater(of("a"), async () => undefined);
  await expect(failing).rejects.toThrow("away");
  await next;
});

test.each([
  [1, 2, 1],
  [4, 4, 2],
  [5, 5, 2],
])("with %i processors %i of a kind are done at a time, %i of one company", async (processors, all, ofCompany) => {
  const { search, document } = createWorkQueues(processors);
  const started: string[] = [];
  const enter = (queue: typeof search, company: string) =>
    void queue.enter(of(company)).then(() => started.push(company));
  for (const company of ["a", "b", "c"]) for (let each = 0; each < 6; each += 1) enter(search, company);
  await nextTurn();
  expect(started).toHaveLength(all);
  for (const company of ["a", "b", "c"])
    expect(started.filter((each) => each === company).length).toBeLessThanOrEqual(ofCompany);
  enter(document, "another kind");
  await nextTurn();
  expect(started).toContain("another kind");
});
