import { expect, test } from "vitest";
import type { Block, Entry, PrintedDocument } from "../pdf/printed-document.ts";
import { writeMarkdown } from "./write-markdown.ts";

const documentOf = (...blocks: Block[]): PrintedDocument => ({
  title: "Refill depot",
  kind: "Report",
  author: "Ada Moreau",
  description: "",
  language: "en",
  madeAt: "2026-03-04T12:00:00.000Z",
  details: ["C-0001", "New"],
  foot: [],
  whole: "",
  chapters: [{ title: "Overview", labels: [{ text: "AI", tone: "ai" }], blocks }],
});
/** What stands below the title of the chapter. */
const written = (...blocks: Block[]) =>
  writeMarkdown(documentOf(...blocks))
    .split("\n\n")
    .slice(3)
    .join("\n\n");
const entry = (entry: Partial<Entry>): Entry => ({
  title: "",
  text: "",
  note: "",
  tone: "plain",
  labels: [],
  ...entry,
});
const draft = [{ text: "Draft", tone: "draft" }] as const;

test("a document begins with its title, then what it is and of what, then its chapters with who wrote them", () => {
  expect(writeMarkdown(documentOf())).toBe("# Refill depot\n\nReport · C\\-0001 · New\n\n## Overview \\[AI\\]\n");
});

test("texts and notices are paragraphs, and empty texts are left out", () => {
  expect(
    written({ kind: "lead", text: "In short." }, { kind: "text", text: "" }, { kind: "notice", text: "Not checked." }),
  ).toBe("In short.\n\n> Not checked.\n");
});

test("entries are a list, numbered from 1 where they are counted, each with its note, its labels and its text", () => {
  const entries = [
    entry({ title: "Rent", note: "weekly", text: "It grows.", labels: [...draft] }),
    entry({ text: "No title." }),
    entry({ title: "No text" }),
  ];
  expect(written({ kind: "entries", numbered: false, entries })).toBe(
    "- **Rent** (weekly) \\[Draft\\]: It grows.\n- No title.\n- **No text**\n",
  );
  expect(written({ kind: "entries", numbered: true, entries: entries.slice(1) })).toBe(
    "1. No title.\n2. **No text**\n",
  );
  expect(written({ kind: "entries", numbered: true, entries: [] }, { kind: "text", text: "Last." })).toBe("Last.\n");
});

test("charts are tables of what they show", () => {
  expect(
    written(
      { kind: "radar", alternative: "", axes: [{ name: "Rivalry", score: 7.1, told: "Headwinds" }] },
      { kind: "circles", alternative: "", circles: [{ name: "TAM", meaning: "All", amount: 9, told: "$9" }] },
      { kind: "bars", about: "Cost", as: "usd", alternative: "", bars: [{ name: "Vans", value: 4, told: "$4" }] },
    ).split("\n\n"),
  ).toEqual([
    "| Force | Direction | Score |\n| --- | --- | --- |\n| Rivalry | Headwinds | 7\\.1 of 10 |",
    "| Size | Meaning | Estimate |\n| --- | --- | --- |\n| TAM | All | \\$9 |",
    "| Cost | Estimate |\n| --- | --- |\n| Vans | \\$4 |\n",
  ]);
});

test("a table says what it is about, and a row that is too short has empty cells", () => {
  const columns = ["Name", "Price"].map((name) => ({ name, align: "left" as const, share: 1 }));
  expect(written({ kind: "table", about: "Rivals", columns, rows: [["Depot", "4"], ["Van"]] })).toBe(
    "_Rivals_\n\n| Name | Price |\n| --- | --- |\n| Depot | 4 |\n| Van |  |\n",
  );
});

test("columns stand one below the other, and parts have headings by their level", () => {
  const text = (words: string): Block => ({ kind: "text", text: words });
  const part = (level: 2 | 3 | undefined, blocks: Block[]): Block => ({
    ...{ kind: "part", title: "Part", tone: "plain", labels: [...draft], blocks },
    ...(level ? { level } : {}),
  });
  const columns = [text("Left."), text("Right.")].map((block) => ({ share: 1, blocks: [block] }));
  expect(written({ kind: "columns", columns }, part(undefined, [text("In it.")]), part(3, [])).split("\n\n")).toEqual([
    "Left.",
    "Right.",
    "### Part \\[Draft\\]",
    "In it.",
    "#### Part \\[Draft\\]\n",
  ]);
});

test("sources are counted from 1, with their quote and a link that its address cannot break out of", () => {
  const sources = [
    { title: "Bins", note: "2026", quote: "Bins fill up.", address: "https://bins.example/a b>c<d\\e" },
    { title: "Vans", note: "", quote: "", address: null },
  ];
  expect(written({ kind: "sources", sources })).toBe(
    "1. **Bins** 2026\\\n   Bins fill up.\\\n   <https://bins.example/a%20b%3Ec%3Cd%5Ce>\n2. **Vans**\n",
  );
});

test.each([
  ["*bold* _thin_ `code` ~gone~", "\\*bold\\* \\_thin\\_ \\`code\\` \\~gone\\~"],
  ["<b>&amp;[a](b)", "\\<b\\>\\&amp;\\[a\\](b)"],
  ["12. March", "12\\. March"],
  ["3: two", "3\\: two"],
  ["- a | b", "\\- a \\| b"],
  ["see https://a.example and WWW.b.example", "see https&#58;//a.example and WWW&#46;b.example"],
  ["two\n\n# lines\tin one", "two \\# lines in one"],
  ["hidden\u202eletters\u0007 and half \ud83d", "hiddenletters and half \ufffd"],
])("what would be markup in %j shows as it is", (text, expected) => {
  expect(written({ kind: "text", text })).toBe(`${expected}\n`);
});
