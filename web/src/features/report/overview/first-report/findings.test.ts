import { expect, test } from "vitest";
import { assumptionWith, forceWith } from "#testing/reports.ts";
import { findingsOf } from "./findings.ts";

const said = {
  whatIsThis: "A depot for soap in the basement. Crews refill at night.",
  problemStatement: "Storage rooms overflow on Mondays. Nobody counts.",
  marketSizeSummary: "By its own assumptions it reaches $2.4 million a year. That is not much.",
};
const insight = (title: string, direction: "headwind" | "tailwind", sources: { uuid: string }[] = []) => ({
  uuid: title,
  title,
  direction,
  explanation: "",
  sources,
});
const scan = {
  ecosystemDescription: "",
  startups: [],
  incumbents: [],
  priorityInsights: [
    insight("Rules may come", "headwind"),
    insight("Owners pay for storage", "tailwind"),
    insight("Waste costs more each year", "tailwind", [{ uuid: "s-1" }]),
  ],
  marketForces: [forceWith("Regulation", { grading: "Mostly Headwinds" })],
};
const steps = [{ text: "Test what is riskiest", kind: "Desirable", place: { page: "testing" as const } }];

test("what was found is the first sentence of what the report says, each once, and nothing else", () => {
  expect(findingsOf({ said, scan, assumptions: [], steps }).found).toEqual([
    "A depot for soap in the basement.",
    "Storage rooms overflow on Mondays.",
    "By its own assumptions it reaches $2.4 million a year.",
  ]);
  const same = { whatIsThis: "One thing.", problemStatement: "One thing. Another.", marketSizeSummary: "" };
  expect(findingsOf({ said: same, scan, assumptions: [], steps }).found).toEqual(["One thing."]);
});

test("the strongest reason was tested, or has sources, before it is a force or has none", () => {
  const found = findingsOf({ said, scan, assumptions: [], steps });
  expect(found.speaksFor).toMatchObject({ text: "Waste costs more each year", kind: "Insight with sources" });
  expect(found.speaksAgainst).toMatchObject({ kind: "Market force" });
  const tested = [
    assumptionWith("Owners sign", { status: "validated", risk: 10 }),
    assumptionWith("Crews refill", { status: "invalidated", risk: 90 }),
  ];
  expect(findingsOf({ said, scan, assumptions: tested, steps })).toMatchObject({
    speaksFor: { text: "Owners sign", kind: "Validated" },
    speaksAgainst: { text: "Crews refill", kind: "Invalidated" },
    next: steps[0],
  });
});

test("where nothing speaks against it yet, the riskiest assumption does, and it is said that nobody tested it", () => {
  const assumptions = [
    assumptionWith("Owners sign", { status: "untested", risk: 10 }),
    assumptionWith("Crews refill", { status: "untested", risk: 90 }),
  ];
  const found = findingsOf({ said, scan: undefined, assumptions, steps: [] });
  expect(found.speaksAgainst?.text).toBe("Crews refill");
  expect(found.speaksAgainst?.kind).toMatch(/^Not tested: /);
  expect([found.speaksFor, found.next]).toEqual([undefined, undefined]);
});
