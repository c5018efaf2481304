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
