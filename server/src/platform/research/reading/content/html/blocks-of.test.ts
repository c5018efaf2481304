import { expect, test } from "vitest";
import { blocksOf } from "./blocks-of.ts";
import { parsePage } from "./page-document.ts";

const blocks = (body: string) => blocksOf(parsePage(`<html><body>${body}</body></html>`).body);
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

test("a table that only lays out a page is read cell by cell", () => {
  const prices = `<table>${row("Agent", "Euros")}${row("Soap", "2.10")}</table>`;
  expect(blocks(`<table>${row("Menu", prices)}${row("Contact", "End")}</table>`)).toEqual([
    "Menu",
    "Agent | Euros\nSoap | 2.10",
    "Contact",
    "End",
  ]);
  const long = "Depots pay for themselves. ".repeat(20).trim();
  expect(blocks(`<table>${row("Menu", long)}${row("Contact", "End")}</table>`)).toEqual([
    "Menu",
    long,
    "Contact",
    "End",
  ]);
  expect(blocks(`<table>${row("One")}${row("Two")}</table>`)).toEqual(["One", "Two"]);
});

test("what is laid out by hand keeps its lines", () => {
  expect(blocks("<p>Before</p><pre>Soap     2.10\nTablets  3.40</pre>after")).toEqual([
    "Before",
    "Soap     2.10\nTablets  3.40",
    "after",
  ]);
});

test.each(
  `address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup main nav p section
  summary`.split(/\s+/),
)("a %s is a paragraph", (name) => {
  expect(blocks(`before<${name}>words</${name}>after`)).toEqual(["before", "words", "after"]);
});

test.each("a b i em strong span code small sub label q time u".split(" "))(
  "a %s is a part of its paragraph",
  (name) => {
    expect(blocks(`before <${name}>words</${name}> after`)).toEqual(["before words after"]);
  },
);

test.each("script style noscript template svg iframe object select button textarea canvas audio video".split(" "))(
  "what stands in a %s is no word of the page",
  (name) =>
    expect(blocks(`before <${name}>words</${name}> after`).join(" ").replaceAll(/\s+/g, " ")).toBe("before after"),
);

test.each([
  ['<h2>Costs<a href="#c">¶</a></h2>', "Costs"],
  ['<h2>Costs<a href="#c"> § </a></h2>', "Costs"],
  ['<h2>Costs<a href="#c">#</a></h2>', "Costs"],
  ['<h2><a href="#c">Costs #1</a></h2>', "Costs #1"],
  ['<p>Costs<sup><a href="#n">12</a></sup></p>', "Costs"],
  ['<p>Costs<sup><a href="#n">[3]</a></sup></p>', "Costs"],
  ['<p>Costs<sup><a href="#n">*</a></sup></p>', "Costs"],
  ['<p>Costs<sup><a href="#n">†</a></sup></p>', "Costs"],
  ['<p>Costs<sup><a href="#n">2030</a></sup></p>', "Costs2030"],
  ["<p>20 m<sup>2</sup></p>", "20 m2"],
])("%s is read as %s", (html, words) => {
  expect(blocks(html)).toEqual([words]);
});

test("of a table of figures the caption stands alone, empty rows go, and a row of one cell makes none", () => {
  const head = "<caption>Prices</caption>";
  expect(blocks(`<table>${head}${row("a", "b")}${row("", "")}${row("c", "d  e")}</table>`)).toEqual([
    "Prices",
    "a | b\nc | d e",
  ]);
  expect(blocks(`<table>${row("a", "b")}</table>`)).toEqual(["a", "b"]);
  const [fits, long] = [400, 401].map((length) => "x".repeat(length));
  expect(blocks(`<table>${row("a", fits ?? "")}${row("c", "d")}</table>`)).toEqual([`a | ${fits}\nc | d`]);
  expect(blocks(`<table>${row("a", long ?? "")}${row("c", "d")}</table>`)).toEqual(["a", long, "c", "d"]);
});

test("lists of any kind are lines, in each other too, and paragraphs around them stand apart", () => {
  expect(blocks("before<ol><li>one</li><li><p>two</p><p>more</p></li></ol>after")).toEqual([
    "before",
    "- one\n-  two  more",
    "after",
  ]);
});

test("elements that are left out are left out with all that is in them", () => {
  const { body } = parsePage("<html><body><p>one</p><nav><p>two</p></nav></body></html>");
  expect(blocksOf(body, ({ localName }) => localName === "nav")).toEqual(["one"]);
});
