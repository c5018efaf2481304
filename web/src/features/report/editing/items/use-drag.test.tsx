import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import styles from "./item-tools.module.css";
import { useDrag } from "./use-drag.ts";

/** How an item of a list is dragged, by its handle. */
function Item({ at, count, onDrop }: { at: number; count: number; onDrop: (position: number) => void }) {
  const { giveBack, ...drag } = useDrag(at, onDrop);
  return (
    <li style={{ height: 100 }}>
      <span data-tools-of="list[]" data-position={at} data-count={count}>
        <button type="button" className={styles.grip} {...drag} onKeyDown={() => giveBack()}>
          {`Item ${at}`}
        </button>
      </span>
    </li>
  );
}

/** A list of three, a hundred pixels each, of which the first is taken at its middle. */
async function open(count = 3) {
  vi.spyOn(HTMLElement.prototype, "setPointerCapture").mockImplementation(() => undefined);
  const drops: number[] = [];
  await render(
    <ol style={{ position: "fixed", inset: "0 auto auto 0", width: 200, margin: 0, padding: 0 }}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
        <Item key={at} at={at} count={count} onDrop={(position) => drops.push(position)} />
      ))}
    </ol>,
  );
  const handle = page.getByRole("button", { name: "Item 0" }).element();
  const point = (type: string, y: number, button = 0) =>
    handle.dispatchEvent(
      new PointerEvent(`pointer${type}`, { bubbles: true, pointerId: 1, button, clientX: 20, clientY: y }),
    );
  const items = [...document.querySelectorAll("li")];
  const looks = () =>
    items.map(({ className, style }) => [
      ...(className.includes(styles.dragged ?? "-") ? ["dragged"] : []),
      ...(className.includes(styles.target ?? "-") ? ["target"] : []),
      ...(style.translate ? [style.translate] : []),
    ]);
  return { drops, handle, point, looks };
}
const still = [[], [], []];

test("what is dragged follows the pointer, and the place that it would take is marked, until it is dropped there", async () => {
  const { drops, point, looks } = await open();
  point("down", 50);
  point("move", 160);
  expect(looks()).toEqual([["dragged", "0px 110px"], ["target"], []]);
  point("move", 260);
  expect(looks()).toEqual([["dragged", "0px 210px"], [], ["target"]]);
  point("up", 260);
  expect(looks()).toEqual(still);
  expect(drops).toEqual([2]);
  point("move", 60);
  point("up", 60);
  expect([looks(), drops]).toEqual([still, [2]]);
});

test("a hand that trembles drags nothing; once it drags it follows the smallest way", async () => {
  const { drops, point, looks } = await open();
  point("down", 50);
  point("move", 53);
  expect(looks()).toEqual(still);
  point("move", 54);
  expect(looks()).toEqual([["dragged", "0px 4px"], [], []]);
  point("move", 51);
  expect(looks()).toEqual([["dragged", "0px 1px"], [], []]);
  point("up", 51);
  expect([looks(), drops]).toEqual([still, []]);
});

test("what is given back or interrupted stands where it stood, and a key that gives nothing back drags nothing", async () => {
  const { drops, handle, point, looks } = await open();
  const pressEscape = () => handle.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  point("down", 50);
  point("move", 260);
  pressEscape();
  expect(looks()).toEqual(still);
  point("up", 260);
  point("down", 50);
  point("move", 260);
  point("cancel", 260);
  expect(looks()).toEqual(still);
  pressEscape();
  expect(drops).toEqual([]);
});

test("another button of the mouse drags nothing, nor does an item that is alone", async () => {
  const { drops, point, looks } = await open();
  point("down", 50, 2);
  point("move", 260);
  point("up", 260);
  expect([looks(), drops]).toEqual([still, []]);
  await cleanup();
  const alone = await open(1);
  alone.point("down", 50);
  alone.point("move", 260);
  expect(alone.looks()).toEqual([[]]);
});

test("beside all of them it goes where it is nearest", async () => {
  const { drops, point } = await open();
  for (const y of [900, 101, 99]) {
    point("down", 50);
    point("move", y);
    point("up", y);
  }
  expect(drops).toEqual([2, 1]);
});
