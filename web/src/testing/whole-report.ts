import { pageOf } from "./concepts.ts";
import type { FakeServer } from "./fake-server.ts";
import { journeyStepWith, profileWith, signalWith, stanceWith } from "./profiles.ts";
import { projectionWith } from "./projections.ts";
import {
  assumptionListWith,
  assumptionWith,
  forceWith,
  incumbentWith,
  marketScanWith,
  metricsWith,
  sourceWith,
} from "./reports.ts";

const finding = (text: string, direction: "up" | "headwind", sources: number) => ({
  uuid: text,
  text,
  direction,
  sources: Array.from({ length: sources }, (_, index) => sourceWith(`${text}-${index}`)),
});
const evidence = { insight: "", sources: [] };
const contact = { title: "Founder", linkedin: "", email: "", evidence };
const startup = {
  ...incumbentWith("Fillbar", { newsAndActivities: [{ text: "Opened a depot", evidence }] }),
  valueProposition: "Soap without a bottle",
  competitiveAdvantage: "Its own vans",
  predictions: ["Grows to the south"],
  potentialEngagements: [{ action: "partnership" as const, description: "Share the vans" }],
  keyFacts: [{ text: "Forty people", evidence }],
  keyContacts: [
    { ...contact, name: "Ida", linkedin: "https://example.com/ida", email: "ida@fill.example" },
    { ...contact, name: "Ben", email: "ben@fill.example" },
    { ...contact, name: "Eve", linkedin: "javascript:void" },
  ],
};
const silent = {
  ...startup,
  ...incumbentWith("Quiet"),
  predictions: [],
  potentialEngagements: [],
  keyFacts: [],
  keyContacts: [],
};

export const marketScan = marketScanWith({
  marketForces: [
    forceWith("Regulation", { grading: "Mostly Headwinds", score: 8 }),
    forceWith("Demand", { grading: "Mostly Tailwinds", score: 2 }),
    forceWith("Price of transport", { score: null }),
  ],
  priorityInsights: [
    { uuid: "i-1", title: "Bottles cost", direction: "up", explanation: "A cent more a year.", sources: [] },
    { uuid: "i-2", title: "Rules come", direction: "down", explanation: "Soon.", sources: [sourceWith("law")] },
  ],
  startups: [startup, silent],
  incumbents: [incumbentWith("Bottles"), incumbentWith("Slow", { status: "in progress" })],
});

const trends = {
  summary: "Refilling grows.",
  origin: "draft",
  results: [
    {
      uuid: "t-1",
      category: "Political",
      icon: "scale",
      summary: "Rules tighten.",
      impact: "Bottles cost more.",
      keyFinding: [finding("A rule passed", "up", 1), finding("Another waits", "headwind", 2)],
    },
    { uuid: "t-2", category: "Social", icon: "users", summary: "People refill.", impact: "", keyFinding: [] },
  ],
};

export const revenue = projectionWith({
  businessModel: { type: "Recurring", subtype: "Subscription", description: "Paid by the floor." },
  pricing: {
    price: 90,
    unit: "a floor",
    currency: "USD",
    reasoning: "Half a pallet.",
    additionalConsiderations: [{ icon: "coins", consideration: "Cheaper in the south" }],
  },
  pricingModel: "Per floor",
  distributionChannels: [
    { uuid: "c-1", title: "Owners", description: "Of buildings.", channelType: "primary" },
    { uuid: "c-2", title: "Cleaners", description: "On the way.", channelType: "alternative" },
  ],
  costDrivers: [
    {
      uuid: "k-1",
      title: "Vans",
      description: "They drive.",
      icon: "truck",
      costPercentageEstimate: 40,
      mitigationStatement: "Fewer rounds.",
    },
  ],
  marketSizings: projectionWith().marketSizings.flatMap((sizing) => [
    sizing,
    { ...sizing, uuid: "m-2", type: "bottom_up" as const, expectedSam: 0, expectedSom: 0, assumptionEntries: [] },
  ]),
});

export const savings = projectionWith({
  layout: "savings",
  marketSizings: [],
  savingMethod: { type: "Fewer deliveries", description: "One round a week." },
  savingsModel: {
    savingsAmount: 120_000,
    unit: "a year",
    currency: "USD",
    reasoning: "Forty rounds less.",
    savingsAssumptions: [{ assumption: "Vans are full", icon: "truck" }],
  },
  impactSizings: [
    {
      uuid: "s-1",
      title: "Rounds saved",
      expectedSavings: 120_000,
      assumptionEntries: projectionWith().marketSizings[0]?.assumptionEntries ?? [],
    },
  ],
  targetSavingsAreas: [
    { uuid: "a-1", areaType: "primary", title: "Rounds", description: "Fewer." },
    { uuid: "a-2", areaType: "alternative", title: "Storage", description: "Less." },
  ],
  costInterferences: [
    { uuid: "n-1", title: "Depots", icon: "home", interferenceInsight: "They cost.", mitigationStatement: "Rent." },
  ],
});

