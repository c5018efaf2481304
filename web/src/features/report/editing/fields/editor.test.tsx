import type { CSSProperties } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { editingKit } from "../editing-kit.ts";
import { ChoiceEditor } from "./choice-editor.tsx";
import { Editor } from "./editor.tsx";
import { Place } from "./place.tsx";
import type { Field } from "./use-field.ts";
import { whatIsNew } from "./what-is-new.tsx";

beforeAll(() => editingKit.fetch());

/** Presses a key there; whether it was taken from the browser. */
const press = (target: Element, key: string, held: KeyboardEventInit = {}) =>
  !target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));

describe("an editor", () => {
  async function open(is: Partial<Parameters<typeof Editor>[0]> = {}, style: CSSProperties = {}) {
    const did: string[] = [];
    await render(
      <div style={{ position: "relative", width: 200, ...style }}>
        <Editor
          label="Summary"
          problem={null}
          note="Room is left"
          needsModifier={false}
          onSave={(returnsFocus) => did.push(returnsFocus ? "saved, and back" : "saved")}
          onGiveBack={() => did.push("given back")}
          {...is}
        >
          {(describedBy) => <input aria-label="Summary" aria-describedby={describedBy} />}
        </Editor>
        <button type="button">Elsewhere</button>
      </div>,
    );
    const field = page.getByRole("textbox", { name: "Summary" });
    const input = field.element() as HTMLInputElement;
    return { did, field, input, bar: document.querySelector<HTMLElement>("[data-editor-bar]") };
  }

  test("of one line is saved with Enter, alone or with a modifier, and given back with Escape", async () => {
    const { did, input } = await open();
    for (const held of [{}, { ctrlKey: true }, { metaKey: true }]) expect(press(input, "Enter", held)).toBe(true);
    expect(press(input, "Escape")).toBe(true);
    expect(press(input, "a")).toBe(false);
    expect(did).toEqual(["saved, and back", "saved, and back", "saved, and back", "given back"]);
  });

  test("of several lines keeps Enter for a new one, and is saved with Ctrl or Cmd", async () => {
    const { did, input } = await open({ needsModifier: true });
    expect(press(input, "Enter")).toBe(false);
    expect(did).toEqual([]);
    expect([press(input, "Enter", { ctrlKey: true }), press(input, "Enter", { metaKey: true })]).toEqual([true, true]);
    expect(did).toEqual(["saved, and back", "saved, and back"]);
  });

  test("is not told of Enter on one of its buttons, which is a press, nor of keys of an input method", async () => {
    const { did, input } = await open();
    expect(press(page.getByRole("button", { name: "Give back Summary" }).element(), "Enter")).toBe(false);
    for (const key of ["Enter", "Escape"]) {
      expect(press(input, key, { isComposing: true })).toBe(false);
      expect(press(input, key, { keyCode: 229 })).toBe(false);
    }
    expect(did).toEqual([]);
  });

  test("hears Escape before what lies around it does", async () => {
    const { input } = await open();
    const heard: string[] = [];
    const hear = (event: Event) => heard.push((event as KeyboardEvent).key);
    const around = input.ownerDocument.body;
    around.addEventListener("keydown", hear);
    press(input, "Escape");
    press(input, "a");
    around.removeEventListener("keydown", hear);
    // React hears at its root, inside of the body.
    expect(heard).toEqual(["a"]);
  });

  test("is saved when it is left for something else on the page, not for its own parts, nor for another window", async () => {
    const { did, field, input } = await open();
    await field.click();
    input.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: null }));
    page.getByRole("button", { name: "Save Summary" }).element().focus();
    expect(did).toEqual([]);
    await field.click();
    page.getByRole("button", { name: "Elsewhere" }).element().focus();
    expect(did).toEqual(["saved"]);
  });

  test("its buttons do what they say, and leave the focus in the field", async () => {
    const { did, field } = await open();
    await field.click();
    await page.getByRole("button", { name: "Save Summary" }).click();
    await page.getByRole("button", { name: "Give back Summary" }).click();
    expect(did).toEqual(["saved, and back", "given back"]);
    await expect.element(field).toHaveFocus();
  });

  test("says what is wrong in the place of what else there is to say, to those who hear it, too", async () => {
    const { field } = await open();
    await expect.element(field).toHaveAccessibleDescription("Room is left Enter saves, Esc gives back");
    await cleanup();
    const wrong = await open({ problem: "Too long." });
    await expect.element(wrong.field).toHaveAccessibleDescription("Too long. Enter saves, Esc gives back");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Too long.");
  });

  test("grows to the left at the right edge of the page, and to the right elsewhere", async () => {
    const left = await open();
    expect(left.bar?.dataset.side).toBeUndefined();
    await cleanup();
    const { bar } = await open({}, { position: "fixed", right: 0, top: 100 });
    expect(bar?.dataset.side).toBe("right");
    const box = bar?.getBoundingClientRect();
    expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    expect(box?.width).toBeGreaterThan(300);
  });
});

