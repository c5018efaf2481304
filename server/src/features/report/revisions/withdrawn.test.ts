import { expect, test } from "vitest";
import type { ItemKind } from "../writing/section.ts";
import { citedIn, restsOf } from "./cited-sources.ts";
import { noMarks } from "./section-change.ts";
import { addressOf, addressOfWord } from "./verdict-store.ts";
import type { Verdicts } from "./withdrawn.ts";
import { withdrawnFrom } from "./withdrawn-from.ts";
import { withoutWithdrawn } from "./without-withdrawn.ts";

const source = (uuid: string, more: object = {}) => ({
  ...{ uuid, title: `Page ${uuid}`, url: `https://${uuid}.example`, classification: "web" },
  ...more,
});
const claim = (text: string, ...passages: string[]) => ({
  text,
  passages: passages.map((each) => ({ source: each, quote: "q" })),
});
const finding = (uuid: string, text: string, more: object = {}) => ({
  ...{ uuid, text, direction: "up", sources: [], claims: [] },
  ...more,
});
const trend = (uuid: string, keyFinding: object[]) => ({
  uuid,
  category: "Legal",
  summary: `Says ${uuid}`,
  keyFinding,
});
const rests = (content: unknown) => restsOf("trends", content);

test("what a section cites is known with its title, its address and each thing that cites it, once", () => {
  const cited = finding("f1", "Refill is law", { sources: [source("s1"), source("s2", { url: null })] });
  const { citations } = rests({
    summary: "All",
    results: [trend("t1", [cited, finding("f2", "Pumps pay", { sources: [source("s1"), source("s1")] })])],
  });
  expect([...citations]).toEqual([
    ["s1", { title: "Page s1", url: "https://s1.example", items: ["f1", "f2"] }],
    ["s2", { title: "Page s2", url: null, items: ["f1"] }],
  ]);
});

test("a source of the section itself rests on no thing, one without a title or an address has none", () => {
  const { citations } = rests({ summary: "All", sources: [{ uuid: "s1", classification: "web" }], results: [] });
  expect([...citations]).toEqual([["s1", { title: "", url: null, items: [] }]]);
});

test("what a section says is known by its words, with each thing that says it, once", () => {
  const { said } = rests({
    summary: "Refill is law",
    results: [trend("t1", [finding("f1", "Refill is law"), finding("f2", "Pumps pay", { note: "Pumps pay" })])],
  });
  expect(said.get("Refill is law")).toEqual(["f1"]);
  expect(said.get("Pumps pay")).toEqual(["f2"]);
  expect(said.get("Says t1")).toEqual(["t1"]);
  expect(said.get("Legal")).toEqual(["t1"]);
  expect(said.has("Nobody says this")).toBe(false);
});

test.each([
  ["web", true],
  ["upload", true],
  ["person", true],
  ["reasoning", false],
  ["library", false],
])("a source of the kind %s can be rejected: %s", (classification, isCited) => {
  expect([...citedIn({ sources: [source("s1", { classification })] })]).toEqual(isCited ? ["s1"] : []);
});

const at = new Date("2026-03-04T10:00:00.000Z");
const verdict = (reason: string) => ({ userId: `by ${reason}`, at, reason });
const verdicts: Verdicts = {
  rejected: new Map([["s1", verdict("made up")]]),
  wrong: new Map([["Pumps pay", { ...verdict("too old"), item: "f9" }]]),
};

test("a section is told to rest on what was rejected and on what was marked as wrong, by whom, when and why", () => {
  const content = {
    summary: "All",
    results: [trend("t1", [finding("f1", "Pumps pay", { sources: [source("s1"), source("s2")] })])],
  };
  expect(withdrawnFrom(rests(content), verdicts)).toEqual([
    {
      ...{ kind: "source", uuid: "s1", what: "Page s1", items: ["f1"] },
      ...{ by: "by made up", at: "2026-03-04T10:00:00.000Z", reason: "made up" },
    },
    {
      ...{ kind: "claim", uuid: "f9", what: "Pumps pay", items: ["f1"] },
      ...{ by: "by too old", at: "2026-03-04T10:00:00.000Z", reason: "too old" },
    },
  ]);
  expect(withdrawnFrom(rests({ summary: "All", results: [] }), verdicts)).toEqual([]);
});

const declared: Record<string, ItemKind> = {
  "results[]": { kind: "trend", told: "category" },
  "results[].keyFinding[]": { kind: "finding", told: "text" },
};
const resting = () => ({
  sources: [source("s1"), source("s2")],
  claims: [claim("Pumps pay", "s2"), claim("Pumps cost", "s1", "s2")],
});
const left = { sources: [source("s2")], claims: [claim("Pumps cost", "s2")] };
const written = (marks: object = {}) => ({
  content: {
    part: { ...resting(), words: "Pumps pay" },
    ...resting(),
    results: [
      { ...trend("t1", [finding("f1", "One", resting()), finding("f2", "Two", resting())]), ...resting() },
      { ...trend("t2", [finding("f3", "Three", resting())]), ...resting() },
    ],
  },
  marks: { ...noMarks, ...marks },
});

test("what a person set anew loses what was taken back, field by field; what was written keeps it", () => {
  const before = written({ fields: { "": ["part", "sources"], f1: ["claims", "sources"], t2: ["claims"] } });
  const after = withoutWithdrawn(before, declared, verdicts);
  const expected = written().content;
  Object.assign(expected.part, left);
  expected.sources = left.sources;
  Object.assign(expected.results[0]?.keyFinding[0] ?? {}, left);
  Object.assign(expected.results[1] ?? {}, { claims: left.claims });
  expect(after).toEqual({ content: expected, marks: before.marks });
  // What was given is as it was.
  expect(before.content).toEqual(written().content);
});

test("a thing that a person added loses it everywhere but in the things in it", () => {
  const after = withoutWithdrawn(written({ added: ["t1", "f3"] }), declared, verdicts);
  const expected = written().content;
  Object.assign(expected.results[0] ?? {}, left);
  Object.assign(expected.results[1]?.keyFinding[0] ?? {}, left);
  expect(after.content).toEqual(expected);
});

test("where nothing was taken back nothing is touched", () => {
  const before = written({ added: ["t1"] });
  expect(withoutWithdrawn(before, declared, { rejected: new Map(), wrong: new Map() })).toBe(before);
  const others = { rejected: verdicts.rejected, wrong: new Map() };
  const { content } = withoutWithdrawn(written({ added: ["f3"] }), declared, others);
  expect(content.results[1]?.keyFinding[0]).toMatchObject({
    sources: [source("s2")],
    claims: [claim("Pumps pay", "s2"), claim("Pumps cost", "s2")],
  });
});

test("what was never read is known by its address, whatever stands behind it, or else by itself", () => {
  expect(addressOf("s1", "https://Example.org/a?utm_source=x#part")).toBe(addressOf("s2", "https://example.org/a"));
  expect(addressOf("s1", null)).toBe(addressOfWord("s1"));
  expect(addressOf("s1", "no address")).toBe("person:s1");
});
