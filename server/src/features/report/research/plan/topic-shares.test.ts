import type { ResearchQuestion, ResearchTopic } from "@seedbed/contract/report/research/schemas";
import { researchTopics } from "@seedbed/contract/report/vocabulary";
import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateOf } from "./estimate.ts";
import { shareOf } from "./topic-shares.ts";

const question = (topic: ResearchTopic, searches: number, isIncluded = true): ResearchQuestion => ({
  uuid: "",
  topic,
  question: "",
  queries: Array.from({ length: searches }, () => "soap"),
  isIncluded,
});
const limits = { searchesPerReport: 40, pagesPerReport: 60 };
const usual = { secondsPerPage: 3, secondsPerSearch: 1 };
const free = { ...usual, usdPerSearch: 0 };

test("a topic may take what its questions want, six pages for each, while all of them fit into a report", () => {
  const questions = [
    question("trends", 2),
    question("trends", 1),
    question("signals", 3),
    question("forces", 3, false),
  ];
  expect(shareOf(questions, "trends", limits)).toMatchObject({ searches: 3, pages: 12 });
  expect(shareOf(questions, "forces", limits)).toEqual({ questions: [], searches: 0, pages: 0 });
});

test("where a report may not take all that is asked, questions that nobody wants asked take nothing from the others", () => {
  const wanted = [question("trends", 4), question("signals", 4)];
  const unwanted = Array.from({ length: 8 }, () => question("forces", 4, false));
  const scarce = { searchesPerReport: 6, pagesPerReport: 8 };
  for (const questions of [wanted, [...unwanted, ...wanted]])
    expect(shareOf(questions, "trends", scarce)).toMatchObject({ searches: 3, pages: 4 });
});

test("questions of both sides are asked in turn, those that look for either behind them", () => {
  const sides = ["for", "for", null, "for", "against", "against"] as const;
  const questions = sides.map((side, index) => ({ ...question("signals", 1), uuid: String(index), side }));
  expect(shareOf(questions, "signals", limits).questions.map(({ uuid }) => uuid)).toEqual([
    "4",
    "0",
    "5",
    "1",
    "3",
    "2",
  ]);
});

test("together the topics never take more than a report may", () => {
  const anyQuestions = fc.array(
    fc.tuple(fc.constantFrom(...researchTopics), fc.integer({ min: 1, max: 4 }), fc.boolean()),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(anyQuestions, fc.nat(50), fc.nat(80), (given, searchesPerReport, pagesPerReport) => {
      const questions = given.map((each) => question(...each));
      const estimate = estimateOf(questions, { searchesPerReport, pagesPerReport }, free);
      expect(estimate.searches).toBeLessThanOrEqual(searchesPerReport);
      expect(estimate.pages).toBeLessThanOrEqual(pagesPerReport);
    }),
  );
});

test("an estimate says what searches and pages take, and what they cost where the price is known", () => {
  const questions = [question("trends", 2), question("signals", 1)];
  expect(estimateOf(questions, limits, { ...usual, usdPerSearch: 0.005 })).toEqual({
    searches: 3,
    pages: 12,
    seconds: 39,
    usd: 0.015,
  });
  expect(estimateOf(questions, limits, { ...usual, usdPerSearch: null }).usd).toBeNull();
});
