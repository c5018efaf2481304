import { expect, test } from "vitest";
import type { Block } from "../printed-document.ts";
import { roomOf } from "../shortened.ts";
import { isFromRight, pieces, runsOf } from "./plain-text.ts";
import { splitBlocks } from "./split-blocks.ts";

const plain = { title: "", text: "", note: "", tone: "plain", labels: [] } as const;
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

test("a long text goes on in other pieces, each of which fits, and nothing of it is lost", () => {
  const text = words(1_000);
  const all = splitBlocks([{ kind: "text", text }]);
  const texts = all.map((block) => (block.kind === "text" ? block.text : ""));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.join("")).toBe(text);
  for (const each of texts) expect(roomOf(each)).toBeLessThanOrEqual(2_400);
  expect(splitBlocks([{ kind: "notice", text: "Short." }])).toEqual([{ kind: "notice", text: "Short." }]);
  const whole = splitBlocks([{ kind: "text", text: "q".repeat(6_000) }]);
  expect(whole.length).toBeGreaterThan(2);
});

test("entries of a numbered list keep their numbers, and the rest of a long one has no title of its own", () => {
  const labels = [{ text: "Edited", tone: "person" as const }];
  const entries = [
    { ...plain, labels, title: "First", text: words(600), note: "note" },
    { ...plain, labels: [], title: "Second", text: "Short" },
  ];
  const all = splitBlocks([{ kind: "entries", numbered: true, entries }]).flatMap((block) =>
    block.kind === "entries" ? block.entries : [],
  );
  const titles = all.map(({ title }) => title);
  expect([titles[0], titles.at(-1)]).toEqual(["1. First", "2. Second"]);
  expect(titles.slice(1, -1).every((title) => title === "")).toBe(true);
  expect(all.slice(0, -1).map(({ labels: of, note }) => [of.length, note])).toEqual(
    all.slice(0, -1).map((_, index) => (index === 0 ? [1, "note"] : [0, ""])),
  );
  const unnumbered = splitBlocks([{ kind: "entries", numbered: false, entries: entries.slice(1) }]);
  expect(unnumbered).toMatchObject([{ entries: [{ title: "Second" }] }]);
});

test("a long table is begun anew with its columns, and a cell that fits no page goes on in another row", () => {
  const columns = [
    { name: "Name", align: "left" as const, share: 1 },
    { name: "What", align: "left" as const, share: 3 },
  ];
  const table = (rows: string[][]): Block => ({ kind: "table", about: "All", columns, rows });
  const rowsOf = (rows: string[][]) =>
    splitBlocks([table(rows)]).map((block) => {
      expect(block).toMatchObject({ kind: "table", about: "All", columns });
      return block.kind === "table" ? block.rows : [];
    });
  const rows = Array.from({ length: 50 }, (_, index) => [`Row ${index}`, "x"]);
  expect(rowsOf(rows).map(({ length }) => length)).toEqual([24, 24, 2]);
  expect(rowsOf(rows).flat()).toEqual(rows);
  const long = words(500);
  const parts = rowsOf([["Long", long]]).flat();
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.map(([name]) => name)).toEqual(["Long", ...parts.slice(1).map(() => "")]);
  expect(parts.map(([, what]) => what).join("")).toBe(long);
});

test("sources are numbered by their place, each with what was quoted and its address behind it", () => {
  const source = (title: string, address: string | null) => ({ title, note: "Office", quote: "Of ten", address });
  const all = splitBlocks([
    { kind: "sources", sources: [source("Waste", "https://example.org/a"), source("Talk", null)] } as unknown as Block,
  ]);
  expect(all).toMatchObject([
    { kind: "entries", entries: [{ title: "[1] Waste", text: "Of ten", note: "Office" }] },
    { kind: "text", text: "https://example.org/a" },
    { kind: "entries", entries: [{ title: "[2] Talk" }] },
  ]);
});

test("a part keeps its heading with the first of what is below it", () => {
  const texts = ["One", "Two"].map((text): Block => ({ kind: "text", text }));
  const part: Block = { kind: "part", title: "Part", tone: "plain", labels: [], blocks: texts };
  expect(splitBlocks([part])).toEqual([{ ...part, blocks: [texts[0]] }, texts[1]]);
  expect(splitBlocks([{ ...part, blocks: [] }])).toEqual([{ ...part, blocks: [] }]);
});

test("a line breaks behind spaces and between letters that need none, and never before what closes a word", () => {
  expect(pieces("Two words")).toEqual(["Two ", "words"]);
  expect(pieces("市場へ。")).toEqual(["市", "場", "へ。"]);
  expect(pieces("")).toEqual([]);
  expect([isFromRight("12 مستودع"), isFromRight("depot مستودع"), isFromRight("")]).toEqual([true, false, false]);
});

test("a line with words of two directions is set in the order in which it is seen", () => {
  const fontOf = (letter: string) => (/[\u0590-\u06FF]/u.test(letter) ? "arabic" : "latin") as never;
  const seen = (line: string, fromRight = false) =>
    runsOf(line, fromRight, fontOf)
      .map(({ text }) => text.trim())
      .filter(Boolean);
  expect(seen("one two")).toEqual(["one two"]);
  expect(seen("one אב גד two")).toEqual(["one", "גד", "אב", "two"]);
  expect(seen("אב one", true)).toEqual(["one", "אב"]);
});
