import type { Source } from "@seedbed/contract/report/source";
import { expect, test } from "vitest";
import { evidenceOf } from "./evidence-of.ts";
import { likeness } from "./likeness.ts";
import { repeatsWrong } from "./repeats-wrong.ts";

const source = (uuid: string, change: Partial<Source> = {}): Source => ({
  ...{ uuid, title: uuid, description: "", url: null, classification: "web", citations: [] },
  ...{ confidenceLevel: "low", publishedDate: "2026-02-01", publisher: uuid },
  ...change,
});
const passages = [
  { number: 1, text: "One. Two.", source: source("a", { category: "Government Report" }) },
  { number: 2, text: "Three.", source: source("a", { category: "Government Report" }) },
  { number: 3, text: "Four.", source: source("b") },
];
const cites = (statement: string, ...citations: [passage: string, quote: string][]) => ({
  statement,
  citations: citations.map(([passage, quote]) => ({ passage, quote, stance: "for" as const })),
});
const read = { passages, now: "2026-03-04T12:00:00.000Z" };

test("a source stands once, with all that is quoted of it, and counts by what it is", () => {
  const found = evidenceOf(
    [cites("First.", ["1", "One."], ["3", "Four."]), cites("Second.", ["2", "Three."], ["1", "One."], ["9", "None."])],
    read,
  );
  expect(found?.sources.map(({ uuid, citations, confidenceLevel }) => [uuid, citations, confidenceLevel])).toEqual([
    ["a", ["One.", "Three."], "medium"],
    ["b", ["Four."], "low"],
  ]);
  expect(found?.claims.map(({ passages: cited }) => cited.map((each) => each.source))).toEqual([
    ["a", "b"],
    ["a", "a"],
  ]);
});

test("a claim keeps its words, what speaks against it, and what its reasoning goes out from", () => {
  const claim = cites("First.", ["1", "One."], ["3", "Four."]);
  const found = evidenceOf(
    [
      {
        ...claim,
        citations: claim.citations.map((each, index) => ({ ...each, stance: index === 0 ? "for" : "against" })),
      },
      { statement: "So it is.", citations: [], premises: ["Pains", "Jobs"] },
    ],
    read,
  );
  expect(found?.claims).toEqual([
    {
      text: "First.",
      passages: [
        { source: "a", quote: "One.", stance: "for" },
        { source: "b", quote: "Four.", stance: "against" },
      ],
      premises: [],
    },
    { text: "So it is.", passages: [], premises: ["Pains", "Jobs"] },
  ]);
});

test("an answer that was asked for without passages rests on nothing", () => {
  expect(evidenceOf(undefined, read)).toBeUndefined();
  expect(evidenceOf([], read)).toEqual({ sources: [], claims: [] });
});

test("two sentences say the same from seven of ten words on", () => {
  const wrong = ["One two three four five six seven eight nine ten."];
  const again = (text: string) => repeatsWrong([{ place: "summary", text }], wrong).length;
  expect(again("One two three four five six seven other words here.")).toBe(1);
  expect(again("One two three four five six more other words here.")).toBe(0);
  expect([likeness("", "..."), likeness("One two", "two ONE!"), likeness("one", "two")]).toEqual([0, 1, 0]);
  const [found] = repeatsWrong([{ place: "summary", text: wrong[0] ?? "" }], wrong);
  expect(found).toMatchObject({ rule: "marked-as-wrong", place: "summary", words: wrong[0] });
});

test("what was marked as wrong is found again in capitals and other letters of the same words, and nothing else is", () => {
  const text = "It is new. ＤＥＰＯＴＳ PAY FOR THEMSELVES WITHIN A YEAR. Nobody asks.";
  const found = repeatsWrong([{ place: "summary", text }], ["Depots pay for themselves within a year."]);
  expect(found.map(({ place }) => place)).toEqual(["summary"]);
  expect(repeatsWrong([{ place: "summary", text }], ["Depots are emptied by the landlord."])).toEqual([]);
});
