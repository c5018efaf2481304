import { expect, test } from "vitest";
import { eachText } from "./each-text.ts";
import { fitChapters, type SetChapter } from "./fit-chapters.ts";
import type { Block, PrintedDocument } from "./printed-document.ts";

const long = (letters: number) => "word ".repeat(letters / 5).trim();
const entry = (title: string) => ({ title, text: long(400), note: "", tone: "plain" as const, labels: [] });
const blocks: Block[] = [
  { kind: "lead", text: long(400) },
  { kind: "text", text: "Short." },
  { kind: "notice", text: long(400) },
  { kind: "entries", numbered: false, entries: Array.from({ length: 30 }, (_, index) => entry(`Entry ${index + 1}`)) },
  { kind: "radar", alternative: long(400), axes: [{ name: long(400), score: 1, told: long(400) }] },
  { kind: "bars", about: "", as: "usd", alternative: "", bars: [{ name: long(400), value: 1, told: "$1" }] },
  { kind: "circles", alternative: "", circles: [{ name: "TAM", meaning: long(400), amount: 1, told: "$1" }] },
  {
    ...{ kind: "table", about: "" },
    columns: [
      { name: "One", align: "left", share: 1 },
      { name: "Two", align: "left", share: 1 },
    ],
    rows: Array.from({ length: 30 }, (_, index) => [`Row ${index + 1}`, long(400)]),
  },
  { kind: "columns", columns: [{ share: 1, blocks: [{ kind: "text", text: long(400) }] }] },
  { kind: "part", title: long(400), tone: "plain", labels: [], blocks: [{ kind: "text", text: long(400) }] },
  {
    kind: "sources",
    sources: Array.from({ length: 30 }, (_, index) => ({
      title: `S${index + 1}`,
      note: "",
      quote: "Q",
      address: null,
    })),
  },
];
const document: PrintedDocument = {
  ...{ title: "Title", kind: "Kind", author: "", description: "", language: "en", madeAt: "", details: [], foot: [] },
  ...{
    whole: "It was shortened.",
    chapters: [
      { title: "One", labels: [], blocks },
      { title: "Two", labels: [], blocks: [] },
    ],
  },
};

/** What is set last where the first chapter takes so many pages, try by try. */
function fitted(pages: number[], change: Partial<PrintedDocument> = {}) {
  const tries: (readonly SetChapter[])[] = [];
  fitChapters({ ...document, ...change }, (chapters) => {
    tries.push(chapters);
    return { pages: [pages[tries.length - 1] ?? 1, 1] };
  });
  const [first, second] = tries.at(-1) ?? [];
  return { tries: tries.length, first, second };
}
const lengthsOf = (block: Block | undefined) => {
  const lengths: number[] = [];
  if (block)
    eachText({ ...document, chapters: [{ title: "", labels: [], blocks: [block] }] }, (text) => {
      if (text.length > 100 || text.endsWith("…")) lengths.push(text.length);
      return text;
    });
  return lengths;
};

test("what fits its page stays as it is, and what flows is never shortened", () => {
  const fits = fitted([1]);
  expect([fits.tries, fits.first]).toEqual([1, { title: "One", labels: [], blocks, isCompact: false }]);
  const flowing = fitted([9], { flows: true });
  expect([flowing.tries, flowing.first?.blocks, flowing.first?.isCompact]).toEqual([1, blocks, false]);
});

test("what takes a little more than its page is set smaller, and its neighbour is not", () => {
  const { tries, first, second } = fitted([1.2]);
  expect([tries, first?.isCompact, first?.blocks]).toEqual([2, true, blocks]);
  expect(second).toEqual({ title: "Two", labels: [], blocks: [], isCompact: false });
});

