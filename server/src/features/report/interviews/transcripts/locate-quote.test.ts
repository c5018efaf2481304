import { expect, test } from "vitest";
import { germanTranscript, meetingTranscript, timedTranscript } from "../three-transcripts.fixture.ts";
import { locateQuote } from "./locate-quote.ts";
import { readTranscript } from "./read-transcript.ts";

const timed = readTranscript(timedTranscript, []).lines;
const meeting = readTranscript(meetingTranscript, []).lines;
const german = readTranscript(germanTranscript, []).lines;

test.each([
  ["Nobody owns the reorder, so three people order and then we have ninety boxes.", timed, 2],
  ["nobody owns the reorder so three people order", timed, 2],
  ["Nobody owns the reorder … we have ninety boxes", timed, 2],
  ["About 340 dollars a month in deliveries.", meeting, 4],
  ["Ich unterschreibe nichts, was ich nicht monatlich kündigen kann.", german, 6],
])("“%s” stands in its line, letter by letter", (quote, lines, number) => {
  const found = locateQuote(quote, lines);
  expect(found).toMatchObject({ line: number, leftOut: null });
  expect(lines[number - 1]?.text.slice(found.from, found.to)).toBe(found.quote);
});

test.each([
  ["another number", "About 430 dollars a month in deliveries", meeting],
  ["a negation left out", "I asked anyone whether that is much", meeting],
  ["another negation", "Ich unterschreibe alles, was ich monatlich kündigen kann", german],
  ["what nobody said", "We would save a fifth at least", timed],
  ["the words of two people", "we have ninety boxes. What did you do then?", timed],
])("%s is left out", (_what, quote, lines) => {
  expect(locateQuote(quote, lines)).toMatchObject({ quote, line: 0, leftOut: "notInTranscript" });
});

test("what is left out names the nearest words of an answer", () => {
  expect(locateQuote("He keeps his share, everybody knows that", timed).nearest).toEqual({
    line: 4,
    text: "He adds his share, I know that.",
  });
  expect(locateQuote("Quantum turtles dance", timed).nearest).toBeNull();
});

test("what only the one who asks has said is no answer", () => {
  expect(locateQuote("Would we save you a fifth at least?", timed)).toMatchObject({
    leftOut: "interviewersWords",
    nearest: { line: 7 },
  });
});
