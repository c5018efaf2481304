import type { Claim, Source } from "@seedbed/contract/report/source";
import { expect, test } from "vitest";
import { placeOf } from "./places/evidence-place.ts";
import { presentEvidence } from "./present-evidence.ts";
import { weighedSources } from "./weighed-sources.ts";

const source = (uuid: string, publisher = uuid): Source => ({
  ...{ uuid, title: uuid, description: "", url: null, classification: "web", citations: [], publisher },
  ...{ confidenceLevel: "low", publishedDate: null },
});
const claim = (text: string, ...passages: [source: string, stance?: "for" | "against"][]): Claim => ({
  text,
  passages: passages.map(([uuid, stance = "for"]) => ({ source: uuid, quote: `${text} ${uuid}`, stance })),
  premises: [],
});
const verdict = { userId: "u", at: new Date("2026-06-01T00:00:00.000Z"), reason: "" };
const nothing = { rejected: new Map(), wrong: new Map() };
const place = (claims: Claim[], ...sources: Source[]) =>
  placeOf({ title: "Trend", conclusion: "Depots pay.", concluded: "summary", sources, claims });
const stances = (...asked: Parameters<typeof weighedSources>) =>
  weighedSources(...asked).map(({ uuid, stance, isRejected }) => [uuid, stance, isRejected]);

test("a source counts once for each side that it is cited for, and for the whole where nothing cites it", () => {
  const claims = [claim("One.", ["a"], ["b", "against"]), claim("Two.", ["a"], ["a", "against"])];
  expect(stances(place(claims, source("a"), source("b"), source("c")), nothing)).toEqual([
    ["a", "for", false],
    ["a", "against", false],
    ["b", "against", false],
    ["c", "for", false],
  ]);
});

test("what is cited only for a statement that is wrong counts for nothing, and what is rejected is told", () => {
  const wrong = new Map([["One.", { ...verdict, item: "i" }]]);
  const judged = { wrong, rejected: new Map([["b", verdict]]) };
  expect(stances(place([claim("One.", ["a"]), claim("Two.", ["b"])], source("a"), source("b")), judged)).toEqual([
    ["b", "for", true],
  ]);
});

test("a statement counts its publishers once, however their names are written, and the quotes of a person stand beside", () => {
  const quoted = { ...source("c", "Trade "), citations: ["One. c", "said elsewhere", ""] };
  const found = {
    ...{ conceptId: "k", section: "trends" as const, item: "i", content: {}, origin: "model" as const },
    place: place([claim("One.", ["a"], ["b"], ["c"])], source("a", "trade"), source("b", "Other"), quoted),
  };
  const known = { ...nothing, kept: new Map(), people: new Map(), searches: 0, now: "2026-06-30T00:00:00.000Z" };
  const view = presentEvidence(found, known);
  expect(view.steps).toMatchObject([{ sources: [1, 2, 3], publishers: 2, against: [] }]);
  expect(view.sources[2]?.passages.map(({ quote, step }) => [quote, step])).toEqual([
    ["One. c", 0],
    ["said elsewhere", null],
  ]);
  expect(view.premises).toEqual([]);
});

test("what was written without statements says what it was written from, unless a person wrote it", () => {
  const known = { ...nothing, kept: new Map(), people: new Map(), searches: 0, now: "2026-06-30T00:00:00.000Z" };
  const premises = (origin: "model" | "user") =>
    presentEvidence({ conceptId: "k", section: "marketScan", item: "i", content: {}, origin, place: place([]) }, known)
      .premises;
  expect(premises("model")).toEqual(["the concept", "the trends"]);
  expect(premises("user")).toEqual([]);
});
