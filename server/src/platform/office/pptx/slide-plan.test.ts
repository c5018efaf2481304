import { expect, test } from "vitest";
import type { Block, Chapter, Entry, PrintedDocument } from "../../pdf/printed-document.ts";
import { type PlannedSlide, planSlides } from "./slide-plan.ts";

const entry = (title: string, text = "Said in a sentence."): Entry => ({
  ...{ title, text, note: "", tone: "plain", labels: [] },
});
const part = (title: string, ...blocks: Block[]): Block => ({ kind: "part", title, tone: "plain", labels: [], blocks });
const table = (rows: number): Block => ({
  kind: "table",
  about: "Numbers",
  columns: [
    { name: "Year", align: "left", share: 1 },
    { name: "Sold", align: "right", share: 2 },
  ],
  rows: Array.from({ length: rows }, (_, index) => [`Year ${index + 1}`, `${index * 10}`]),
});

function slidesOf(blocks: Block[], labels: Chapter["labels"] = []): PlannedSlide[] {
  const document: PrintedDocument = {
    ...{ title: "Refill depots", kind: "Report", author: "", description: "", language: "en", madeAt: "" },
    ...{ details: [], foot: [], whole: "", chapters: [{ title: "Customers", labels, blocks }] },
  };
  return planSlides(document);
}
const textsOf = (slide: PlannedSlide | undefined) => slide?.columns.flat().map(({ title, text }) => title || text);

test("entries are counted from one where they are numbered", () => {
  const entries = [entry("Floors"), entry("Lifts")];
  expect(textsOf(slidesOf([{ kind: "entries", numbered: true, entries }])[0])).toEqual(["1. Floors", "2. Lifts"]);
  expect(textsOf(slidesOf([{ kind: "entries", numbered: false, entries }])[0])).toEqual(["Floors", "Lifts"]);
});

test("a chapter of nothing has a slide of its own with its title", () => {
  expect(slidesOf([])).toMatchObject([{ title: "Customers", chapter: "Customers", columns: [[]] }]);
});

test("what is too long for a slide goes on in a second column and then on a second slide, whose title says so; labels stand on the first", () => {
  const entries = Array.from({ length: 40 }, (_, index) => entry(`Entry ${index + 1}`));
  const label = { text: "AI", tone: "ai" } as const;
  const slides = slidesOf([{ kind: "entries", numbered: false, entries }], [label]);
  expect(slides.length).toBeGreaterThan(1);
  expect(slides.map(({ title }) => title).slice(0, 2)).toEqual(["Customers", "Customers (2)"]);
  expect(slides[0]?.columns).toHaveLength(2);
  expect(slides.map(({ labels }) => labels.length)).toEqual([1, ...slides.slice(1).map(() => 0)]);
  expect(slides.flatMap(textsOf)).toEqual(entries.map(({ title }) => title));
});

test("what is cut on a slide is told whole in its notes", () => {
  const text = "Forty deliveries a week come to the same street. ".repeat(20).trim();
  const [slide] = slidesOf([{ kind: "text", text }]);
  expect(slide?.columns.flat()[0]?.text.length).toBeLessThanOrEqual(241);
  expect(slide?.notes).toContain(text);
});

test("a table goes on with its rows on the next slide, and its rows stand in the notes by the names of their columns", () => {
  const slides = slidesOf([part("Sales", table(40))]);
  expect(slides.length).toBeGreaterThan(1);
  const rows = slides.flatMap((slide) => slide.table?.rows ?? []);
  expect(rows.map(([year]) => year)).toEqual(Array.from({ length: 40 }, (_, index) => `Year ${index + 1}`));
  expect(slides[0]?.notes).toEqual(expect.arrayContaining(["Numbers", "Year: Year 2; Sold: 10"]));
});

test("a sentence before a long part stands above it, on its slide", () => {
  const [first, ...others] = slidesOf([{ kind: "text", text: "Two years." }, part("Sales", table(2))]);
  expect(first).toMatchObject({ title: "Sales" });
  expect(textsOf(first)).toEqual(["Two years."]);
  expect(first?.table?.rows).toHaveLength(2);
  expect(others).toEqual([]);
});
