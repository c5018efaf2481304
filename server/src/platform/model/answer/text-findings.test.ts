import { describe, expect, test } from "vitest";
import { saidOf } from "./findings.ts";
import { repeatedFindings, textFindings } from "./text-findings.ts";

const textProblems = (...given: Parameters<typeof textFindings>) => textFindings(...given).map(saidOf);

describe("texts of an answer", () => {
  test("own sentences are no problem", () => {
    expect(textProblems({ title: "Refill depots", items: ["Nobody owns the reorder."] }, {})).toEqual([]);
  });

  test("what is empty is named by its place, unless it may be", () => {
    expect(textProblems({ items: [{ title: "  " }], note: "" }, {}, ["note"])).toEqual([
      "items.0.title is empty. Write it.",
    ]);
  });

  test("placeholders are told, but not a word such as the Spanish todo", () => {
    const answer = { one: "Cost: TBD", two: "For [company name] only", three: "Lorem ipsum dolor", four: "sobre todo" };
    expect(textProblems(answer, {}).map((problem) => problem.split(" ")[0])).toEqual(["one", "two", "three"]);
    const more = {
      one: "For {{company}}",
      two: "Costs XXXX a month",
      three: "Size XXL",
      four: "TBA in May",
      five: "todo",
    };
    expect(textProblems(more, {}).map((problem) => problem.split(" ")[0])).toEqual(["one", "two", "four"]);
    expect(textProblems({ one: "For [company name] only" }, { idea: "Letters to [Company Name]" })).toEqual([]);
  });

  test("links and addresses are told unless a person gave them", () => {
    const answer = { one: "See https://invented.example/report", two: "Ask me@mine.example or www.mine.example/a" };
    expect(textProblems(answer, { idea: "me@mine.example and www.mine.example/a" })).toEqual([
      'one holds the address "https://invented.example/report". Leave links and addresses out.',
    ]);
  });

  test("a sentence that stands twice is told once, short labels are not", () => {
    const answer = {
      one: "Nobody owns the weekly reorder. Yes.",
      two: "nobody owns the weekly reorder!",
      three: "Yes.",
    };
    expect(textProblems(answer, {})).toEqual([
      'two repeats a sentence of one: "nobody owns the weekly reorder!". Say something else there.',
    ]);
  });
});

test("labels are the same whatever their capitals and spaces", () => {
  const labels = ["Office hosts", "office  Hosts", "Landlords"].map((text, index) => ({
    place: `segments.${index}`,
    text,
  }));
  expect(repeatedFindings(labels, "segments")).toEqual([
    expect.objectContaining({
      grade: "refuse",
      place: "segments.1",
      problem: '"office  Hosts" occurs twice among the segments. Make each of them different.',
    }),
  ]);
});

test.each([
  ["Lorem ipsum", "Lorem ipsum"],
  ["This is a placeholder.", "placeholder"],
  ["For [the customer] only", "[the customer]"],
  ["For {{name}}", "{{name}}"],
  ["Cost: TBD", "TBD"],
  ["TBA in May", "TBA"],
  ["TODO", "TODO"],
  ["XXX litres", "XXX"],
])("“%s” holds the placeholder “%s”", (text, found) => {
  expect(textFindings({ text }, {})).toEqual([
    expect.objectContaining({
      ...{ grade: "refuse", rule: "placeholder", place: "text", words: found },
      problem: `text holds the placeholder "${found}". Write what belongs there, or that it is unknown.`,
    }),
  ]);
});

test.each(["https://a.example/b", "http://a.example", "www.a.example", "ada.b+c@mill-one.example.com"])(
  "an address that nobody gave is told: %s",
  (address) => {
    expect(textFindings({ text: `See ${address} now` }, {})).toEqual([
      expect.objectContaining({ rule: "invented-address", words: address }),
    ]);
  },
);

test("five words in a row that stand twice are one sentence too many, four are not", () => {
  const four = "Nobody owns the reorder.";
  expect(textProblems({ one: four, two: four }, {})).toEqual([]);
  const five = "Nobody owns the weekly reorder.";
  expect(textFindings({ one: five, two: five }, {})).toEqual([
    expect.objectContaining({
      rule: "repeated-sentence",
      place: "two",
      orMark: "This says the same as another place.",
    }),
  ]);
});
