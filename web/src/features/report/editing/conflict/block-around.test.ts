import { expect, onTestFinished, test } from "vitest";
import { blockAround } from "./block-around.ts";

/** Behind which part of this page a block stands around the field in it, by its id. */
function behind(html: string): string {
  const page = document.createElement("div");
  page.innerHTML = html;
  document.body.append(page);
  onTestFinished(() => page.remove());
  const field = page.querySelector("[data-field]");
  if (!field) throw new Error("There is a field.");
  return blockAround(field).id;
}

const field = '<i id="field" data-field>Words</i>';

test.each(["p", "h1", "h2", "h3", "h4", "h5", "h6", "span", "a", "button", "label", "strong", "em", "dt"])(
  "no block stands within <%s>, but behind it",
  (name) => {
    expect(behind(`<div><${name} id="around" style="display: block">${field}</${name}></div>`)).toBe("around");
  },
);

test.each([
  ["a list", `<ul id="around">${field}</ul>`],
  ["an ordered list", `<ol id="around">${field}</ol>`],
  ["a list of terms", `<dl id="around">${field}</dl>`],
  ["a table", `<table id="around"><tbody><tr><td>${field}</td></tr></tbody></table>`],
  [
    "what opens a part",
    `<details id="details" open><summary id="around" style="display: block">${field}</summary></details>`,
  ],
  ["a row", `<div id="around" style="display: flex">${field}</div>`],
  [
    "a grid of several columns",
    `<div id="around" style="display: grid; grid-template-columns: 1fr 1fr">${field}</div>`,
  ],
  ["what flows in a line", `<div id="around" style="display: inline-block">${field}</div>`],
  ["what is cut off below a height", `<div id="around" data-cut><div>${field}</div></div>`],
])("no block stands within %s, but behind it", (_, html) => {
  expect(behind(`<div>${html}</div>`)).toBe("around");
});

test.each([
  ["a paragraph's parent", `<div>${field}</div>`],
  ["a column", `<div style="display: flex; flex-direction: column">${field}</div>`],
  ["a grid of one column", `<div style="display: grid; grid-template-columns: 1fr">${field}</div>`],
  ["what flows by itself", `<div style="display: flow-root">${field}</div>`],
  ["an item of a list", `<ul><li>${field}</li></ul>`],
])("a block stands right behind a field in %s", (_, html) => {
  expect(behind(html)).toBe("field");
});
