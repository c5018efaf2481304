import { expect, test } from "vitest";
import { createQuoting } from "./quoting.ts";
import { statementsOf } from "./statement.ts";
import { createVoice } from "./voice.ts";

const statements = [
  ...statementsOf("audience", "School canteens. Our own drivers"),
  ...statementsOf("pains", "Crates are lost after 3 trips"),
  ...statementsOf("earning", "€6.80 a crate"),
];
const quoting = () => createQuoting(statements, createVoice({ seed: "one", language: "en" }));

test("quotes of a topic come in turn, those that were quoted least first", () => {
  const { quote, quoteAny } = quoting();
  expect([quote("audience"), quote("audience"), quote("audience")]).toEqual([
    "“School canteens”",
    "“Our own drivers”",
    "“School canteens”",
  ]);
  expect(quoteAny()).toBe("“Crates are lost after 3 trips”");
});

test("the first topic of which something was said is quoted, and no other in its place", () => {
  expect(quoting().quote("limits", "pains", "audience")).toBe("“Crates are lost after 3 trips”");
  expect(quoting().quote("limits", "costs")).toBeUndefined();
});

test("of several topics the least quoted statement is quoted, first those of the topic named first", () => {
  const { quoteOneOf } = quoting();
  expect([1, 2, 3, 4].map(() => quoteOneOf("pains", "limits", "audience"))).toEqual([
    "“Crates are lost after 3 trips”",
    "“School canteens”",
    "“Our own drivers”",
    "“Crates are lost after 3 trips”",
  ]);
});

test("a figure is quoted whole with what it is for, and of no other topic than asked", () => {
  expect(quoting().quoteFigure("earning")).toBe("“€6.80 a crate”");
  expect(quoting().quoteFigure("audience")).toBeUndefined();
  expect(quoting().quoteFigure()).toBe("“Crates are lost after 3 trips”");
});

test("where nothing was said nothing is quoted", () => {
  const { quote, quoteFigure, quoteAny } = createQuoting([], createVoice({ seed: "one", language: "de" }));
  expect([quote("idea"), quoteFigure(), quoteAny()]).toEqual([undefined, undefined, undefined]);
});
