import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
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