const needs = [{ uuid: "n-1", description: "Keep the floor clean", order: 0, icon: "home" }];
export const profiles = [
  profileWith({
    stance: stanceWith(),
    jobs: needs,
    pains: [{ uuid: "p-1", description: "Forty deliveries", order: 0, icon: "truck" }],
    alternatives: [{ uuid: "a-1", name: "Pallets", usage: "Monthly", price: "$300", pros: ["Known"], cons: ["Heavy"] }],
    journey: (["Journey Step", "JTBD", "Pain", "Moment of Intervention"] as const).map((relation) =>
      journeyStepWith(`On ${relation}`, relation),
    ),
    signals: [
      signalWith("They say yes", { stance: "In Favour", sources: [{ title: "Forum", url: "https://example.com/f" }] }),
      signalWith("They say no", { stance: "Against", isHypothesis: true }),
      signalWith("They wait"),
    ],
    jobsInsight: "Jobs first.",
    painsInsight: "Pains next.",
    alternativesInsight: "Few.",
    journeyInsight: "Short.",
    signalsSummary: "Mixed.",
  }),
  profileWith({ uuid: "p-2", segment: "Owners", name: "Ola", initials: "O", isPrimary: false, origin: "model" }),
];

const statuses = ["validated", "partially_validated", "invalidated", "unvalidated", "untested"] as const;
const categories = ["Desirability", "Viability", "Feasibility", "Adaptability"] as const;
export const assumptions = assumptionListWith({
  count: 6,
  results: [
    ...statuses.map((status, index) =>
      assumptionWith(`Desirable and ${status}`, {
        status,
        importance: index % 2 === 0 ? 3 : 1,
        certainty: index % 2 === 0 ? 1 : 3,
        riskCategory: (["high", "medium", "low"] as const)[index % 3] ?? "low",
        importanceRationale: `Because of ${index}`,
      }),
    ),
    assumptionWith("It pays", { category: "Viability", origin: "model" }),
  ],
  categoryMetrics: Object.assign(
    assumptionListWith().categoryMetrics,
    Object.fromEntries(
      categories.map((category, index) => [
        category,
        metricsWith({
          validationStatus: statuses[index] ?? "untested",
          count: 5 - index,
          validationPercentage: 90 - 30 * index,
        }),
      ]),
    ),
  ),
});

const question = (
  id: string,
  { label, order, fieldType = "text" }: { label: string; order: number; fieldType?: string },
) => ({
  id,
  identifier: id,
  label,
  order,
  fieldType,
  options: [{ value: "fleet", label: "A fleet of vans" }],
});
export const context = {
  chosenBecause: "",
  seedUuid: "44444444-4444-4444-8444-444444444444",
  answers: [
    {
      id: "a-1",
      question: question("q-1", { label: "What is it?", order: 1 }),
      answer: ["Refill depots"],
      source: "ai",
    },
    {
      id: "a-2",
      question: question("q-2", { label: "What do you bring?", order: 2.5, fieldType: "multiSelect" }),
      answer: ["fleet", "Data"],
      source: "user",
    },
  ],
  clarifyingQuestions: [
    { uuid: "c-1", question: "Who pays?", answer: ["The owner"], details: { sources: ["ai"] } },
    { uuid: "c-2", question: "Where first?", answer: [], details: { sources: [] } },
  ],
};

const concept = "/api/v2/concept/C-0003";
export const parts = {
  overview: `GET ${concept}/overview`,
  summaries: `GET ${concept}/executive-summaries`,
  projection: `GET ${concept}/financial-projection`,
  marketScan: `GET ${concept}/market-scan`,
  profiles: `GET ${concept}/customer-profile`,
  assumptions: `GET ${concept}/key-assumptions`,
  trends: "GET /api/v3/concept/C-0003/market-scan/trend-analysis",
  context: `GET ${concept}/context`,
  gutCheck: `GET ${concept}/gut-check`,
  glance: `GET ${concept}/report/glance`,
};

/** All that a report consists of. */
export function answerWholeReport(server: FakeServer): void {
  server.on(parts.projection, { body: revenue });
  server.on(parts.marketScan, { body: marketScan });
  for (const company of marketScan.incumbents)
    server.on(`GET /api/v3/concept/market-scan/incumbent/${company.uuid}`, { body: company });
  server.on(parts.profiles, { body: pageOf(profiles) });
  server.on(parts.assumptions, { body: assumptions });
  server.on(parts.trends, { body: trends });
  server.on(parts.context, { body: context });
}
