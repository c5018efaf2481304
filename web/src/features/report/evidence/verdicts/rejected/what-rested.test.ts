import { expect, test } from "vitest";
import { shownEvidence, shownSource, uuidOf } from "../../testing/shown-evidence.fixture.ts";
import { whatRested } from "./what-rested.ts";

const rejected = { by: null, at: "2026-03-02T10:00:00.000Z", reason: "" };

/** The evidence when the sources with these numbers are rejected, as a server tells it. */
function without(...numbers: number[]) {
  const { sources, steps } = shownEvidence();
  return shownEvidence({
    sources: sources.map((source) => (numbers.includes(source.number) ? { ...source, rejected } : source)),
    steps: steps.map((step) => ({ ...step, sources: step.sources.filter((number) => !numbers.includes(number)) })),
  });
}

test("a statement that another source carries stands, with what is left", () => {
  expect(whatRested(without(4), uuidOf(4))).toEqual([
    {
      text: "Palm kernel oil has doubled twice within five years, and surfactant list prices moved with it.",
      state: "stands",
      note: "one source left, confidence now medium",
    },
  ]);
});

test("a statement that nothing else carries is reasoning from then on", () => {
  const [rested] = whatRested(without(3), uuidOf(3));
  expect(rested).toEqual({
    text: "Contracts with tenants usually run twelve months.",
    state: "bare",
    note: "now AI reasoning",
  });
  const view = without(3);
  const steps = view.steps.map((step) => ({ ...step, premises: ["step 1", "the answers"] }));
  expect(whatRested({ ...view, steps }, uuidOf(3))[0]?.note).toBe("now AI reasoning, from step 1 and the answers");
});

test("a statement that the source spoke against stands", () => {
  const against = shownSource(5, "Contrary", { quoted: { quote: "It does not.", step: 1 }, rejected });
  const view = shownEvidence({
    sources: [
      ...shownEvidence().sources,
      { ...against, passages: against.passages.map((passage) => ({ ...passage, stance: "against" as const })) },
    ],
  });
  expect(whatRested(view, uuidOf(5))).toMatchObject([{ state: "stands", note: "the source spoke against it" }]);
});

test("where no statement quotes it, the conclusion rested on it; what does not rest on it says nothing", () => {
  const view = shownEvidence({ steps: [], sources: [shownSource(1, "Only", { rejected })] });
  expect(whatRested(view, uuidOf(1))).toEqual([{ text: view.conclusion, state: "bare", note: "now AI reasoning" }]);
  expect(whatRested(view, uuidOf(9))).toEqual([]);
});
