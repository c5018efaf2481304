import { expect, test } from "vitest";
import { excerptOf } from "./find-words.ts";

test("words are found in any case and with or without accents, and shown as they stand", () => {
  expect(excerptOf("Ein Café in Lübeck", "cafe IN")).toEqual({ before: "Ein ", found: "Café in", after: " Lübeck" });
  expect(excerptOf("Cafe\u0301s open", "cafés")).toEqual({ before: "", found: "Cafe\u0301s", after: " open" });
  expect(excerptOf("İstanbul ferries", "ferries")?.found).toBe("ferries");
});

test("long texts are cut at words on both sides of what was found", () => {
  const excerpt = excerptOf(`${"before ".repeat(30)}needle${" behind".repeat(30)}`, "needle");
  expect(excerpt?.before).toMatch(/^…(?:before )+$/);
  expect(excerpt?.after).toMatch(/^(?: behind)+…$/);
});

test.each(["", "  ", "thread"])("nothing is found for %j", (words) => {
  expect(excerptOf("A needle", words)).toBeUndefined();
});

test("sixty letters stand whole on either side of what was found, and one more is cut", () => {
  const sixty = `${"ab ".repeat(19)}abc`;
  expect(excerptOf(`${sixty}X${sixty}`, "x")).toEqual({ before: sixty, found: "X", after: sixty });
  expect(excerptOf(`a${sixty}X${sixty}c`, "x")).toEqual({
    ...{ before: `…${sixty.slice(3)}`, found: "X", after: `${sixty.slice(0, -4)}…` },
  });
});
