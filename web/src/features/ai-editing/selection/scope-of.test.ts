import { expect, onTestFinished, test } from "vitest";
import { focusedOnPage, selectedOnPage } from "./scope-of.ts";

const uuid = "33333333-3333-4333-8333-333333333333";

/** A page of a report that shows this. */
function pageWith(html: string): void {
  const page = document.createElement("div");
  page.id = "content";
  page.innerHTML = html;
  document.body.append(page);
  onTestFinished(() => {
    getSelection()?.removeAllRanges();
    page.remove();
  });
}

/** What is said of a selection of all that is in this part of the page. */
function selectedIn(selector: string) {
  const part = document.querySelector(selector);
  if (part) getSelection()?.selectAllChildren(part);
  const found = selectedOnPage();
  return found && { ...found.scope, name: found.name };
}

const value = '<div data-place="overview - value"><p class="value">A  fifth\n cheaper.</p><button>Edit</button></div>';
const first = '<li class="one" tabindex="0"><p data-place="overview d-1 description"><span>By weight</span></p></li>';
const second = '<li class="two" tabindex="0"><p data-place="overview d-2 description"><span>One depot</span></p></li>';

test("what is selected in a field is about the field, quoted on one line", () => {
  pageWith(`<section>${value}</section>`);
  expect(selectedIn(".value")).toEqual({
    ...{ section: "overview", item: null, field: "value" },
    ...{ quote: "A fifth cheaper.", name: "“A fifth cheaper.”" },
  });
});

test("what is selected beside the fields, such as a figure, is about the fields around it", () => {
  pageWith(`<section><article><b class="figure">1,250</b>${first}</article>${second}</section>`);
  expect(selectedIn(".figure")).toMatchObject({ section: "overview", item: "d-1", field: "description" });
});

test("of several fields around a selection only those that are selected count", () => {
  pageWith(`<ul class="list">${first}${second}</ul>${value}`);
  expect(selectedIn(".list")).toMatchObject({ section: "overview", item: null, field: null });
  expect(selectedIn(".two")).toMatchObject({ section: "overview", item: "d-2", field: "description" });
});

test("what spans two sections is about the first", () => {
  pageWith(`<div class="all">${first}<p data-place="trends t-1 summary">Rents rise</p></div>`);
  expect(selectedIn(".all")).toMatchObject({ section: "overview", item: "d-1", field: "description" });
});

test.each([
  ["what stands on no page of a report", '<p class="chosen">Words</p>'],
  ["what belongs to no section", '<p class="chosen" data-place="somewhere - value">Words</p>'],
  ["what belongs to no field", '<p class="chosen" data-place="overview d-1">Words</p>'],
  ["nothing but blanks", '<p class="chosen" data-place="overview - value"> &nbsp; </p>'],
  ["the tools of an editor", '<div data-place="overview - value"><p class="chosen" data-editor-bar>Bold</p></div>'],
  [
    "the mark of an edit",
    '<div data-place="overview - value"><p data-edit-marks><b class="chosen">Edit 1</b></p></div>',
  ],
])("%s cannot be refined", (_what, html) => {
  pageWith(html);
  expect(selectedIn(".chosen")).toBeNull();
});

test("nothing is selected where the caret stands, nor outside of the report", () => {
  pageWith(value);
  getSelection()?.collapse(document.querySelector(".value"), 0);
  expect(selectedOnPage()).toBeNull();
  const outside = document.body.appendChild(document.createElement("p"));
  onTestFinished(() => outside.remove());
  outside.dataset.place = "overview - value";
  outside.textContent = "Words";
  getSelection()?.selectAllChildren(outside);
  expect(selectedOnPage()).toBeNull();
});

test.each([
  [60, `“${"w".repeat(60)}”`],
  [61, `“${"w".repeat(60)}…”`],
])("what is refined is called by its first 60 letters (%i)", (length, name) => {
  pageWith(`<p class="chosen" data-place="overview - value">${"w".repeat(length)}</p>`);
  const found = selectedIn(".chosen");
  expect(found?.name).toBe(name);
  expect(found?.quote).toHaveLength(length);
});

/** What is said of what has the focus. */
function focusedAt(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus();
  const found = focusedOnPage();
  return found && { ...found.scope, name: found.name };
}

test("what has the focus in a field is about the field as a whole, by its words without its buttons", () => {
  pageWith(`<section>${value}</section>`);
  expect(focusedAt("button")).toEqual({ section: "overview", item: null, field: "value", name: "“A fifth cheaper.”" });
});

test.each([
  ["an entry of a list", `<ul>${first}${second}</ul>`],
  [
    "what carries an id",
    `<div id="${uuid}"><i class="one" tabindex="0"></i>${first.replace("one", "in")}</div>${second}`,
  ],
  ["a card", `<article><i class="one" tabindex="0"></i>${first.replace("one", "in")}</article>${second}`],
])("the focus beside the fields of a thing is about the thing: %s", (_what, html) => {
  pageWith(html);
  expect(focusedAt(".one")).toMatchObject({ section: "overview", item: "d-1", name: "“By weight”" });
});

test("the focus on what has no field, or around things, is about nothing", () => {
  pageWith(`<section id="summary" tabindex="0">${value}</section><ul><li class="empty" tabindex="0">None</li></ul>`);
  expect(focusedAt("#summary")).toBeNull();
  expect(focusedAt(".empty")).toBeNull();
});
