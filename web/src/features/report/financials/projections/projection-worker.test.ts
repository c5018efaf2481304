import { planOf } from "@seedbed/rules/projections/plan/plan-of";
import { officesProjected, settings } from "@seedbed/rules/test-support/projected";
import { expect, onTestFinished, test } from "vitest";
import type { ToPage, ToWorker } from "./worker-words.ts";

function startWorker() {
  const worker = new Worker(new URL("./projection-worker.ts", import.meta.url), { type: "module" });
  onTestFinished(() => worker.terminate());
  const told: ToPage[] = [];
  worker.addEventListener("message", ({ data }: MessageEvent<ToPage>) => told.push(data));
  const plan = planOf(officesProjected());
  if (!plan) throw new Error("The projection has a sizing.");
  const project = (order: number, draws: number) =>
    worker.postMessage({ order, plan, settings: { ...settings, draws } } satisfies ToWorker);
  const callOff = (order: number) => worker.postMessage({ order } satisfies ToWorker);
  const kindsOf = (order: number) => new Set(told.filter((each) => each.order === order).map(({ kind }) => kind));
  return { project, callOff, kindsOf };
}

/** So many that they are never all drawn before the worker listens again. */
const many = 200_000;

test("a newer order ends the one before it", async () => {
  const { project, kindsOf } = startWorker();
  project(1, many);
  project(2, 100);
  await expect.poll(() => kindsOf(2).has("matters")).toBe(true);
  expect(kindsOf(1).has("simulation")).toBe(false);
});

test("an order that was called off comes to nothing, and says meanwhile how far it is", async () => {
  const { project, callOff, kindsOf } = startWorker();
  project(1, many);
  await expect.poll(() => kindsOf(1).has("progress")).toBe(true);
  callOff(2);
  project(3, 100);
  await expect.poll(() => kindsOf(3).has("matters")).toBe(true);
  expect(kindsOf(1)).toEqual(new Set(["progress"]));
  expect(kindsOf(2)).toEqual(new Set());
});
