import { expect, test } from "vitest";
import { textsOf } from "../find/texts-of.ts";
import { placeInSection, placeOfItem } from "./place-in-section.ts";

const profiles = [
  { uuid: "a", segment: "Owners", jobs: [{ uuid: "a-1", description: "Bill the right tenant" }] },
  { uuid: "b", segment: "Hosts", jobs: [{ uuid: "b-1", description: "Order soap" }] },
];

test("a thing is found on the tab or at the persona where it stands", () => {
  expect(placeOfItem("customerProfiles", profiles, "b-1")).toEqual({ persona: "Hosts" });
  expect(placeOfItem("customerProfiles", profiles, "gone")).toEqual({});
  expect(placeOfItem("customerProfiles", undefined, "a")).toEqual({});
  const scan = { marketForces: [{ uuid: "f" }], startups: [{ uuid: "s", keyFacts: [{ uuid: "k" }] }] };
  expect(placeOfItem("marketScan", scan, "k")).toEqual({ tab: "ecosystem" });
  expect(placeOfItem("marketScan", scan, "f")).toEqual({ tab: "trends-drivers" });
  expect(placeInSection("trends", {}, "results")).toEqual({});
});

test.each([
  ["marketSizings", "revenue", "market-sizing"],
  ["impactSizings", "savings", "impact-sizing"],
  ["targetSavingsAreas", "savings", "savings-method"],
  ["savingMethod", "revenue", "savings-method"],
  ["savingsModel", "revenue", "savings-method"],
  ["costInterferences", "revenue", "savings-method"],
  ["costDrivers", "revenue", "business-model"],
  ["overview", "savings", "savings-method"],
  ["overview", "revenue", "business-model"],
])("%s of a projection of %s stands under %s", (part, layout, tab) => {
  expect(placeInSection("financialProjection", { layout }, part)).toEqual({ tab });
});

test.each([
  ["ecosystemDescription", "ecosystem"],
  ["startups", "ecosystem"],
  ["incumbents", "ecosystem"],
  ["marketForces", "trends-drivers"],
  ["priorityInsights", "trends-drivers"],
  ["trendsAndDriversDescription", "trends-drivers"],
])("%s of a market scan stands under %s", (part, tab) => {
  expect(placeInSection("marketScan", {}, part)).toEqual({ tab });
});

test.each(
  [
    "uuid icon origin layout type channelType areaType group operator unit status url domain linkedin currency citations",
    "assumptionSources createdAt publishedDate classification confidenceLevel grading direction stance sourceCategory",
    "relationType riskCategory conceptImageUrl conceptVideoUrl videoStatus avatarUrl initials gradientColors",
    "trendsAndDrivers categoryMetrics",
  ].flatMap((names) => names.split(" ")),
)("%s is no text that people look for", (field) => {
  expect(textsOf("overview", { [field]: "soap" })).toEqual([]);
  expect(textsOf("overview", { [`${field}Text`]: "soap" })).toHaveLength(1);
});

test("a thing is called by its category, else its title, its name or its segment", () => {
  const labelOf = (thing: object) =>
    textsOf("trends", { results: [{ uuid: "a", about: "Soap", ...thing }] }).at(0)?.label;
  expect(labelOf({ category: "A", title: "B", name: "C", segment: "D" })).toBe("A, about");
  expect(labelOf({ title: "B", name: "C", segment: "D" })).toBe("B, about");
  expect(labelOf({ name: "C", segment: "D" })).toBe("C, about");
  expect(labelOf({ segment: "D" })).toBe("D, about");
  expect(labelOf({})).toBe("About");
});

test("all that a section says in words can be found, by what it is said of; icons, addresses and blanks cannot", () => {
  const content = {
    summary: "Refilling grows.",
    origin: "draft",
    results: [
      {
        ...{ uuid: "t-1", category: "Political", icon: "scale", summary: "Rules tighten.", impact: "  " },
        keyFinding: [{ uuid: "k-1", text: "A rule passed", direction: "up", sources: [] }],
        sources: [{ uuid: "s-1", title: "Law", url: "https://law.example/", confidenceLevel: "high" }],
      },
    ],
  };
  expect(textsOf("trends", content).map(({ item, label, text }) => [item, label, text])).toEqual([
    [null, "Summary", "Refilling grows."],
    ["t-1", "Category", "Political"],
    ["t-1", "Political, summary", "Rules tighten."],
    ["k-1", "Political, key finding", "A rule passed"],
    ["t-1", "Political, title", "Law"],
  ]);
  expect(textsOf("customerProfiles", profiles).map(({ label, place }) => [label, place])).toEqual([
    ["Segment", { persona: "Owners" }],
    ["Owners, jobs", { persona: "Owners" }],
    ["Segment", { persona: "Hosts" }],
    ["Hosts, jobs", { persona: "Hosts" }],
  ]);
  expect(textsOf("trends", null)).toEqual([]);
});
