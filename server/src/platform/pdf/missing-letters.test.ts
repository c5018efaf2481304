import { expect, test } from "vitest";
import { type FindMissing, nameMissing } from "./missing-letters.ts";
import type { PrintedDocument } from "./printed-document.ts";

const document = (title: string): PrintedDocument => ({
  title,
  kind: "Document",
  author: "",
  description: "",
  language: "en",
  madeAt: "2026-03-04T00:00:00.000Z",
  details: [],
  foot: [],
  whole: "",
  chapters: [
    { title: "First", labels: [], blocks: [] },
    { title: "Last", labels: [], blocks: [] },
  ],
});
const none: FindMissing = (letters) => new Set(letters);
const named = (title: string, findMissing = none) => nameMissing(document(title), findMissing).title;

test("texts in a script without a font are named by it, with the spaces and signs within them", () => {
  expect(named("한국어, 서울 cafe 서울")).toBe("[Korean] cafe [Korean]");
  expect(named("Café (ไทย)")).toBe("Café ([Thai])");
  expect(named("नमस्ते 😀")).toBe("[Devanagari] [picture]");
  expect(named("한국어서울")).toBe("[Korean]");
  expect(named("cafe한국")).toBe("cafe [Korean]");
  expect(named("한국cafe")).toBe("[Korean]cafe");
  expect(named("한국, 서울, ไทย.")).toBe("[Korean], [Thai].");
});

test("letters that have a shape stay, and only those that are not usual are asked for", () => {
  const asked: string[] = [];
  const text = "Übung für 漢字 – “quoted”… 12 €";
  expect(named(text, (letters) => new Set(asked.splice(0, 0, ...letters)))).toBe(text);
  expect(asked).toEqual(["漢", "字"]);
});

test("the document says once, at its end, that something is missing", () => {
  const blocksOf = (title: string) => nameMissing(document(title), none).chapters.map(({ blocks }) => blocks.length);
  expect(blocksOf("한국어")).toEqual([0, 1]);
  expect(nameMissing(document("한국어"), none).chapters[1]?.blocks).toEqual([
    { kind: "text", text: "In brackets: letters without a font here. The report shows these texts." },
  ]);
  expect(blocksOf("Plain")).toEqual([0, 0]);
});
