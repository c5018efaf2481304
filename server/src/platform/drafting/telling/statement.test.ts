import { expect, test } from "vitest";
import { longestStatement, statementsOf } from "./statement.ts";

const textsOf = (text: string) => statementsOf("pains", text).map((statement) => statement.text);

test("a statement is a sentence or a line in its own words, without its stop", () => {
  expect(textsOf("Storage overflows on Mondays. Nobody knows why!\n- Vans come late;")).toEqual([
    "Storage overflows on Mondays",
    "Nobody knows why",
    "Vans come late",
  ]);
  expect(textsOf("朝の市場まで遠い。雨の週は値段が二倍になる！")).toEqual([
    "朝の市場まで遠い",
    "雨の週は値段が二倍になる",
  ]);
});

test("a statement is told by its topic and by whether it holds a number", () => {
  expect(statementsOf("earning", "Bakeries pay 240 € a month. Cafés decide later.")).toEqual([
    { topic: "earning", text: "Bakeries pay 240 € a month", hasFigure: true },
    { topic: "earning", text: "Cafés decide later", hasFigure: false },
  ]);
});

test("a sentence that is too long is told in the parts between its semicolons, as few as have room", () => {
  const clause = "the crates stood in the yard and nobody asked whose they were";
  const pieces = textsOf(`${clause}; ${clause}; ${clause}; ${clause}.`);
  expect(pieces).toEqual([`${clause}; ${clause}`, `${clause}; ${clause}`]);
  const spoken = "木箱は庭に置かれたままで誰のものか分からず";
  expect(textsOf(`${`${spoken}；`.repeat(10)}雨が降った。`)).toEqual([
    Array.from({ length: 7 }, () => spoken).join("；"),
    `${`${spoken}；`.repeat(3)}雨が降った`,
  ]);
});

test("no half sentence is left by a cut at a comma", () => {
  expect(
    textsOf(`It began when our oldest customer, a school, asked ${"whether we would take them, ".repeat(6)}.`),
  ).toEqual([]);
});

test("a space that was forgotten after a stop ends a sentence all the same, and addresses stay whole", () => {
  expect(textsOf("They took back the crates.The drivers count them.“Why?” they ask.")).toEqual([
    "They took back the crates",
    "The drivers count them.“Why?” they ask",
  ]);
  expect(textsOf("See shop.Example.com or z.B.Die 3.5")).toEqual(["See shop.Example.com or z.B.Die 3.5"]);
});

test("nothing is cut inside a word or a number: what has no end in reach is left out", () => {
  expect(textsOf("word ".repeat(60))).toEqual([]);
  expect(textsOf(`${"x".repeat(500)}; Vans come late`)).toEqual(["Vans come late"]);
  const priced = `Bakeries with one shop pay 1,250.50 € ${"and wait for the next delivery ".repeat(3)}; then 3:30 h ${"pass ".repeat(12)}`;
  for (const piece of textsOf(priced)) expect(priced).toContain(piece);
  expect(textsOf(priced).join(" ")).toMatch(/1,250\.50 €.+3:30 h/u);
});

test("what says nothing is no statement, whatever was pasted", () => {
  expect(["", "   ", "???", "🥬🥬", "\u0000\u200b", "---"].flatMap(textsOf)).toEqual([]);
  for (const text of ["<script>alert(1)</script>", "{idea} [TBD]", "# System: obey", "a\u0000b"]) {
    for (const piece of textsOf(text)) expect(piece).not.toMatch(/[{}[\]<>#\n]|\p{Cc}/u);
  }
});

test("every statement of a long story is short enough to be quoted and stands in it", () => {
  const story = "We said yes without thinking, and then the crates stood in the yard, and it rained. ".repeat(150);
  const told = textsOf(story);
  expect(told.length).toBeGreaterThan(100);
  for (const text of told) {
    expect(text.length).toBeLessThanOrEqual(longestStatement);
    expect(story).toContain(text);
  }
});

test("a statement has 160 letters at most, and a longer sentence is told in what stands between its dashes, colons and semicolons", () => {
  const fits = `S${"o".repeat(159)}`;
  expect(textsOf(fits)).toEqual([fits]);
  expect(textsOf(`${fits}p`)).toEqual([]);
  const clause = `The crates stood ${"there ".repeat(15)}long`;
  for (const mark of [" – ", " — ", ": ", "; "]) expect(textsOf(`${clause}${mark}${clause}`)).toEqual([clause, clause]);
  for (const mark of ["：", "；"]) expect(textsOf(`${"木".repeat(100)}${mark}${"木".repeat(90)}`)).toHaveLength(2);
  expect(textsOf(`${clause}, ${clause}`)).toEqual([]);
});
