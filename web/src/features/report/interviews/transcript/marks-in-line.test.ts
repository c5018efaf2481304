import { expect, test } from "vitest";
import { found } from "../testing/shown-interview.fixture.ts";
import { type NumberedSignal, numbered, piecesOf } from "./marks-in-line.ts";

const text = "He counts every square metre.";
const markOf = (number: number, from: number, to: number): NumberedSignal[] =>
  found.slice(0, 1).map((signal) => ({ number, signal: { ...signal, from, to } }));
const shown = (...marks: NumberedSignal[][]) =>
  piecesOf(text, marks.flat()).map((piece) => `${piece.mark?.number ?? "-"}:${piece.text}`);

test("the pieces of a line are its words, whole and in their order", () => {
  expect(shown()).toEqual([`-:${text}`]);
  expect(shown(markOf(1, 3, 9))).toEqual(["-:He ", "1:counts", "-: every square metre."]);
  expect(shown(markOf(1, 0, 28))).toEqual(["1:He counts every square metre", "-:."]);
  expect(shown(markOf(2, 16, 28), markOf(1, 3, 9))).toEqual([
    ...["-:He ", "1:counts", "-: every ", "2:square metre", "-:."],
  ]);
});

test("where two rest on the same words the first keeps them; what goes past the end of a line is cut", () => {
  expect(shown(markOf(1, 3, 15), markOf(2, 10, 22))).toEqual([
    ...["-:He ", "1:counts every", "2: square", "-: metre."],
  ]);
  expect(shown(markOf(1, 3, 22), markOf(2, 10, 15))).toEqual(["-:He ", "1:counts every square", "-: metre."]);
  expect(shown(markOf(1, 23, 500))).toEqual(["-:He counts every square ", "1:metre."]);
});

test("what is left out has no number", () => {
  expect(
    numbered([...found.slice(3), ...found.slice(0, 2)]).map(({ number, signal }) => [number, signal.uuid]),
  ).toEqual(found.slice(0, 2).map(({ uuid }, index) => [index + 1, uuid]));
});