test.each([
  ["1.3 pages", [1.3], 20, 320],
  ["1.6 pages", [1.6], 14, 240],
  ["2 pages", [2], 10, 168],
  ["2.5 pages", [2.5], 6, 100],
  ["9 pages", [9], 3, 40],
  ["2 pages, and 1.2 after that", [2, 1.2], 6, 100],
] as const)("of a chapter of %s so many things and letters stay", (...[, pages, items, letters]) => {
  const set = fitted([...pages]).first?.blocks ?? [];
  const of = (kind: Block["kind"]) => set.find((block) => block.kind === kind);
  const [entries, table, sources] = [of("entries"), of("table"), of("sources")];
  if (entries?.kind !== "entries" || table?.kind !== "table" || sources?.kind !== "sources")
    throw new Error("no lists");
  expect([entries.entries.length, table.rows.length, sources.sources.length]).toEqual([items, items, items - 1]);
  const more = `${31 - items} more`;
  expect([entries.entries.at(-1)?.text, table.rows.at(-1)]).toEqual([more, [more, ""]]);
  // Below what is numbered: in it that would have a number.
  expect(set[set.indexOf(sources) + 1]).toEqual({ kind: "text", text: more });
  expect(set[set.indexOf(entries) + 1]?.kind).not.toBe("text");
  expect(sources.sources.every(({ quote }) => quote === "")).toBe(true);
  for (const kind of ["lead", "notice", "bars", "circles", "columns"] as const)
    for (const length of lengthsOf(of(kind))) {
      expect(length, kind).toBeLessThanOrEqual(letters + 2);
      expect(length, kind).toBeGreaterThan(letters - 10);
    }
  expect(set[1]).toEqual({ kind: "text", text: "Short." });
  const [radar, part] = [of("radar"), of("part")];
  if (radar?.kind !== "radar" || part?.kind !== "part") throw new Error("no figures");
  const cut = [radar.axes[0]?.name, entries.entries[0]?.text, part.blocks[0]?.kind === "text" && part.blocks[0].text];
  for (const text of cut) expect((text || "").length).toBeLessThanOrEqual(letters + 2);
  // What is said instead of a picture, and headings, stay whole.
  expect([radar.axes[0]?.told.length, radar.alternative.length, part.title.length]).toEqual([399, 399, 399]);
  expect(set.at(-1)).toEqual({ kind: "text", text: "It was shortened." });
});

test("what is left of a numbered list has no number, wherever that stands, and nothing is left of one that has room", () => {
  const shortened = (count: number) => {
    const entries = Array.from({ length: count }, (_, index) => entry(`Entry ${index + 1}`));
    const blocks: Block[] = [{ kind: "entries", numbered: true, entries }];
    const part: Block = { kind: "part", title: "Part", tone: "plain", labels: [], blocks };
    const chapters = [{ title: "One", labels: [], blocks: [part] }];
    const set = fitChapters({ ...document, chapters }, ([chapter]) => ({
      pages: [chapter?.blocks.length === 1 ? 2 : 1],
      chapter,
    })).chapter?.blocks[0];
    const [shown, ...rest] = set?.kind === "part" ? set.blocks : [];
    return { titles: shown?.kind === "entries" ? shown.entries.map(({ title }) => title) : [], rest };
  };
  const named = (count: number) => Array.from({ length: count }, (_, index) => `Entry ${index + 1}`);
  expect(shortened(10)).toEqual({ titles: named(10), rest: [] });
  expect(shortened(12)).toEqual({ titles: named(9), rest: [{ kind: "text", text: "3 more" }] });
});

test("closed words, moments and addresses are no texts", () => {
  const address = "https://example.org";
  const sources: Block = { kind: "sources", sources: [{ title: "t", note: "n", quote: "q", address }] };
  const bars: Block = {
    kind: "bars",
    about: "a",
    as: "usd",
    alternative: "b",
    bars: [{ name: "n", value: 1, told: "t" }],
  };
  const table: Block = { kind: "table", about: "a", columns: [{ name: "n", align: "left", share: 1 }], rows: [["r"]] };
  const changed = eachText(
    {
      ...{ ...document, madeAt: "now" },
      chapters: [{ title: "c", labels: [{ text: "l", tone: "ai" }], blocks: [sources, bars, table] }],
    },
    (text) => text.toUpperCase(),
  );
  expect(changed).toMatchObject({
    ...{ title: "TITLE", kind: "KIND", language: "en", madeAt: "now", whole: "IT WAS SHORTENED." },
    chapters: [
      {
        ...{ title: "C", labels: [{ text: "L", tone: "ai" }] },
        blocks: [
          { kind: "sources", sources: [{ title: "T", note: "N", quote: "Q", address }] },
          { ...bars, about: "A", alternative: "B", bars: [{ name: "N", value: 1, told: "T" }] },
          { ...table, about: "A", columns: [{ name: "N", align: "left", share: 1 }], rows: [["R"]] },
        ],
      },
    ],
  });
});
