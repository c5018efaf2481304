import { expect, test } from "vitest";
import { draftFrames } from "./draft-frames.ts";

const value = {
  title: "One two",
  items: [
    { name: "Three", count: 4 },
    { name: "Five six", count: 7 },
  ],
  note: null,
  none: [],
};

test("one frame for every word shows strings word by word, items one after the other, properties in their order", () => {
  expect(draftFrames(value, 9)).toEqual([
    { title: "One" },
    { title: "One two" },
    { title: "One two", items: [{ name: "Three" }] },
    { title: "One two", items: [{ name: "Three", count: 4 }] },
    { title: "One two", items: [{ name: "Three", count: 4 }, { name: "Five" }] },
    { title: "One two", items: [{ name: "Three", count: 4 }, { name: "Five six" }] },
    {
      title: "One two",
      items: [
        { name: "Three", count: 4 },
        { name: "Five six", count: 7 },
      ],
    },
    value,
  ]);
});

test("a short value has fewer frames than asked for, never two alike", () => {
  expect(draftFrames({ title: "Short" }, 30)).toEqual([{ title: "Short" }]);
});

test("line breaks and spaces inside a text stay as they are", () => {
  expect(draftFrames({ text: "a  b\n\nc" }, 3)).toEqual([{ text: "a" }, { text: "a  b" }, { text: "a  b\n\nc" }]);
});
