import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { keptArticles, passagesOfPages } from "#test-support/research-pages/read-articles.ts";
import { saidWhere } from "./said-where.ts";

const passages = passagesOfPages(keptArticles("refill", "11111111-1111-4111-8111-111111111111"));
const brief = {
  ...refillDepots,
  concept: {
    ...refillDepots.concept,
    ...{ summary: "A depot on each floor.", overview: "Crews refill by card." },
    ...{ problemStatement: "Lifts are full of boxes.", valueProposition: "Nobody carries any more." },
    ...{ differentiators: ["Counted by tenant"], rightsToWin: ["Our vans pass anyway"] },
  },
  seed: {
    answers: [
      { identifier: "pains", label: "What hurts?", answers: ["It is late", "Crews refill by hand"] },
      { identifier: "idea", label: "What is it?", answers: ["Refill by card"] },
    ],
    clarifications: [{ question: "Who signs?", answers: ["The owner signs it."] }],
  },
};
const said = (words: string) => saidWhere(words, { brief, passages });

test.each([
  ["crews REFILL by hand", "answer", "What hurts?"],
  ["refill, by card", "answer", "What is it?"],
  ["the owner signs", "answer", "Who signs?"],
  ["a depot on each floor", "concept", "Summary"],
  ["crews refill by card", "concept", "Overview"],
  ["full of boxes", "concept", "Problem"],
  ["nobody carries", "concept", "Value proposition"],
  ["counted by tenant", "concept", "Differentiators"],
  ["ｏｕｒ ｖａｎｓ", "concept", "Right to win"],
])("the words “%s” stand in the %s, under “%s”", (words, by, label) => {
  expect(said(words)).toEqual({ by, label });
});

test("words of a page are found there, and nowhere without it", () => {
  const { text = "", source } = passages[1] ?? {};
  const words = text.split(" ").slice(0, 9).join(" ");
  expect(said(words)).toEqual({ by: "passage", label: source?.title });
  expect(saidWhere(words, { brief })).toBeUndefined();
});

test("too few letters say nothing, and no word is found in another one", () => {
  expect(said("signs")).toBeUndefined();
  expect(said("it, is la")).toBeUndefined();
  expect(said("is late")).toEqual({ by: "answer", label: "What hurts?" });
  expect(said("rews refill")).toBeUndefined();
});
