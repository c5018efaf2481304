import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TabLinks } from "../page/tab-links.tsx";
import { type LatePart, latePart, useFetchedAtTouch, useLatePart } from "./late-part.ts";

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

/** Something that comes late, and what stands until then. */
function Late({ part }: { part: LatePart<{ words: string }> }) {
  return <p>{useLatePart(part, true)?.words ?? "Not there yet"}</p>;
}

test("what could not be fetched is asked for again while somebody waits for it, and by the next who wants it", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const load = vi.fn<() => Promise<{ words: string }>>();
  load.mockRejectedValueOnce(new Error("The line is down."));
  load.mockRejectedValueOnce(new Error("The line is down."));
  load.mockResolvedValue({ words: "There it is" });
  const part = latePart(load);
  await expect(part.fetch()).rejects.toThrow("The line is down.");
  const screen = await render(<Late part={part} />);
  await expect.element(screen.getByText("Not there yet")).toBeVisible();
  await expect.element(screen.getByText("There it is")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  expect((await part.fetch()).words).toBe("There it is");
  expect(load).toHaveBeenCalledTimes(3);
});
