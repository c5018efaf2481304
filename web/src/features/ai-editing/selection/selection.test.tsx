import { editingQuoteMaxLength } from "@seedbed/contract/ai-editing/words";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render, renderHook } from "vitest-browser-react";
import { pressComposing } from "#testing/press-composing.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { field, openReport, panel, refineButton, say, windowOf } from "../testing/open-refine.fixture.ts";
import { selectedOnPage } from "./scope-of.ts";
import { SelectionBubble } from "./selection-bubble.tsx";
import { useSelected } from "./use-selected.ts";

const bubble = () => page.getByRole("dialog", { name: "Refine what is selected" });
const refine = () => page.getByTitle("Refine what is selected (Alt R)");

/** Selects from the first of these elements to the last, as somebody does with the pointer. */
async function select(...selectors: string[]): Promise<void> {
  for (const selector of selectors) await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  const elements = selectors.map((selector) => document.querySelector(selector));
  const range = document.createRange();
  range.setStartBefore(elements[0] as Element);
  range.setEndAfter(elements.at(-1) as Element);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  document.body.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
}
const words = (field: string, item = "-") => `[data-place="overview ${item} ${field}"] > :first-child`;

test("a sentence that is selected can be refined: the panel opens with what it is about, which goes with the message", async () => {
  const { sent } = await openReport();
  await select(words("overview.problemStatement"));
  await refine().click();
  await expect.element(bubble().getByRole("button", { name: "For …" })).toBeVisible();
  await bubble().getByRole("button", { name: "Shorter" }).click();
  await expect.element(panel().getByText("“Forty deliveries a week.”")).toBeVisible();
  await expect.element(field()).toHaveValue("Make this shorter.");
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent().map(({ data }) => data))
    .toMatchObject([
      {
        content: "Make this shorter.",
        scope: {
          ...{ section: "overview", item: null, field: "overview.problemStatement" },
          quote: "Forty deliveries a week.",
        },
      },
    ]);
  // The next message is about the whole report again.
  await expect.element(panel().getByRole("button", { name: "Ask about the whole report" })).not.toBeInTheDocument();
});

/** What is said of a selection of all of these places of a page. */
function selectedIn(places: readonly string[]) {
  const page = document.createElement("div");
  onTestFinished(() => page.remove());
  page.id = "content";
  const list = page.appendChild(document.createElement("section"));
  for (const each of places) {
    const place = document.createElement("p");
    place.dataset.place = each;
    place.textContent = "word ".repeat(300);
    list.append(place);
  }
  document.body.append(page);
  getSelection()?.selectAllChildren(list);
  return selectedOnPage()?.scope;
}

test("what spans two fields of a thing is about the thing, and about neither of them", () => {
  const fields = ["summary", "impact"].map((field) => `trends d-1 ${field}`);
  expect(selectedIn(fields)).toMatchObject({ section: "trends", item: "d-1", field: null });
  expect(selectedIn(fields.slice(0, 1))).toMatchObject({ section: "trends", item: "d-1", field: "summary" });
});

test("what was selected before anything listened for it is offered all the same", async () => {
  const scope = selectedIn(["trends d-1 summary"]);
  const { result } = await renderHook(() => useSelected());
  await expect.poll(() => result.current.selected?.scope).toEqual(scope);
});

test("of what is selected as much is quoted as is taken, and what spans two things is about neither of them", () => {
  const scope = selectedIn(["d-1", "d-2"].map((item) => `overview ${item} description`));
  expect(scope).toMatchObject({ section: "overview", item: null, field: null });
  expect(scope?.quote).toHaveLength(editingQuoteMaxLength);
});

test("the scope can be taken away, and what is said is about the whole report then", async () => {
  const { sent } = await openReport();
  await select(words("overview.valueProposition"), words("overview.problemStatement"));
  await refine().click();
  await bubble().getByRole("textbox", { name: "What should change" }).fill("Say it to a bank");
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveValue("Say it to a bank");
  await panel().getByRole("button", { name: "Ask about the whole report" }).click();
  await say("Say it to a bank");
  await expect.poll(() => sent().map(({ data }) => data)).toMatchObject([{ scope: null }]);
});

test("what was begun about a selection is there when it is opened again, until it is sent", async () => {
  await openReport();
  await select(words("overview.problemStatement"));
  await refine().click();
  const own = bubble().getByRole("textbox", { name: "What should change" });
  await own.fill("Say it to a");
  await userEvent.keyboard("{Escape}");
  await expect.element(bubble()).not.toBeInTheDocument();
  await select(words("overview.problemStatement"));
  await refine().click();
  await expect.element(own).toHaveValue("Say it to a");
  await own.fill("Say it to a bank");
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveValue("Say it to a bank");
  expect(Object.keys(localStorage).filter((name) => name.includes(".refine.selection"))).toEqual([]);
});

