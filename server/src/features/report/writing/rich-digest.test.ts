import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import { expect, test } from "vitest";
import { liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { customerProfile, finishedSections, savingsFields } from "#test-support/finished-sections.ts";
import { digestReport } from "./digest.ts";
import { digestText } from "./digest-text.ts";

const idea = "Depots";
const sections = finishedSections(refillDepots);
const [profile] = sections.customerProfiles;
const [job] = profile?.jobs ?? [];
const [alternative] = profile?.alternatives ?? [];
const [signal] = profile?.signals ?? [];
const [force] = sections.marketScan.marketForces;
const [insight] = sections.marketScan.priorityInsights;
const [trend] = sections.trends.results;
const [assumption] = sections.assumptions;
if (!job || !alternative || !signal || !force || !insight || !trend || !assumption)
  throw new Error("a section is empty");

const needs = (...descriptions: string[]) => descriptions.map((description) => ({ ...job, description }));
const rich = {
  trends: {
    ...sections.trends,
    summary: "Rules get stricter. So do buyers.",
    results: [
      { ...trend, category: "Legal" as const, impact: "Plan an audit. It costs a day." },
      { ...trend, category: "Social" as const, impact: "Ask crews first." },
    ],
  },
  customerProfiles: [
    customerProfile(idea, {
      ...{ segment: "Hosts", name: "Ana Silva", isPrimary: true, customerInsight: "Mondays decide." },
      ...{ jobsInsight: "None", jobs: needs("Stock floors", "Pass audits", "Go home") },
      pains: needs("Full lifts", "Empty shelves", "Late calls"),
      alternatives: ["Webshop", "Contractor", "Nothing"].map((name) => ({ ...alternative, name })),
      signals: (["Against", "Neutral", "In Favour", "Against", "Against"] as const).map((stance, index) => ({
        ...{ ...signal, stance, description: `Signal ${index + 1}` },
      })),
    }),
    customerProfile(idea, {
      ...{ segment: "Landlords", name: "Ben Roth", customerInsight: "Space is rent." },
      ...{ jobs: [], pains: [], alternatives: [], signals: [] },
    }),
  ],
  marketScan: {
    ...sections.marketScan,
    ecosystemDescription: "Wholesalers sell to cleaners.",
    marketForces: [
      { ...force, category: "Input cost", impact: "Buy early. Store little." },
      { ...force, category: "Rules", grading: "Mostly Tailwinds", score: null, impact: "Ask a city." },
    ],
    priorityInsights: [
      {
        ...insight,
        title: "Who pays does not use",
        direction: "headwind",
        explanation: "Budgets lie apart. Ask both.",
      },
      { ...insight, title: "Waste is counted", direction: "tailwind", explanation: "Cities weigh it." },
    ],
    incumbents: ["ISS", "Ecolab", "Diversey", "Sodexo"].map((name, index) => ({
      ...{ name, hasCompetitiveProduct: index === 1, relevance: `${name} supplies them. It would answer.` },
    })),
    startups: ["Winnow", "Algramo", "Loop", "Miwa"].map((name) => ({
      ...{ name, hasCompetitiveProduct: true, relevance: `${name} meters. It is young.` },
    })),
  } as unknown as MarketScan,
  assumptions: [
    { ...assumption, statement: "Hosts stay", category: "Desirability" as const, riskCategory: "medium" as const },
    { ...assumption, statement: "Owners pay", category: "Viability" as const, riskCategory: "high" as const },
  ],
};

test("what later sections are written from holds the first of each list, first sentences, and the figures of what is earned", () => {
  const { financialProjection } = sections;
  expect(digestText(digestReport({ ...rich, financialProjection }))).toBe(`## Customer profiles (hypotheses)
Primary profile:
> Hosts (Ana Silva)
Insight:
> Mondays decide.
Jobs:
> - Stock floors
> - Pass audits
Pains:
> - Full lifts
> - Empty shelves
Uses today:
> - Webshop
> - Contractor
Would speak against the concept if found:
> - Signal 1
> - Signal 4
Profile:
> Landlords (Ben Roth)
Insight:
> Space is rent.
## Trends
> Rules get stricter. So do buyers.
Impact:
> - Legal: Plan an audit.
> - Social: Ask crews first.
## Market forces (0 tailwind to 10 headwind)
> - Input cost: Mostly Headwinds (8). Buy early.
> - Rules: Mostly Tailwinds. Ask a city.
## Priority insights
> - (headwind) Who pays does not use: Budgets lie apart.
> - (tailwind) Waste is counted: Cities weigh it.
## Ecosystem
> Wholesalers sell to cleaners.
Companies:
> - ISS, incumbent: ISS supplies them.
> - Ecolab, incumbent with a competing product: Ecolab supplies them.
> - Diversey, incumbent: Diversey supplies them.
> - Winnow, startup: Winnow meters.
> - Algramo, startup: Algramo meters.
> - Loop, startup: Loop meters.
## Financial projection (revenue); every number is an assumption to check
> What Refill depots for shared offices could earn.
Business model:
> Subscription. A fee for Refill depots for shared offices.
Price:
> $45 per floor and month
Market a year:
> TAM $1.59B; SAM $423.20M (26.7% of TAM); SOM $25.39M (6.0% of SAM)
Made from:
> - Shared office buildings: 41,200 buildings
> - Won within three years: 6%
Channels:
> - Direct sales
> - Resellers
Cost drivers:
> - Freight
## Key assumptions (untested)
> - Desirability, medium risk: Hosts stay
> - Viability, high risk: Owners pay`);
});

test("of what is saved it tells the areas, what may eat it up, and the numbers it is made from", () => {
  const idea = liftMaintenance.concept.title;
  const fields = savingsFields(idea);
  const [area] = fields.targetSavingsAreas ?? [];
  const [sizing] = fields.impactSizings ?? [];
  const [entry] = sizing?.assumptionEntries ?? [];
  if (!area || !sizing || !entry) throw new Error("nothing is saved");
  const { financialProjection } = finishedSections(liftMaintenance, {
    ...fields,
    targetSavingsAreas: [{ ...area, title: "Night visits", areaType: "alternative" }, area],
    impactSizings: [
      {
        ...sizing,
        assumptionEntries: [
          entry,
          { ...entry, title: "Cost of one", unit: "$", scalar: 120.456 },
          { ...entry, title: "Spared", unit: "%", scalar: 12.5 },
        ],
      },
      { ...sizing, expectedSavings: 1 },
    ],
  });
  expect(
    digestText(digestReport({ financialProjection })),
  ).toBe(`## Financial projection (cost savings); every number is an assumption to check
> What Vibration-based lift maintenance could earn.
Saving method:
> Preventive Maintenance Programs. Service before Vibration-based lift maintenance fails.
Expected savings a year:
> $318.00K
Made from:
> - Night visits a year: 2,650 visits
> - Cost of one: $120.46
> - Spared: 12.5%
Areas in which costs fall:
> - Emergency call-outs
> - Night visits
What may eat up the savings:
> - Too much service`);
});
