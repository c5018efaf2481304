import { expect, test } from "vitest";
import { headerIn, turnIn } from "./turn-forms.ts";

test.each([
  ["Anna 12:40", "12:40", "Anna"],
  ["Anna Berg [1:02:40]", "1:02:40", "Anna Berg"],
  ["(12:40) Dr. O’Neill-Berg", "12:40", "Dr. O’Neill-Berg"],
  ["00:00:01.000 --> 00:00:04.000", "00:00:01", ""],
  ["12:40", "12:40", ""],
  ["[12:40]", "12:40", ""],
  ["WEBVTT - made by a machine", "", ""],
])("“%s” says who speaks next, or from when", (line, time, label) => {
  expect(headerIn(line)).toEqual({ time, label });
});

test.each([
  ["<v Anna Berg>It leaks.</v>", { time: "", label: "Anna Berg", text: "It leaks." }],
  ["<v Anna>It leaks.", { time: "", label: "Anna", text: "It leaks." }],
  ["[12:40] Anna: It leaks.", { time: "12:40", label: "Anna", text: "It leaks." }],
  ["12:40 – Anna: It leaks.", { time: "12:40", label: "Anna", text: "It leaks." }],
  ["12:40 - Anna：It leaks.", { time: "12:40", label: "Anna", text: "It leaks." }],
  ["12:40 — P2: It leaks.", { time: "12:40", label: "P2", text: "It leaks." }],
  ["Anna (12:40): It leaks.", { time: "12:40", label: "Anna", text: "It leaks." }],
  ["Anna: It leaks.", { time: "", label: "Anna", text: "It leaks." }],
  ["12:40 Q Did it leak?", { time: "12:40", label: "Q", text: "Did it leak?" }],
  ["12:40 P12 It leaks.", { time: "12:40", label: "P12", text: "It leaks." }],
  ["12:40 – It leaks.", { time: "12:40", label: "", text: "It leaks." }],
])("“%s” begins what somebody says", (line, turn) => {
  expect(turnIn(line)).toEqual(turn);
});

test.each(["It leaks.", "Ratio 3:4 holds.", "Anna:now", ": It leaks.", "1234 It leaks."])(
  "“%s” may as well go on with what was said before",
  (line) => {
    expect([headerIn(line), turnIn(line)]).toEqual([null, null]);
  },
);