test("Alt and R refine what has the focus, by keyboard alone; Escape gives the focus back", async () => {
  await openReport();
  const opener = page.getByRole("button", { name: "Edit Value Proposition" });
  await expect.element(opener).toBeInTheDocument();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}r{/Alt}");
  await expect.element(bubble().getByRole("button", { name: "Shorter" })).toHaveFocus();
  await pressComposing(bubble().getByRole("textbox").element(), "Escape");
  await expect.element(bubble()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(bubble()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Alt>}r{/Alt}");
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(field()).toHaveValue("What speaks against this?");
  await expect.element(panel().getByText("“A fifth cheaper.”")).toBeVisible();
});

test.each([
  ["For …", "Write this for "],
  ["What speaks against this?", "What speaks against this?"],
])("%s begins a message, once, and leaves nothing selected", async (label, text) => {
  await openReport();
  await select(words("overview.problemStatement"));
  await refine().click();
  await bubble().getByRole("button", { name: label }).click();
  await expect.element(field()).toHaveValue(text);
  expect(getSelection()?.isCollapsed).toBe(true);
  await field().fill("");
  await page.getByTitle("Close (Esc)").click();
  await expect.element(panel()).not.toBeInTheDocument();
  // Its opener is gone: the focus goes to what opens the panel otherwise.
  await expect.element(refineButton()).toHaveFocus();
  await refineButton().click();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue("");
  expect(panel().getByRole("button", { name: "Ask about the whole report" }).elements()).toEqual([]);
});

test("what is said of a selection goes on without the blanks around it", async () => {
  await openReport();
  await select(words("overview.problemStatement"));
  await refine().click();
  await bubble().getByRole("textbox", { name: "What should change" }).fill("  Say it to a bank ");
  await bubble().getByRole("button", { name: "Go on in the panel" }).click();
  await expect.element(field()).toHaveValue("Say it to a bank");
});

test("what is selected by keyboard is offered when Shift is let go, and no more once one presses elsewhere", async () => {
  await openReport();
  await select(words("overview.problemStatement"));
  await expect.element(refine()).toHaveAttribute("aria-keyshortcuts", "Alt+R");
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.element(refine()).not.toBeInTheDocument();
  const key = (name: string, keys: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(new KeyboardEvent("keyup", { key: name, bubbles: true, ...keys }));
  key("ArrowRight", { shiftKey: true });
  await expect.element(refine()).toBeVisible();
  getSelection()?.removeAllRanges();
  key("Shift");
  await expect.element(refine()).not.toBeInTheDocument();
});

test("pressing in what is asked does not take it away, nor does a selection in it", async () => {
  await openReport();
  await select(words("overview.problemStatement"));
  await refine().click();
  const own = bubble().getByRole("textbox", { name: "What should change" });
  await own.click();
  await own.fill("Say it");
  getSelection()?.removeAllRanges();
  document.body.dispatchEvent(new KeyboardEvent("keyup", { key: "Shift", bubbles: true }));
  await untilQuiet();
  await expect.element(own).toHaveValue("Say it");
});

test("Alt and R with Ctrl or the command key mean something else", async () => {
  await openReport();
  await expect.element(page.getByRole("button", { name: "Edit Value Proposition" })).toBeInTheDocument();
  await select(words("overview.problemStatement"));
  await expect.element(refine()).toBeVisible();
  for (const keys of [{ altKey: true, ctrlKey: true }, { altKey: true, metaKey: true }, { altKey: false }])
    document.body.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyR", bubbles: true, ...keys }));
  await untilQuiet();
  expect(bubble().elements()).toEqual([]);
});

/** Where the button stands beside words at this place of the window. */
async function bubbleBeside(style: string) {
  await windowOf(800, 600);
  const place = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => place.remove());
  place.id = "content";
  place.innerHTML = `<p data-place="overview - value" style="position: fixed; margin: 0; width: 200px; height: 20px; ${style}">Words</p>`;
  getSelection()?.selectAllChildren(place.children[0] as Element);
  const { unmount } = await render(<SelectionBubble onBegin={() => undefined} />);
  await expect.element(refine()).toBeVisible();
  const { top, bottom, left, right } = refine().element().parentElement?.getBoundingClientRect() ?? new DOMRect();
  const words = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
  await unmount();
  return { top, bottom, left, right, words };
}

test("the button stands above what is selected, in its middle, and below it where there is no room above", async () => {
  const above = await bubbleBeside("top: 300px; left: 300px");
  expect(above.bottom).toBeCloseTo(above.words.top - 8, 0);
  expect(above.left + above.right).toBeCloseTo(above.words.left + above.words.right, 0);
  document.querySelector<HTMLElement>("#content")?.remove();
  const below = await bubbleBeside("top: 10px; left: 300px");
  expect(below.top).toBeCloseTo(below.words.bottom + 8, 0);
});

test.each([
  ["left", { left: 8 }],
  ["right", { right: 792 }],
] as const)("the button stays within the window at its %s edge", async (side, place) => {
  expect(await bubbleBeside(`top: 300px; ${side}: -180px`)).toMatchObject(place);
});
