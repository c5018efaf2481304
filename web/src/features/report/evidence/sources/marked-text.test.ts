import { expect, test } from "vitest";
import { markedText } from "./marked-text.ts";

const marks = (text: string, ...quotes: string[]) =>
  markedText(text, quotes)
    .map((part) => (part.isQuoted ? `[${part.text}]` : part.text))
    .join("");

test("each place of a quote is marked, letter by letter", () => {
  expect(marks("Oil doubled. Oil doubled again.", "Oil doubled")).toBe("[Oil doubled]. [Oil doubled] again.");
  expect(marks("Oil doubled.", "oil doubled", "")).toBe("Oil doubled.");
  expect(marks("Whole", "Whole")).toBe("[Whole]");
  expect(marks("", "Whole")).toBe("");
});

test("quotes that overlap are one, whatever their order", () => {
  expect(marks("one two three four", "two three", "one two")).toBe("[one two three] four");
  expect(marks("one two three four", "one two three", "two")).toBe("[one two three] four");
});

test("a text loses none of its letters", () => {
  const text = "a b a b\n\nc a b";
  for (const quotes of [["a"], ["a b", "b a"], ["b\n\nc", "c a"]])
    expect(
      markedText(text, quotes)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
});
