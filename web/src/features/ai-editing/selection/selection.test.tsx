import { editingQuoteMaxLength } from "@seedbed/contract/ai-editing/words";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderHook } from "vitest-browser-react";
import { field, openReport, panel, say } from "../testing/open-refine.fixture.ts";
import { selectedOnPage } from "./scope-of.ts";
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
  await userEvent.keyboard("{Escape}");
  await expect.element(bubble()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Alt>}r{/Alt}");
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(field()).toHaveValue("What speaks against this?");
  await expect.element(panel().getByText("“A fifth cheaper.”")).toBeVisible();
});
