import { expect, test } from "vitest";
import type { Statement, Topic } from "../../../../platform/drafting/telling/statement.ts";
import { createEvenQuotes } from "./even-quotes.ts";

const statements = (...told: [Topic, string][]): Statement[] =>
  told.map(([topic, text]) => ({ topic, text, hasFigure: false }));
const many = statements(["pains", "Late"], ["pains", "Dear"], ["idea", "Vans"], ["costs", "Fuel"]);

test("what is quoted least comes first, in the order of the topics, and nothing more than three times", () => {
  const quotes = createEvenQuotes(many, { language: "en", turn: 0 });
  const next = () => quotes.next(["pains", "costs"]);
  expect([next(), next(), next(), next()]).toEqual(["“Late”", "“Dear”", "“Fuel”", "“Late”"]);
  for (let left = 5; left > 0; left -= 1) expect(next()).toBeDefined();
  expect([next(), quotes.next(["limits"])]).toEqual([undefined, undefined]);
});

test("another turn begins with another statement about a topic", () => {
  expect(createEvenQuotes(many, { language: "de", turn: 3 }).next(["pains"])).toBe("„Dear“");
});

test("of little that was said, each is quoted once", () => {
  const quotes = createEvenQuotes(statements(["idea", "Bins"]), { language: "en", turn: 2 });
  expect([quotes.next(["idea"]), quotes.next(["idea"])]).toEqual(["“Bins”", undefined]);
});
