import { expect, test } from "vitest";
import { drawnPdf } from "#test-support/drafted-ideas/drawn-pdf.ts";
import { createPlainPrinter } from "./plain/plain-printer.ts";
import type { Block, Chapter, Entry, PrintedDocument } from "./printed-document.ts";
import { createTypstPrinter } from "./typst/typst-printer.ts";

const entry = (title: string, change: Partial<Entry> = {}): Entry => ({
  ...{ title, text: `About ${title}.`, note: "", tone: "plain", labels: [] },
  ...change,
});
const labels: Chapter["labels"] = [
  { text: "Written with AI", tone: "ai" },
  { text: "Drafted offline", tone: "draft" },
  { text: "Edited by a person", tone: "person" },
  { text: "Outdated", tone: "caution" },
];
const columns = [
  { name: "What", align: "left" as const, share: 3 },
  { name: "Costs", align: "right" as const, share: 1 },
];

/** Every kind of block, in each of its forms. */
const words: Block[] = [
  { kind: "lead", text: "The lead." },
  { kind: "text", text: "A text." },
  { kind: "notice", text: "A notice." },
  {
    ...{ kind: "entries", numbered: true },
    entries: [
      entry("Good", { tone: "positive", note: "7 / 10", labels: labels.slice(0, 1) }),
      entry("Bad", { tone: "negative" }),
      entry("", { tone: "caution", text: "Without a title." }),
      entry("Without a text", { text: "" }),
    ],
  },
  { kind: "entries", numbered: false, entries: [entry("Plain"), entry("ملخص", { text: "نص." })] },
  { kind: "text", text: "نص عربي." },
];
const figures: Block[] = [
  {
    ...{ kind: "radar", alternative: "Six forces" },
    axes: [3, 4, 6, 7, 0, 10].map((score, index) => ({ name: `Force ${index + 1}`, score, told: `Word ${index + 1}` })),
  },
  {
    ...{ kind: "circles", alternative: "Sizes" },
    circles: [
      { name: "TAM", meaning: "All", amount: 1_000, told: "$1.00K" },
      { name: "SAM", meaning: "", amount: 250, told: "$250" },
      { name: "SOM", meaning: "Ours", amount: 0, told: "$0" },
    ],
  },
  {
    ...{ kind: "bars", about: "Costs a year", as: "usd", alternative: "Costs" },
    bars: [
      { name: "Rent", value: 40, told: "$40" },
      { name: "Pay", value: 10, told: "$10" },
      { name: "Nothing", value: 0, told: "$0" },
    ],
  },
  {
    ...{ kind: "table", about: "Costs by what they are for", columns },
    rows: [
      ["Rent", "$40"],
      ["Pay", "$10"],
    ],
  },
];
const parts: Block[] = [
  {
    kind: "columns",
    columns: [
      { share: 2, blocks: [{ kind: "text", text: "To the left." }] },
      { share: 1, blocks: [{ kind: "text", text: "To the right." }] },
    ],
  },
  { kind: "part", title: "Plain part", tone: "plain", labels, blocks: [{ kind: "text", text: "In it." }] },
  { kind: "part", title: "Good part", tone: "positive", level: 2, labels: [], blocks: [] },
  { kind: "part", title: "Small part", tone: "negative", level: 3, labels: [], blocks: [] },
  { kind: "part", title: "Small plain part", tone: "plain", level: 3, labels: [], blocks: [] },
  {
    kind: "sources",
    sources: [
      { title: "A study", note: "2025", quote: "It was so.", address: "https://example.org/a-study?page=1" },
      { title: "A talk", note: "", quote: "", address: null },
    ],
  },
];
const filling: Block = {
  ...{ kind: "entries", numbered: true },
  entries: Array.from({ length: 34 }, (_, index) => entry(`Entry ${index + 1}`)),
};

const document: PrintedDocument = {
  title: "Refill depots",
  kind: "Opportunity Snapshot",
  author: "Northwind Mills",
  description: "What it is about",
  language: "en",
  madeAt: "2026-03-04T05:06:07.000Z",
  details: ["Northwind Mills", "4 March 2026"],
  foot: ["Refill depots", "Seedbed"],
  whole: "This page was shortened: the report has all of it.",
  chapters: [
    { title: "Summary", labels: labels.slice(0, 2), blocks: words },
    { title: "Figures", labels: labels.slice(2, 3), blocks: figures },
    { title: "Parts", labels: [], blocks: parts },
    { title: "Full", labels: [], blocks: [...figures.slice(1), ...parts, filling] },
  ],
};
const flowing: PrintedDocument = {
  ...document,
  title: `Refill depots ${"for every office building of the town ".repeat(3)}`.trim(),
  flows: true,
  chapters: [
    { title: "Summary", labels, blocks: [{ kind: "text", text: "Short." }, ...parts.slice(2, 3)] },
    { title: "Long", labels: [], blocks: [filling, ...parts.slice(5)] },
    {
      title: "Last",
      labels: [],
      blocks: [{ kind: "part", ...{ title: "End", tone: "plain", labels: [], blocks: [] } }],
    },
  ],
};

test.each([
  ["pages", document],
  ["flowing", flowing],
])("a document of every kind of block is set with Typst as it is written down: %s", async (name, given) => {
  await expect(await drawnPdf(await createTypstPrinter()(given))).toMatchFileSnapshot(`typst/${name}.drawn.txt`);
});

test.each([
  ["pages", document],
  ["flowing", flowing],
])("a document of every kind of block is set plainly as it is written down: %s", async (name, given) => {
  await expect(await drawnPdf(await createPlainPrinter()(given))).toMatchFileSnapshot(`plain/${name}.drawn.txt`);
});
