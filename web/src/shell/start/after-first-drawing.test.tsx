import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { afterPaint } from "../../transport/after-paint.ts";
import { AfterFirstDrawing, beginFirstDrawing } from "./after-first-drawing.tsx";

const page = (
  <main>
    <h1>Market scan</h1>
    <AfterFirstDrawing>
      <p>The trends</p>
    </AfterFirstDrawing>
    <p>The end</p>
  </main>
);

test("the first drawing leaves out what stands below the window, keeps its room, and the next one has it", async () => {
  const end = beginFirstDrawing();
  let drawn = "";
  let height = 0;
  const observer = new MutationObserver(() => {
    if (drawn) return;
    drawn = document.querySelector("main")?.textContent ?? "";
    height = document.querySelector("main")?.getBoundingClientRect().height ?? 0;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const screen = await render(page);
  await expect.element(screen.getByText("The trends")).toBeVisible();
  observer.disconnect();
  end();
  expect(drawn).toBe("Market scanThe end");
  expect(height).toBeGreaterThan(window.innerHeight);
  expect(document.querySelector("main")?.textContent).toBe("Market scanThe trendsThe end");
});

test("whatever is drawn later has all of it at once", async () => {
  beginFirstDrawing()();
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(document.querySelector("main")?.textContent ?? ""));
  observer.observe(document.body, { childList: true, subtree: true });
  await render(page);
  await expect.poll(() => texts.length).toBeGreaterThan(0);
  observer.disconnect();
  expect([...new Set(texts)]).toEqual(["Market scanThe trendsThe end"]);
});

test("what waits until a page was painted comes soon after all where nobody sees the page", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const paints: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => paints.push(paint));
  const heard: string[] = [];
  void afterPaint().then(() => heard.push("unseen"));
  await vi.advanceTimersByTimeAsync(299);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(["unseen"]);
  void afterPaint().then(() => heard.push("seen"));
  paints[1]?.(0);
  expect(heard).toEqual(["unseen"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([heard, vi.getTimerCount()]).toEqual([["unseen", "seen"], 0]);
});
