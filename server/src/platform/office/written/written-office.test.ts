import { expect, test } from "vitest";
import { readOffice } from "#test-support/drafted-ideas/read-office.ts";
import type { Block, Entry, PrintedDocument } from "../../pdf/printed-document.ts";
import { writeDocx } from "../docx/write-docx.ts";
import { writePptx } from "../pptx/write-pptx.ts";

const entry = (title: string, change: Partial<Entry> = {}): Entry => ({
  ...{ title, text: `${title} in a sentence.`, note: "", tone: "plain", labels: [], ...change },
});
const part = (title: string, blocks: Block[], change: object = {}): Block => ({
  ...{ kind: "part", title, tone: "plain", labels: [], blocks, ...change },
});

/** A document with one of each kind in it, in three scripts. */
const document: PrintedDocument = {
  ...{ title: "Refill depots", kind: "Concept report", author: "Northwind Mills", description: "Of refill depots" },
  ...{ language: "en", madeAt: "2026-03-04T23:30:00.000Z", details: ["Northwind Mills", "C-0042"], whole: "" },
  ...{ foot: ["Northwind Mills", "4 March 2026"], flows: true },
  chapters: [
    {
      title: "Overview",
      labels: [
        { text: "AI reasoning", tone: "ai" },
        { text: "Outdated", tone: "caution" },
      ],
      blocks: [
        { kind: "lead", text: "Depots for refilling." },
        { kind: "text", text: "Boxes pile up." },
        { kind: "notice", text: "A part is missing." },
        {
          kind: "entries",
          numbered: false,
          entries: [
            entry("Plain", { labels: [{ text: "Drafted offline", tone: "draft" }] }),
            entry("For it", { tone: "positive", note: "noted" }),
            entry("Against it", { tone: "negative", note: "noted", text: "" }),
            entry("", { tone: "caution", note: "noted", text: "Without a title." }),
            entry("מחסן", { labels: [{ text: "Written by a person", tone: "person" }] }),
          ],
        },
        { kind: "entries", numbered: true, entries: [entry("市場の大きさ"), entry("Second")] },
      ],
    },
    {
      title: "Market",
      labels: [],
      blocks: [
        part("Forces", [
          {
            ...{ kind: "radar", alternative: "Three forces." },
            axes: [8, 5, 2].map((score, place) => ({ name: `Force ${place}`, score, told: `Pull ${place}` })),
          },
          part("Below", [{ kind: "text", text: "Said below." }], {
            level: 3,
            labels: [{ text: "AI reasoning", tone: "ai" }],
          }),
        ]),
        part("Sizes", [
          {
            ...{ kind: "circles", alternative: "Two sizes." },
            circles: [
              { name: "TAM", meaning: "All", amount: 2_000_000_000, told: "$2.0B" },
              { name: "SAM", meaning: "Some", amount: 5_000_000, told: "$5.0M" },
            ],
          },
        ]),
        part("Costs", [
          {
            ...{ kind: "bars", about: "Share of all cost", as: "percent", alternative: "Two costs." },
            bars: [
              { name: "Staff & co", value: 60, told: "60%" },
              { name: "Rent", value: 12.5, told: "12.5%" },
            ],
          },
          {
            ...{ kind: "bars", about: "Savings", as: "usd", alternative: "One saving." },
            bars: [{ name: "Heat", value: 20_000, told: "$20.00K" }],
          },
        ]),
        part("Numbers", [
          {
            ...{ kind: "table", about: "What it rests on" },
            columns: [
              { name: "Number", align: "left", share: 3 },
              { name: "Value", align: "right", share: 1 },
            ],
            rows: [["Offices", "1,200"], ["مكاتب"]],
          },
        ]),
        {
          kind: "columns",
          columns: [
            { share: 1, blocks: [{ kind: "text", text: "Left." }] },
            { share: 2, blocks: [{ kind: "text", text: "Right." }] },
          ],
        },
      ],
    },
    {
      title: "Sources",
      labels: [],
      blocks: [
        {
          kind: "sources",
          sources: [
            {
              title: "Packaging waste",
              note: "web page",
              quote: "“They pay”",
              address: "https://example.org/?a=1&b=2",
            },
            { title: "By hand", note: "", quote: "", address: null },
          ],
        },
      ],
    },
  ],
};

/** These parts of a file, a line for each of what they hold. */
function written(bytes: Uint8Array, wanted: RegExp): string {
  const { parts, problems } = readOffice(bytes);
  expect(problems).toEqual([]);
  return [...parts]
    .filter(([path]) => wanted.test(path))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([path, xml]) =>
        `== ${path}\n${xml.replaceAll(/>(?=<(?:w:p|w:tr|w:style|a:p|a:tr|p:sp|p:graphicFrame|c:ser|c:catAx|c:valAx|Relationship)[ >])/g, ">\n").trimEnd()}\n`,
    )
    .join("\n");
}

test("a DOCX is written in the styles, lists, languages and colours of the report, and has charts, tables and links", async () => {
  await expect(written(await writeDocx(document), /^word|^docProps/)).toMatchFileSnapshot("./docx.txt");
});

test("a PPTX is written with its places, sizes, colours and notes, and has charts, tables and links", async () => {
  await expect(
    written(await writePptx(document), /slides\/slide\d|Slide7|Layout\d\.|Master1\.|theme1|presentation\./),
  ).toMatchFileSnapshot("./pptx.txt");
});
