import { expect, test } from "vitest";
import { oneLine } from "./one-line.ts";
import { sendProblem } from "./send-problem.ts";

test.each([
  ["Shorter", "Shorter"],
  ["Shorter\nand  kinder", "Shorter and  kinder"],
  ["Shorter \r\n\r\n  and kinder", "Shorter and kinder"],
  ["Shorter\u2028and\u2029kinder\rnow", "Shorter and kinder now"],
  ["\nShorter\n", " Shorter "],
])("%j is one line", (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test.each([
  [{ conceptUuid: "", content: "Shorter", hasMedia: true }, "Unable to find Concept to edit."],
  [{ conceptUuid: "c-1", content: " \n", hasMedia: false }, "No message to send."],
  [{ conceptUuid: "c-1", content: " \n", hasMedia: true }, null],
  [{ conceptUuid: "c-1", content: "Shorter", hasMedia: false }, null],
])("a message has a concept, and words or a file (%#)", (sending, problem) => {
  expect(sendProblem(sending)).toBe(problem);
});
