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

test("what is closed as yet comes with the second drawing, too, and keeps no room", async () => {
  const end = beginFirstDrawing();
  const drawn: { text: string; height: number }[] = [];
  const observer = new MutationObserver(() => {
    const main = document.querySelector("main");
    if (main) drawn.push({ text: main.textContent, height: main.getBoundingClientRect().height });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const screen = await render(
    <main>
      <details>
        <summary>Show as a table</summary>
        <AfterFirstDrawing isClosed>
          <p>The table</p>
        </AfterFirstDrawing>
      </details>
    </main>,
  );
  await expect.element(screen.getByText("The table")).toBeInTheDocument();
  observer.disconnect();
  end();
  expect(drawn[0]?.text).toBe("Show as a table");
  expect(Math.max(...drawn.map(({ height }) => height))).toBeLessThan(100);
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
