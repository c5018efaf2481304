import { expect, onTestFinished, test } from "vitest";
import { changeWith } from "../testing/edits.fixture.ts";
import { targetOf } from "./targets.ts";

const item = "d-1";

/** The page of a report that shows this, and what a change touches on it, by its class. */
function touchedOn(
  html: string,
  change: Parameters<typeof changeWith>[0],
  section: "overview" | "marketScan" = "overview",
) {
  const page = document.createElement("div");
  page.id = "content";
  page.innerHTML = html;
  document.body.append(page);
  onTestFinished(() => page.remove());
  const target = targetOf({ section }, changeWith(change));
  return target && (target.id || target.className || target.tagName.toLowerCase());
}

const value = '<div data-place="overview - value" class="field">A fifth cheaper.</div>';
const problem = '<div data-place="overview - problem" class="field-two">Forty deliveries.</div>';

test.each([
  ["with its heading", `<section class="part"><h3>Value</h3>${value}</section><section>${problem}</section>`, "part"],
  ["alone among others", `<section class="part"><h3>Both</h3>${value}${problem}</section>`, "field"],
  ["alone on its page", value, "field"],
  ["in a tab, not the tab", `<div role="tabpanel" class="tab">${value}</div>`, "field"],
  ["in its entry of a list", `<ul class="list"><li class="entry">${value}</li></ul>`, "entry"],
  ["in a list of one", `<ol class="list">${value}</ol>`, "field"],
  ["in a table of one", `<dl class="list">${value}</dl>`, "field"],
  ["alone where much else stands", `<section class="part">${value}${"<p></p>".repeat(6)}</section>`, "field"],
  ["with some lines beside it", `<section class="part">${value}${"<p></p>".repeat(5)}</section>`, "part"],
  ["where it is shown", `<div hidden>${value}</div><div class="shown">${value}</div>`, "shown"],
  [
    "in its last place",
    `<p class="one">${problem}</p><div class="first">${value}</div><hr><div class="last">${value}</div>`,
    "last",
  ],
  ["nowhere", problem, null],
  ["nowhere when it is folded away", `<div hidden>${value}</div>`, null],
])("a change of a field is marked %s", (_where, html, target) => {
  expect(touchedOn(html, { item: null, field: "value" })).toBe(target);
});

const description = `<p data-place="overview ${item} description" class="field">Metered by weight</p>`;
const ofOther = '<p data-place="overview d-2 description" class="other">One depot</p>';

test.each([
  ["what carries its id", `<div id="${item}">${description}</div>`, item],
  ["its entry", `<ul><li class="entry">${description}${ofOther}</li></ul>`, "entry"],
  ["its article", `<article class="card"><div>${description}${ofOther}</div></article>`, "card"],
  ["its row", `<table><tbody><tr class="row"><td>${description}</td></tr></tbody></table>`, "row"],
  ["the section around it", `<section class="part"><div>${description}${ofOther}</div></section>`, "part"],
  ["its field, where nothing is around it", description, "field"],
  [
    "its entry, where what carries its id is folded away",
    `<i id="${item}" hidden></i><ul><li class="entry">${description}</li></ul>`,
    "entry",
  ],
  ["nothing, where another one stands", `<ul><li class="entry">${ofOther}</li></ul>`, null],
])("taking a thing out marks %s", (_what, html, target) => {
  expect(touchedOn(html, { kind: "remove", item, field: null })).toBe(target);
});

test("a field that is not shown is marked at its thing", () => {
  const html = `<ul><li class="entry">${description}</li></ul>`;
  expect(touchedOn(html, { item, field: "source" })).toBe("entry");
});

test("what belongs to another section is not marked", () => {
  expect(touchedOn(`<section>${description}</section>`, { item, field: "description" }, "marketScan")).toBeNull();
});

const list = (place: string) =>
  `<ul><li class="${place}-one"><i data-tools-of="${place}"></i></li><li class="${place}-end"><i data-tools-of="${place}"></i></li></ul>`;

const intoList = { place: "differentiators", parent: null };

test.each([
  ["the last entry of its list", list("rightsToWin") + list("differentiators"), intoList, "differentiators-end"],
  [
    "the thing that has the list, while the list is empty",
    `<div id="${item}"></div>`,
    { place: "tags", parent: item },
    item,
  ],
  ["nothing, where there is neither", list("rightsToWin"), intoList, null],
  ["nothing, where it goes into no list", list("rightsToWin"), { place: null, parent: null }, null],
])("what is new is marked at %s", (...[, html, into, target]) => {
  expect(touchedOn(html, { kind: "add", item: null, field: null, ...into })).toBe(target);
});
