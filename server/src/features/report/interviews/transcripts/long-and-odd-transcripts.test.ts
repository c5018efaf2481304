import type { TranscriptLine } from "@seedbed/contract/report/interviews/schemas";
import { expect, test } from "vitest";
import { locateQuote } from "./locate-quote.ts";
import { nextPart } from "./next-part.ts";
import { readTranscript } from "./read-transcript.ts";

const read = (text: string, also: string[] = []) => readTranscript(text, also);
const turns = (text: string) => read(text).lines.map(({ time, speaker, text: said }) => [time, speaker, said]);
const line = (text: string, isQuestion = false): TranscriptLine => ({ time: "", speaker: "", isQuestion, text });
const wordsOf = (count: number) => Array.from({ length: count }, () => "box").join(" ");

test("four hundred words stay one line; with more they are lines of a hundred and fifty at most, the first with its time", () => {
  const said = (sentences: number) =>
    `12:40 P: ${"This is one sentence of ten words and no more. ".repeat(sentences).trim()}`;
  const long = (sentences: number) =>
    read(said(sentences)).lines.map(({ time, text }) => [time, text.split(" ").length]);
  expect(long(40)).toEqual([["12:40", 400]]);
  expect(long(41)).toEqual([
    ["12:40", 150],
    ["", 150],
    ["", 110],
  ]);
});

test("a label of four words is who speaks where it stands twice, one of five never", () => {
  const labelled = (label: string) => turns(`${label}: It broke.\n${label}: It leaks.`);
  expect(labelled("Our man in Porto")).toEqual([
    ["", "Our man in Porto", "It broke."],
    ["", "Our man in Porto", "It leaks."],
  ]);
  expect(labelled("Our man in old Porto").map(([, speaker]) => speaker)).toEqual(["", ""]);
});

test("what stands before a colon once is who speaks as a role or with a time, and part of a sentence otherwise", () => {
  expect(turns("Moderator: What broke?")).toEqual([["", "Q", "What broke?"]]);
  expect(turns("12:40 Zablocki: It broke.")).toEqual([["12:40", "P", "It broke."]]);
  expect(turns("<v Zablocki>It broke.")).toEqual([["", "P", "It broke."]]);
  expect(turns("Zablocki: It broke.")).toEqual([["", "", "Zablocki: It broke."]]);
  expect(turns("Our facility manager: it broke.")).toEqual([["", "", "Our facility manager: it broke."]]);
});

test("above what was said stand a name of up to four words and a time; five words with a time are said", () => {
  expect(turns("Bo 12:40\nIt broke.\nAnd leaks.")).toEqual([["12:40", "P", "It broke. And leaks."]]);
  expect(turns("One Two Three Four 12:40\nIt broke.")).toEqual([["12:40", "P", "It broke."]]);
  expect(turns("We were there until five 12:40\nIt broke.").map(([, , said]) => said)).toEqual([
    "We were there until five 12:40",
    "It broke.",
  ]);
});

test("lines are read as they are broken anywhere, without signs that nobody sees", () => {
  expect(turns("Q: What broke?\r\nP: The\u200b  pump.\rQ: And?\u2028P: It\tleaks.\u2029\u0007")).toEqual([
    ["", "Q", "What broke?"],
    ["", "P", "The pump."],
    ["", "Q", "And?"],
    ["", "P", "It leaks."],
  ]);
  expect(
    read(`P: ${"x".repeat(650)}.`)
      .lines[0]?.text.split(" ")
      .map(({ length }) => length),
  ).toEqual([300, 300, 51]);
});

test("the numbers of subtitles are no words, other numbers are", () => {
  expect(turns("7\n00:01 --> 00:02\nIt broke.\n\n8\n00:03 --> 00:04\nTwice.\n\n9").map(([, , said]) => said)).toEqual([
    ...["It broke.", "Twice.", "9"],
  ]);
});

test("joined lines begin anew where a label of three words stands twice, or times stand twice behind sentences", () => {
  const joined = (label: string) => turns(`${label}: It broke. ${label}: It leaks.`).length;
  expect([joined("Our old man"), joined("Our very old man")]).toEqual([2, 1]);
  expect(turns("It broke. 12:40 We saw it. 12:50 It leaks.").map(([time]) => time)).toEqual(["", "12:40", "12:50"]);
  expect(turns("It broke. 12:40 We saw it.")).toHaveLength(1);
});

