import { afterEach, expect, test, vi } from "vitest";
import { readSoon } from "./read-soon.ts";

afterEach(() => vi.useRealTimers());

/** Whether a page would be drawn by now. */
async function isOver(soon: Promise<void>): Promise<boolean> {
  let over = false;
  void soon.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

test("a page is drawn when all that it begins with is there, not with the first of it", async () => {
  vi.useFakeTimers();
  const [answers, route] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const soon = readSoon([answers.promise, route.promise]);
  answers.resolve();
  expect(await isOver(soon)).toBe(false);
  route.resolve();
  expect(await isOver(soon)).toBe(true);
});

test("what fails is drawn as failed, once the rest is there", async () => {
  vi.useFakeTimers();
  const route = Promise.withResolvers<void>();
  const soon = readSoon([Promise.reject(new Error("The database is away.")), route.promise]);
  expect(await isOver(soon)).toBe(false);
  route.resolve();
  expect(await isOver(soon)).toBe(true);
});

test("a server that says nothing holds up the outline of its page for a quarter of a second", async () => {
  vi.useFakeTimers();
  const soon = readSoon([new Promise(() => undefined)]);
  await vi.advanceTimersByTimeAsync(249);
  expect(await isOver(soon)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(soon)).toBe(true);
});

test("a page that is long busy with its scripts still reads the answer that has come meanwhile", async () => {
  let answered = false;
  const answer = new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const pieces = ["its head", "its body", "its end"];
    port1.onmessage = () => {
      pieces.shift();
      if (pieces.length > 0) return port2.postMessage(pieces[0]);
      answered = true;
      port1.close();
      resolve();
    };
    setTimeout(() => {
      const end = performance.now() + 300;
      while (performance.now() < end);
      port2.postMessage(pieces[0]);
    });
  });
  await readSoon([answer]);
  expect(answered).toBe(true);
});
