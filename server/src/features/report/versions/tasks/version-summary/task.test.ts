import { expect, test } from "vitest";
import { assessed, draftOf, saidOfAnswer } from "#test-support/task-promises.ts";
import { testVersionRecord } from "#test-support/version-record.ts";
import type { VersionSummaryInput } from "./prompt.ts";
import { versionSummaryTask } from "./task.ts";

const input: VersionSummaryInput = {
  changes: [
    "the concept's value proposition",
    "Trends: Summary of “Political”",
    "Financials: Price of “Depot, 20 m²” was $1,200 and is $950",
    "Customers: “Kornhaus GmbH” removed",
  ],
};
const outcomeOf = (summary: string) => assessed(versionSummaryTask, { summary }, input).outcome;

testVersionRecord(versionSummaryTask, input);

test.each([
  "Changed the price of “Depot, 20 m²” to $950 and removed Kornhaus GmbH.",
  "Rewrote the summary of Political in Trends. Also removed Kornhaus GmbH’s entry from Customers.",
  "The price was $1200 before.",
])("a sentence of what was recorded is taken: %s", (summary) => {
  expect(outcomeOf(summary)).toBe("ok");
});

test.each([
  ["a name", "Removed Mehlwerk from Customers."],
  ["a name that begins a sentence", "Kornhaus GmbH was removed. Mehlwerk came instead."],
  ["a name without capitals at its beginning", "Removed eMehl from Customers."],
  ["a name in another script", "Removed 株式会社 from Customers."],
  ["a number", "Changed the price to $980."],
  ["a count", "Changed 4 things in Trends."],
  ["a number in a word", "Changed three things in Trends."],
  ["a number with another unit", "Changed the price by 20%."],
  ["parts of a number", "Changed the price to $1.2."],
  ["an address", "Changed the price, see www.example.org."],
  ["too many words", `Changed the summary ${"and the price ".repeat(20)}.`],
  ["three sentences", "Changed the price. Also removed the entry. Also rewrote the summary."],
  ["nothing", " "],
])("%s that was not recorded is refused", (_what, summary) => {
  expect(outcomeOf(summary)).not.toBe("ok");
});

test.each([
  ...[
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "dozen",
    "twenty",
    "thirty",
    "fifty",
    "hundred",
  ],
  ...["thousand", "million", "billion", "half", "twice", "double", "triple"],
])("the number “%s” that was not recorded is refused", (count) => {
  expect(outcomeOf(`Changed the price by ${count} in Financials.`)).not.toBe("ok");
});

test.each([
  ...[
    "Added",
    "Adjusted",
    "Changed",
    "Clarified",
    "Edited",
    "Moved",
    "Removed",
    "Renamed",
    "Replaced",
    "Reworked",
    "Rewrote",
    "Updated",
    "Wrote",
  ],
  ...["Also", "It", "The", "This"],
])("a sentence may begin with “%s”", (opening) => {
  expect(outcomeOf(`${opening} the price in Financials.`)).toBe("ok");
});

test.each([
  "The price changed",
  "The price changed…",
  "“The price” changed.”",
  "The price changed!",
  "The price changed?",
])("what is no sentence yet becomes one: %s", (summary) => {
  const sentence = summary === "The price changed" ? `${summary}.` : summary;
  expect(assessed(versionSummaryTask, { summary }, input)).toMatchObject({ output: { summary: sentence } });
});

test("a line break and a missing stop are put right", () => {
  expect(assessed(versionSummaryTask, { summary: "Changed the price\nin Financials" }, input)).toMatchObject({
    outcome: "ok",
    output: { summary: "Changed the price in Financials." },
    mends: ["plain-sentence summary"],
  });
});

test("a draft names recorded changes only, within its length", () => {
  const many = { changes: Array.from({ length: 40 }, (_, index) => `Trends: Finding ${index} of “Political”`) };
  for (const each of [input, many, { changes: ["x".repeat(500)] }, { changes: [] }]) {
    const draft = draftOf(versionSummaryTask, each);
    expect(saidOfAnswer(versionSummaryTask, draft, each)).toEqual([]);
  }
});
