import { Suspense } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { holdPauses } from "#testing/held-pauses.ts";
import { lazyPart, untilFetched } from "./lazy-part.ts";

/** Loads with the third try; the pauses between them are over when the test says so. */
function breakingLoad() {
  const pauses = holdPauses(2_000);
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries < 3
      ? Promise.reject(new Error("The line is down."))
      : Promise.resolve({ default: () => <p>What was fetched</p> });
  };
  return { load, tries: () => tries, pauses };
}

test("what is loaded is asked for every two seconds until it comes", async () => {
  const { load, tries, pauses } = breakingLoad();
  let isThere = false;
  const fetched = untilFetched(load).then(() => {
    isThere = true;
  });
  for (const tried of [1, 2]) {
    await expect.poll(pauses.waiting).toBe(1);
    expect([tries(), isThere]).toEqual([tried, false]);
    pauses.end();
  }
  await fetched;
  expect(tries()).toBe(3);
});

test("a component that could not be fetched at once leaves its fallback, and is drawn when it comes", async () => {
  const { load, tries, pauses } = breakingLoad();
  const Part = lazyPart(load);
  const screen = await render(
    <Suspense fallback={<p>On its way</p>}>
      <Part />
    </Suspense>,
  );
  for (const tried of [1, 2]) {
    await expect.poll(pauses.waiting).toBe(1);
    expect(tries()).toBe(tried);
    await expect.element(screen.getByText("On its way")).toBeVisible();
    pauses.end();
  }
  await expect.element(screen.getByText("What was fetched")).toBeVisible();
  expect(tries()).toBe(3);
});
