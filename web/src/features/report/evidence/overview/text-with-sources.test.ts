import { expect, test } from "vitest";
import { ada, shownEvidence, shownSource, shownStep } from "../testing/shown-evidence.fixture.ts";
import { textWithSources } from "./text-with-sources.ts";

const passage = { before: "", after: "", stance: "for", step: 0 } as const;

test("a text with its sources says what carries each step, what speaks against it, and what is wrong; what is rejected is left out", () => {
  const law = shownSource(1, "The law", {
    ...{ publisher: "Parliament", publishedDate: "2026-01-02", retrievedAt: "2026-03-02T10:00:00.000Z" },
    passages: [
      { ...passage, quote: "From 2027 on", isFound: true },
      { ...passage, quote: "Found nowhere", isFound: false },
    ],
  });
  const bare = shownSource(3, "A talk", { publisher: "", publishedDate: null, retrievedAt: null, url: null });
  const rejected = { ...shownSource(2, "A rumour"), rejected: { by: ada, at: "2026-03-02T10:00:00.000Z", reason: "" } };
  const text = textWithSources(
    shownEvidence({
      ...{ title: "Input cost", conclusion: "It costs.", sources: [law, rejected, bare] },
      steps: [
        shownStep("Bottles are banned.", { sources: [1, 3], against: [2, 3] }),
        shownStep("So prices rise.", { wrong: { by: ada, at: "2026-03-02T10:00:00.000Z", reason: "" } }),
      ],
    }),
  );
  expect(text).toBe(`Input cost
It costs.

1. Bottles are banned. [1] [3] (against it: [2] [3])
2. So prices rise. (reasoning, no source) (marked as wrong)

Sources
[1] The law, Parliament, published 2026-01-02, retrieved 2026-03-02, https://source-1.example/page
    “From 2027 on”
[3] A talk`);
});

test("a text without sources says so", () => {
  expect(textWithSources(shownEvidence({ title: "", conclusion: "It costs.", steps: [], sources: [] }))).toBe(
    "It costs.\n\nNo source stands behind it.",
  );
});
