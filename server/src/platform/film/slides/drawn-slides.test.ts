import { expect, test } from "vitest";
import { drawnPdf } from "#test-support/drafted-ideas/drawn-pdf.ts";
import { openTemplate } from "../../pdf/typst/typst-template.ts";
import type { ShownSlide, Slide, SlidePoint } from "../film-script.ts";
import { createSlideDrawer } from "./create-slide-drawer.ts";

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80"><rect width="80" height="80" fill="#226642"/></svg>';
const labels: Slide["labels"] = [
  { text: "Written with AI", tone: "ai" },
  { text: "Outdated", tone: "caution" },
];
const points: SlidePoint[] = [
  { title: "Good", text: "It helps.", tone: "positive" },
  { title: "Bad", text: "", tone: "negative" },
  { title: "", text: "Without a title.", tone: "plain" },
  { title: "ملخص", text: "نص.", tone: "caution" },
];
const long = "Storage rooms overflow on Mondays, and nobody in the building knows what is in them. ".repeat(4).trim();

/** Every kind of slide, in each of its forms. */
const shown: ShownSlide[] = [
  { kind: "cover", title: "Refill depots", details: ["Northwind Mills", "4 March 2026"], picture },
  { kind: "statement", text: "It overflows.", aside: null, picture: null },
  { kind: "statement", text: long, aside: { title: "Why", text: "Nobody looks." }, picture: null },
  { kind: "statement", text: "With a picture.", aside: null, picture },
  { kind: "points", numbered: true, points },
  { kind: "points", numbered: false, points: points.slice(0, 2) },
  {
    kind: "circles",
    circles: [
      { name: "TAM", meaning: "All", amount: 1_000, told: "$1.00K" },
      { name: "SAM", meaning: "Near", amount: 250, told: "$250" },
      { name: "SOM", meaning: "Ours", amount: 1, told: "$1" },
    ],
    text: "A year.",
  },
  {
    kind: "bars",
    bars: [
      { name: "Rent", value: 40, told: "$40" },
      { name: "Pay", value: 10, told: "$10" },
    ],
    text: "A month.",
  },
  {
    kind: "radar",
    axes: [2, 5, 9].map((score, index) => ({ name: `Force ${index + 1}`, score, told: "" })),
    points: points.slice(0, 1),
  },
  { kind: "closing", text: "Try it.", points: [] },
  { kind: "closing", text: "", points: points.slice(0, 2) },
  { kind: "closing", text: "Try it first.", points: points.slice(0, 2) },
];
const slides = shown.map(
  (each, index): Slide => ({
    heading: `Slide ${index + 1}`,
    labels: index % 2 === 0 ? labels : [],
    sources: index === 2 || index === 9 ? ["City office, 2025", "Own count"] : [],
    shown: each,
    said: [],
  }),
);
const { compiler, set } = openTemplate(new URL("./slide.typ", import.meta.url));
const setSlide = ({ said: _, ...slide }: Slide, index: number) =>
  set({ language: "en", mark: "Northwind Mills", number: index + 1, count: slides.length, slide });

test("a slide of every kind is set as it is written down", async () => {
  const drawn: string[] = [];
  for (const [index, slide] of slides.entries()) {
    const page = await drawnPdf(compiler.pdf(setSlide(slide, index), {}));
    drawn.push(page.replace(/^.*?page 1\n/su, `slide ${index + 1}: ${slide.shown.kind}\n`));
  }
  await expect(drawn.join("\n")).toMatchFileSnapshot("slides.drawn.txt");
});

test("slides are drawn one after the other, each with its number among all of them and the mark, without what has no shape", () => {
  const draw = createSlideDrawer();
  const few = slides.slice(0, 2);
  const written = (marks: string) => few.map((slide) => ({ ...slide, heading: `${slide.heading}${marks}` }));
  const drawn = draw({ language: "en", mark: "Northwind\u0000 Mills\u202E", slides: written("\u200B") });
  const expected = few.map(({ said: _, ...slide }, index) =>
    compiler.plainSvg(set({ language: "en", mark: "Northwind Mills", number: index + 1, count: few.length, slide })),
  );
  expect(drawn).toEqual(expected);
});
