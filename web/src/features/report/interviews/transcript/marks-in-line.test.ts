import { expect, test } from "vitest";
import { found, openedInterview } from "../testing/shown-interview.fixture.ts";
import { numbered, piecesOf, placeOf } from "./marks-in-line.ts";
import { broughtInWords, removalInWords, replacedInWords } from "./transcript-words.ts";

const [signal] = found;
if (!signal) throw new Error("Something was found.");
const mark = (number: number, from: number, to: number) => ({ number, signal: { ...signal, from, to } });
const told = (text: string, ...marks: ReturnType<typeof mark>[]) =>
  piecesOf(text, marks).map((piece) => (piece.mark ? `${piece.mark.number}:${piece.text}` : piece.text));

test("signals are counted from 1 over what is not left out", () => {
  expect(numbered(found).map(({ number }) => number)).toEqual([1, 2, 3]);
  const [first, ...others] = found;
  expect(numbered([{ ...signal, leftOut: "notInTranscript" }, ...others]).map(({ number }) => number)).toEqual([1, 2]);
  expect(numbered(first ? [first] : [])[0]?.signal).toBe(first);
});

test("a line is cut into marked and plain pieces that are all of it, in their order", () => {
  expect(told("One two three")).toEqual(["One two three"]);
  expect(told("One two three", mark(2, 8, 13), mark(1, 0, 3))).toEqual(["1:One", " two ", "2:three"]);
  expect(told("One two three", mark(1, 4, 7))).toEqual(["One ", "1:two", " three"]);
});

test("words that two signals rest on are the first one's; the second marks what is left, and nothing beyond the line", () => {
  expect(told("One two three", mark(1, 0, 7), mark(2, 4, 13))).toEqual(["1:One two", "2: three"]);
  expect(told("One two three", mark(1, 0, 7), mark(2, 4, 6))).toEqual(["1:One two", " three"]);
  expect(told("One", mark(1, 0, 99))).toEqual(["1:One"]);
});

test("words stand in the first answer that holds them, and never in a question", () => {
  const { transcript } = openedInterview();
  expect(placeOf("  signs in a week ", transcript)).toEqual({ line: 6, from: 64, to: 79 });
  expect(placeOf("What did you do then?", transcript)).toBeNull();
  expect([placeOf(" ", transcript), placeOf("Nobody said this.", transcript)]).toEqual([null, null]);
});

test("what was replaced is told by its kinds, one of each as one", () => {
  const none = { names: 0, mails: 0, phones: 0, addresses: 0, others: 0 };
  expect(replacedInWords(none)).toBe("No names or addresses were recognised in it.");
  expect(replacedInWords({ ...none, mails: 1 })).toBe("1 mail address replaced before reading.");
  expect(replacedInWords({ ...none, names: 2, phones: 1, others: 3 })).toBe(
    "2 names, 1 phone number and 3 words of your list replaced before reading.",
  );
});

test("it is told how a transcript came and by whom; of somebody who is gone, by nobody", () => {
  expect(broughtInWords(openedInterview())).toBe("2,140 words, uploaded by Mara Olsen");
  expect(broughtInWords(openedInterview({ fileName: null, addedBy: null }))).toBe("2,140 words, pasted");
  const addedBy = { uuid: "u", firstName: "Mara", lastName: "" };
  expect(broughtInWords(openedInterview({ addedBy }))).toBe("2,140 words, uploaded by Mara");
});

test("removing an interview says how many signals rest on it", () => {
  expect(removalInWords(0)).toBe("No signal rests on it.");
  expect(removalInWords(1)).toMatch(/^1 signal of the profile rests on it\. It stays/);
  expect(removalInWords(2)).toMatch(/^2 signals of the profile rest on it\. They stay/);
});
