import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render, renderHook } from "vitest-browser-react";
import { holdPauses } from "#testing/held-pauses.ts";
import { TabLinks } from "../page/tab-links.tsx";
import { type LatePart, latePart, useFetchedAtTouch, useLatePart, withPart } from "./late-part.ts";

const names = Array.from({ length: 12 }, (_, index) => `Tab number ${index}`);

/** A page of many tabs, of which the last one is open, and something that comes with the first touch. */
function LastTab({ parts }: { parts: readonly LatePart<unknown>[] }) {
  useFetchedAtTouch(parts);
  return (
    <TabLinks label="Parts">
      {names.map((name) => (
        <a key={name} href="#tab" {...(name === names.at(-1) ? { "aria-current": "page" as const } : {})}>
          {name}
        </a>
      ))}
    </TabLinks>
  );
}

async function openLastTab() {
  let asked = 0;
  const parts = [
    latePart(() => {
      asked += 1;
      return Promise.resolve({});
    }),
  ];
  await page.viewport(390, 844);
  const scrolled = new Promise((resolve) => addEventListener("scrollend", resolve, { capture: true, once: true }));
  await render(<LastTab parts={parts} />);
  return { scrolled, asked: () => asked };
}

test("what scrolls by itself, as the tabs of a narrow window do to the open one, is no touch", async () => {
  const { scrolled, asked } = await openLastTab();
  await scrolled;
  expect(asked()).toBe(0);
});

for (const touch of ["pointermove", "pointerdown", "keydown", "wheel"]) {
  test(`what waits for a touch comes with the first ${touch}, and once`, async () => {
    const { asked } = await openLastTab();
    for (let time = 0; time < 2; time += 1) document.body.dispatchEvent(new Event(touch, { bubbles: true }));
    expect(asked()).toBe(1);
  });
}

test("a page that is moved down, by whatever, counts as touched", async () => {
  const { asked } = await openLastTab();
  document.body.style.minHeight = "300vh";
  onTestFinished(() => {
    document.body.style.removeProperty("min-height");
  });
  expect(asked()).toBe(0);
  scrollTo({ top: 400 });
  await expect.poll(asked).toBe(1);
});

/** A part that comes with the second try, over a line that breaks once; the wait for that is over when the test says so. */
function breakingPart() {
  let tries = 0;
  const part = latePart(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("The line is down.")) : Promise.resolve({ name: "part" });
  });
  const pauses = holdPauses(2_000);
  return { part, tries: () => tries, pauses };
}

test("what could not be fetched is asked for again while somebody waits for it, and shown when it comes", async () => {
  const { part, tries, pauses } = breakingPart();
  const { result } = await renderHook(() => useLatePart(part, true));
  await expect.poll(pauses.waiting).toBe(1);
  expect([tries(), result.current]).toEqual([1, undefined]);
  pauses.end();
  await expect.poll(() => result.current).toEqual({ name: "part" });
  expect(tries()).toBe(2);
});

test("what nobody waits for any more is not asked for again", async () => {
  const { part, pauses } = breakingPart();
  const { unmount } = await renderHook(() => useLatePart(part, true));
  await expect.poll(pauses.waiting).toBe(1);
  await unmount();
  expect(pauses.waiting()).toBe(0);
});

test("what is done with a part is done once it has come, also over a line that breaks, and at once when it is there", async () => {
  const { part, tries, pauses } = breakingPart();
  const done: unknown[] = [];
  withPart(part, (module) => done.push(module));
  await expect.poll(pauses.waiting).toBe(1);
  expect(done).toEqual([]);
  pauses.end();
  await expect.poll(() => done).toEqual([{ name: "part" }]);
  withPart(part, (module) => done.push(module));
  expect(done).toHaveLength(2);
  expect(tries()).toBe(2);
});
