import { expect, test } from "vitest";
import { countQuoted } from "./count-quoted.ts";

test("different quotes of a source are counted, wherever they stand, and the same one once", () => {
  const passage = (source: string, quote: string) => ({ source, quote, stance: "for" });
  const content = {
    results: [
      { claims: [{ passages: [passage("a", "One."), passage("a", "Two."), passage("b", "One.")] }] },
      { claims: [{ passages: [passage("a", "One.")] }] },
    ],
    summary: { source: "a" },
  };
  expect(countQuoted(content)).toEqual(
    new Map([
      ["a", 2],
      ["b", 1],
    ]),
  );
  expect(countQuoted(null)).toEqual(new Map());
});