describe("a choice", () => {
  const values = ["up", "down", "sideways"];
  async function open(value: string) {
    const did: unknown[] = [];
    await render(
      <ChoiceEditor
        label="Direction"
        values={values}
        value={value}
        problem={null}
        labelOf={(each) => each.toUpperCase()}
        onChoose={(...chosen) => did.push(chosen)}
        onGiveBack={(returnsFocus) => did.push(returnsFocus)}
      />,
    );
    const group = page.getByRole("group", { name: "Direction" });
    await expect.element(group).toBeVisible();
    const focused = () => document.activeElement?.textContent;
    return { did, focused, go: (key: string) => press(document.activeElement ?? document.body, key) };
  }

  test("is walked round with arrows, both ways, from what stands", async () => {
    const { did, focused, go } = await open("down");
    expect(focused()).toBe("DOWN");
    const walked = ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"].map((key) => [go(key), focused()]);
    expect(walked).toEqual(["SIDEWAYS", "UP", "SIDEWAYS", "DOWN", "UP"].map((label) => [true, label]));
    expect(go("ArrowRight")).toBe(false);
    expect(did).toEqual([]);
    (document.activeElement as HTMLElement).click();
    expect(did).toEqual([["up", true]]);
  });

  test("is given back with the focus by Escape or its button, and without it by going elsewhere", async () => {
    const { did, go } = await open("up");
    await expect.element(page.getByRole("button", { name: "Save Direction" })).not.toBeInTheDocument();
    go("Escape");
    await page.getByRole("button", { name: "Give back Direction" }).click();
    (document.activeElement as HTMLElement).blur();
    expect(did).toEqual([true, true, false]);
  });
});

describe("the place of a value", () => {
  const field = {
    ...{ at: { section: "trends", place: "", field: "summary" }, key: "trends - summary", opener: { current: null } },
    ...{ isUnsaved: false, person: undefined, work: undefined, inConflict: false, isOpen: false },
  };
  async function show(is: object = {}, isBlock = false) {
    const did: string[] = [];
    const own = { ...field, open: () => did.push("opened"), ...is } as unknown as Field<string>;
    const shown = (
      <>
        Words <a href="#source">a source</a> <button type="button">More</button>
      </>
    );
    await render(
      <p>
        <Place field={own} label="Summary" isBlock={isBlock} shown={shown}>
          {() => <textarea aria-label="Summary" />}
        </Place>
      </p>,
    );
    const place = document.querySelector<HTMLElement>("[data-place]");
    const click = (selector: string, detail = 1) =>
      document
        .querySelector(selector)
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    return { did, place, click };
  }

  test("is opened by a click on its words or by its button, not by one on what does something else", async () => {
    const { did, click } = await show();
    for (const selector of ["[data-place] a", "[data-place] span button"]) click(selector);
    click("[data-place] > span", 2);
    expect(did).toEqual([]);
    click("[data-place] > span");
    click("[data-field]");
    expect(did).toEqual(["opened", "opened"]);
  });

  test("shows what becomes of it", async () => {
    const { place } = await show();
    expect({ ...place?.dataset }).toEqual({ place: "trends - summary" });
    await cleanup();
    const person = { uuid: "noor", firstName: "Noor", lastName: "Haddad", section: "trends", field: "a", at: "" };
    const marked = await show({ isUnsaved: true, inConflict: true, person }, true);
    expect({ ...marked.place?.dataset }).toEqual({
      ...{ place: "trends - summary", block: "true", conflict: "true", unsaved: "true", other: "true" },
    });
    await expect.element(page.getByText("Noor is writing")).toBeVisible();
  });

  test("that is open cannot be opened again, and what it showed can neither be reached nor seen, but keeps its room", async () => {
    const { did, place, click } = await show({ isOpen: true });
    expect(place?.dataset.editing).toBe("true");
    click("[data-place] > span");
    expect(did).toEqual([]);
    const shown = place?.firstElementChild as HTMLElement;
    expect(shown.inert).toBe(true);
    expect(getComputedStyle(shown).display).not.toBe("none");
    expect(document.querySelector("[data-field]")).toBeNull();
    await expect.element(page.getByRole("textbox", { name: "Summary" })).toBeVisible();
  });

  test("where nothing may be edited is what it shows and no more", async () => {
    const { place } = await show({ at: null });
    expect(place).toBeNull();
    await expect.element(page.getByText(/^Words/)).toBeVisible();
  });
});

test.each([
  [89, null, ""],
  [90, null, "90 / 100, 10 left"],
  [103, null, "103 / 100, 0 left"],
  [0, "Noor", "Noor changed this while you were writing. Saving shows both."],
  [90, "Noor", "Noor changed this while you were writing. Saving shows both.90 / 100, 10 left"],
])(
  "of %d of a hundred letters, changed by %s meanwhile, it is said what matters",
  async (length, overtakenBy, said) => {
    const { container } = await render(whatIsNew({ length, max: 100, overtakenBy }));
    expect(container.textContent).toBe(said);
  },
);