test("a short sentence behind a time is said, and a short name is who says it", () => {
  expect(turns("12:40 Yes.\n12:50 We saw it.\n\n13:00 Anna B.\nIt broke.")).toEqual([
    ["12:40", "", "Yes."],
    ["12:50", "", "We saw it."],
    ["13:00", "P", "It broke."],
  ]);
});

test("who asks is who asks at least two in five times, and several who answer are told apart", () => {
  const asked = (questions: number) =>
    read(
      [
        ...Array.from({ length: 5 }, (_, at) => `Bo: ${at < questions ? "What broke?" : "I see."}`),
        ...["Cy: The pump.", "Cy: It leaks.", "Di: The lift.", "Di: Twice."],
      ].join("\n"),
    ).lines.map(({ speaker }) => speaker);
  expect([...new Set(asked(2))]).toEqual(["Q", "P1", "P2"]);
  expect([...new Set(asked(1))]).toEqual(["P1", "P2", "P3"]);
  expect(read("Q1: And?\nFacility lead: It broke.\nFacility lead: Twice.").lines).toMatchObject([
    { speaker: "Q", isQuestion: true },
    { speaker: "Facility lead", isQuestion: false },
    { speaker: "Facility lead", isQuestion: false },
  ]);
  expect(read("Zablocki: It broke.\nZablocki: Twice.").lines[0]).toMatchObject({ speaker: "P", isQuestion: false });
});

test("the same is replaced by the same however it is written, and what a person names goes as it is, the longest first", () => {
  const { lines, words, replaced } = read(
    "P: Write to A.B@plant.example or a.b@Plant.example, call 030 123456 or 030-123 456, come to Lindenweg 3. Use A.B, North, North Gates (1*) or a.bc.",
    ["north", "North Gate", "A.B", "(1*)"],
  );
  expect(lines[0]?.text).toBe(
    "Write to [mail 1] or [mail 1], call [phone 1] or [phone 1], come to [address 1]. Use [removed 1], [removed 2], [removed 3] [removed 4] or a.bc.",
  );
  expect(replaced).toEqual({ names: 0, mails: 1, phones: 1, addresses: 1, others: 4 });
  expect(words).toBe(28);
});

test("as many lines are read at once as have four thousand words, and one that has more alone", () => {
  const lines = [wordsOf(2_000), wordsOf(2_000), "one", wordsOf(5_000), "two"].map((text) => line(text));
  const numbers = (from: number) => nextPart(lines, from).map(({ number }) => number);
  expect([0, 1, 2, 3, 4, 5].map(numbers)).toEqual([[1, 2], [2, 3], [3], [4], [5], []]);
});

test("words are looked for in answers first, as they are written first, and left out with the line they stand near", () => {
  const lines = [
    line("Is the pump broken?", true),
    line("the pump broke"),
    line("The pump broke"),
    line(`It was ${"very ".repeat(35)}old, they said.`),
  ];
  expect(locateQuote("The pump broke", lines)).toMatchObject({ line: 3, from: 0, to: 14 });
  expect(locateQuote("the pump broke", lines)).toMatchObject({ line: 2 });
  const asked = locateQuote("Is the pump broken", lines);
  expect(asked).toMatchObject({ line: 0, from: 0, to: 0, leftOut: "interviewersWords" });
  expect(asked.nearest).toEqual({ line: 1, text: "Is the pump broken?" });
  const { nearest } = locateQuote("It was quite old, they told us", lines);
  expect(nearest).toEqual({ line: 4, text: `It was ${"very ".repeat(30)}…` });
  // Two of fourteen words are the same; three of nineteen are enough.
  expect(locateQuote("one two three four five six seven pump", [line("pump a b c d")]).nearest).toEqual({
    ...{ line: 1, text: "pump a b c d" },
  });
  expect(locateQuote("one two three four five six seven eight nine pump", [line("pump a b c d")]).nearest).toBeNull();
});
