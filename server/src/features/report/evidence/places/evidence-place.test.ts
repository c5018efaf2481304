import type { Claim, Source } from "@seedbed/contract/report/source";
import { describe, expect, test } from "vitest";
import { gathered, reasoned } from "./evidence-place.ts";

const source = (uuid: string, ...citations: string[]): Source => ({
  uuid,
  title: `Page ${uuid}`,
  description: "",
  url: `https://${uuid}.example/`,
  classification: "web",
  citations,
  confidenceLevel: "medium",
  publishedDate: null,
});
const claim = (text: string, ...quotes: string[]): Claim => ({
  text,
  passages: quotes.map((quote) => ({ source: "one", quote, stance: "for" })),
  premises: [],
});
const given = { title: "Insight", conclusion: "Depots pay.", concluded: "summary" };

describe("what gathers parts", () => {
  test("rests on each source once, with all that the parts quote of it, in their order", () => {
    const { sources } = gathered(given, [
      { sources: [source("one", "first", "second"), source("two", "third")] },
      { sources: [source("one", "second", "fourth")] },
      {},
    ]);
    expect(sources.map(({ uuid, citations }) => [uuid, citations])).toEqual([
      ["one", ["first", "second", "fourth"]],
      ["two", ["third"]],
    ]);
  });

  test("has the statements of its parts, and none where nothing was researched", () => {
    const [one, other] = [claim("One."), claim("Another.")];
    expect(gathered(given, [{ claims: [one] }, {}, { claims: [other] }]).claims).toEqual([one, other]);
    expect(gathered(given, [{ claims: [] }, {}]).claims).toEqual([]);
    expect(gathered(given, [{}, {}]).claims).toBeUndefined();
  });
});

describe("what is reasoned in fields of its own", () => {
  test("has a statement for each of their texts, with what was quoted for it, and then the others", () => {
    const [kept, other] = [claim("Buyers ask for it.", "they ask"), claim("Nobody else sells it.")];
    const { claims, reasons } = reasoned(given, { insight: "", sources: [], claims: [other, kept] }, [
      " New today. ",
      "Buyers ask for it.",
      "",
      "New today.",
    ]);
    expect(reasons).toEqual(["New today.", "Buyers ask for it."]);
    expect(claims).toEqual([claim("New today."), kept, other]);
  });

  test("has none where nothing is said", () => {
    expect(reasoned(given, undefined, [" "]).claims).toBeUndefined();
  });
});
