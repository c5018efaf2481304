import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

const never = new AbortController().signal;

test("as many work at once as there are places, the others in the order in which they came", async () => {
  const places = createPlaces(2);
  const works = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const begun: number[] = [];
  const all = works.map(({ promise }, number) =>
    places.within(() => {
      begun.push(number);
      return promise;
    }, never),
  );
  await expect.poll(() => begun).toEqual([0, 1]);
  works[1]?.resolve();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  works[0]?.resolve();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const work of works) work.resolve();
  await Promise.all(all);
});

test("work that fails gives its place to the next", async () => {
  const places = createPlaces(1);
  const failed = places.within(() => Promise.reject(new Error("It sleeps.")), never);
  const next = places.within(async () => "done", never);
  await expect(failed).rejects.toThrow("It sleeps.");
  expect(await next).toBe("done");
});

const steps = Array.from({ length: 8 }, (_, index) => index);

test.each(steps.flatMap((between) => [["given up first", between] as const, ["given free first", between] as const]))(
  "a place is lost to nobody who gives up while it becomes free: %s, %d steps between",
  async (first, between) => {
    const places = createPlaces(1);
    const holding = Promise.withResolvers<void>();
    const held = places.within(() => holding.promise, never);
    const giving = new AbortController();
    const waiting = places.within(async () => "begun", giving.signal).catch(() => "given up");
    await Promise.resolve();
    const acts = [() => giving.abort(new Error("given up")), () => holding.resolve()];
    if (first === "given free first") acts.reverse();
    acts[0]?.();
    for (let step = 0; step < between; step += 1) await Promise.resolve();
    acts[1]?.();
    await held;
    expect(["begun", "given up"]).toContain(await waiting);
    expect(await places.within(async () => "done", AbortSignal.timeout(5_000))).toBe("done");
  },
);
