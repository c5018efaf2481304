import type { ReportSection, SectionState } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { CustomerProfile, StanceLine } from "@seedbed/contract/report/customers/schemas";
import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { Incumbent, MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { directions, gradings } from "@seedbed/contract/report/vocabulary";
import type { StandingSections } from "../../revisions/revision-store.ts";
import { noMarks } from "../../revisions/section-change.ts";
import type { SnapshotInput } from "../snapshot-input.ts";
import { unwritten } from "./rich-projections.fixture.ts";
import { evidence, sourceOf } from "./rich-sources.fixture.ts";

type OverviewSection = NonNullable<StandingSections["overview"]>["content"];

const points = (...names: string[]) =>
  names.map((name, place) => ({
    uuid: name,
    order: names.length - place,
    description: `It has ${name}.`,
    evidence: evidence(name),
  }));

const overview: OverviewSection = {
  overview: {
    ...{ whatIsThis: "Depots for refilling.", valueProposition: "Less waste.", problemStatement: "Boxes pile up." },
    ...{ shouldWeDoThis: "Ask ten offices first.", marketSizeSummary: "A market of $2B in all." },
    marketSizeFigures: [{ at: 12, words: "$2B", figure: "TAM:bottom", value: 2_000_000_000 }],
    ...{ differentiators: points("a meter", "a deposit", "a fleet"), rightsToWin: points("a plant") },
    ...{ conceptImageUrl: null, conceptImageOrigin: null, conceptVideoUrl: null, videoStatus: "idle" },
    ...{ videoGenerationStage: null, videoGenerationProgress: null, origin: "model" },
    evidence: { shouldWeDoThis: evidence("asking"), problemStatement: evidence("boxes", "upload") },
  },
  summaries: {
    ...{ financialMarketSizeRevenue: "Large.", financialMarketSizeSavings: "Savings of much.", origin: "model" },
    ...{ marketScanTrendsDrivers: "Much moves.", marketScanEcosystem: "Few are there.", customerProfiles: "Two." },
    ...{ financialBusinessModel: "By the month.", keyAssumptions: "All rests on one." },
  },
};

const trends: Trends = {
  ...{ summary: "Laws come.", origin: "user" },
  results: (["Political", "Economic"] as const).map((category, place) => ({
    ...{ uuid: category, category, icon: "x", summary: `${category} things change.` },
    ...(place === 0
      ? { impact: "It helps.", whatWouldTurn: "Another law.", howToNotice: "By its draft." }
      : { impact: "", whatWouldTurn: "", howToNotice: "" }),
    keyFinding: directions.map((direction) => ({
      ...{ uuid: `${category}-${direction}`, text: `It goes ${direction}.`, direction },
      sources: direction === "up" ? evidence(`${category} ups`, "library").sources : [],
    })),
  })),
};

const incumbent = (name: string): Incumbent => ({
  ...{ uuid: name, name, domain: `${name.toLowerCase()}.example`, overview: `${name} cleans.`, headquarters: "Oslo" },
  ...{ founded: "1901", hasCompetitiveProduct: true, status: "completed", relevance: `${name} is large.` },
  ...{ overviewEvidence: evidence(`${name} itself`), headquartersEvidence: evidence(`${name} in Oslo`, "person") },
  foundedEvidence: evidence(`the age of ${name}`),
  newsAndActivities: [{ text: `${name} bought a depot.`, evidence: evidence(`news of ${name}`) }],
});

const marketScan: MarketScan = {
  ...{ uuid: "scan", trendsAndDrivers: [], origin: "draft" },
  ...{ trendsAndDriversDescription: "Four things matter.", ecosystemDescription: "Three are there." },
  priorityInsights: directions.map((direction) => ({
    ...{
      uuid: `insight-${direction}`,
      title: `Insight ${direction}`,
      direction,
      explanation: `As it goes ${direction}.`,
    },
    sources: direction === "tailwind" ? evidence("tailwinds").sources : [],
  })),
  marketForces: gradings.map((grading, place) => ({
    ...{ uuid: `force-${place}`, category: `Force ${place}`, icon: "x", grading, score: [8.5, null, 2][place] ?? null },
    ...{ summary: `Summary ${place}.`, impact: `Impact ${place}.`, whatWouldTurn: place === 0 ? "A turn." : "" },
    ...{ howToNotice: place === 0 ? "By prices." : "", sources: place === 2 ? [sourceOf("web", "force 2")] : [] },
  })),
  startups: [
    {
      ...{ ...incumbent("Brain"), valueProposition: "Robots clean.", competitiveAdvantage: "Patents." },
      ...{
        predictions: ["It grows."],
        keyFacts: [{ text: "It has 40 people.", evidence: evidence("people of Brain") }],
      },
      potentialEngagements: [
        { action: "acquisition", description: "Buy it." },
        { action: "partnership", description: "Work with it." },
      ],
      keyContacts: [
        { name: "Ada Lund", title: "Head of Sales", linkedin: "", email: "", evidence: evidence("Ada") },
        { name: "Bo", title: "", linkedin: "", email: "", evidence: { insight: "", sources: [] } },
      ],
    },
  ],
  incumbents: [
    incumbent("ISS"),
    { ...incumbent("Quiet"), domain: "", relevance: "", headquarters: "", founded: "", newsAndActivities: [] },
  ],
};

const held = (text: string, basis: StanceLine["basis"], ...from: string[]): StanceLine => ({
  text,
  basis,
  sureness: "high",
  from,
});
const needs = (...names: string[]) =>
  names.map((name, place) => ({ uuid: name, description: `To have ${name}.`, icon: "x", order: names.length - place }));

const second: CustomerProfile = {
  ...{ uuid: "cleaners", segment: "Cleaners", name: "Ana Silva", isPrimary: false, avatarUrl: null, initials: "AS" },
  ...{ gradientColors: ["#000000", "#ffffff"], geoLocation: "", ageRange: "", familySize: "", incomeLower: 0 },
  ...{ incomeUpper: 0, educationLevel: "", occupation: "", description: "She cleans.", customerInsight: "" },
  ...{
    stance: null,
    jobs: [],
    pains: [],
    journey: [],
    signals: [],
    jobsInsight: "",
    painsInsight: "",
    origin: "draft",
  },
  ...{ alternativesInsight: "", journeyInsight: "", signalsSummary: "" },
  alternatives: [{ uuid: "bucket", name: "A bucket", usage: "", price: "", pros: [], cons: [] }],
};

const first: CustomerProfile = {
  ...{
    ...second,
    uuid: "managers",
    segment: "Facility managers",
    name: "Leila Marek",
    isPrimary: true,
    origin: "model",
  },
  ...{ geoLocation: "Prague", ageRange: "40-50", familySize: "4", educationLevel: "Diploma", occupation: "Manager" },
  ...{ incomeLower: 60, incomeUpper: 90, description: "She runs ten floors.", customerInsight: "Nobody counts." },
  stance: {
    role: "mustAgree",
    usesToday: held("A contractor.", "answer", "What hurts most", "Summary"),
    switchingCosts: held("A week of work.", "source", "Packaging waste"),
    priceLimit: { ...held("No more.", "interview", "Interview 1"), amount: 40, per: "office and month" },
    decidesWith: held("", "assumed"),
    saysNoTo: held("A second bill.", "assumed"),
  },
  ...{
    jobs: needs("soap", "time"),
    pains: needs("boxes", "noise"),
    jobsInsight: "She orders.",
    painsInsight: "She waits.",
  },
  alternatives: [
    { uuid: "van", name: "A van", usage: "Weekly", price: "$300", pros: ["Known", "Near"], cons: ["Dear", "Late"] },
  ],
  journey: (["Moment of Intervention", "Pain", "JTBD", "Journey Step"] as const).map((relationType, place) => ({
    ...{
      uuid: relationType,
      title: `Step ${4 - place}`,
      description: `She does ${4 - place}.`,
      relationType,
      order: 4 - place,
    },
  })),
  signals: [
    ...(["In Favour", "Neutral", "Against"] as const).map((stance) => ({
      ...{ uuid: stance, description: `They say ${stance}.`, stance, sources: [], isHypothesis: stance === "Against" },
      ...{ sourceCategory: "User Forum" as const, evidence: stance === "Neutral" ? evidence("a forum") : undefined },
      interview: stance === "In Favour" ? { uuid: "talk", quote: "We pay", line: 3 } : null,
    })),
  ],
  ...{ alternativesInsight: "A van comes.", journeyInsight: "Four steps.", signalsSummary: "Three were heard." },
};

const assumption = (
  [uuid, category, risk]: [uuid: string, category: Assumption["category"], risk: number],
  change: Partial<Assumption>,
): Assumption => ({
  ...{ uuid, category, risk, statement: `That ${uuid} holds.`, importance: 2, importanceRationale: "", certainty: 2 },
  ...{
    certaintyRationale: "",
    riskCategory: "medium",
    status: "untested",
    testProgress: 0,
    version: 1,
    origin: "draft",
  },
  ...{ createdAt: "2026-03-04T12:00:00.000Z", ...change },
});

const assumptions: Assumption[] = [
  assumption(["demand", "Desirability", 0.2], { status: "validated", certainty: 3, origin: "model" }),
  assumption(["taste", "Desirability", 0.9], {
    ...{ importance: 3, certainty: 1, status: "untested", importanceRationale: "All rests on it." },
    ...{ certaintyRationale: "Nobody asked.", falsifier: "Two of ten pay.", evidence: evidence("taste") },
  }),
  assumption(["margin", "Viability", 0.5], { status: "unvalidated", origin: "user", importance: 1 }),
  assumption(["pipes", "Feasibility", 0.4], { status: "partially_validated" }),
  assumption(["change", "Adaptability", 0.3], { status: "invalidated" }),
];

const state = (status: SectionState["status"], origin: SectionState["origin"], ...gaps: string[]): SectionState => ({
  ...{ status, origin, dateStarted: null, dateCompleted: null, error: null },
  notes: [
    ...gaps.map((about) => ({ kind: "gap" as const, part: about, about, sentence: "" })),
    { kind: "mark" as const, part: "looked", about: "A mark", sentence: "" },
  ],
});

/** A report with everything in it, with this projection. */
export function richReport(
  projection: FinancialProjection,
  sections: Partial<SnapshotInput["sections"]> = {},
): SnapshotInput {
  const by = (fields: Record<string, string[]>, ...added: string[]) => ({ ...noMarks, fields, added });
  return {
    account: "Northwind Mills",
    concept: {
      ...{ identifier: "C-0042", title: "Refill depots", status: "Prototyping", summary: "Summed up.", overview: "" },
      ...{ valueProposition: "Own value.", problemStatement: "Own problem." },
    },
    at: new Date("2026-03-04T23:30:00.000Z"),
    states: {
      overview: state("outdated", "model"),
      trends: state("complete", "user"),
      marketScan: state("complete", "draft", "Forces", "Startups"),
      customerProfiles: state("complete", "draft"),
      financialProjection: state("complete", "model"),
      assumptions: state("complete", "model"),
    },
    sections: {
      overview: { content: overview, marks: by({ "": ["overview.problemStatement"] }, "a meter") },
      trends: { content: trends, marks: by({ Economic: ["summary"] }) },
      marketScan: { content: marketScan, marks: by({ ISS: ["name"], "force-1": ["summary"] }, "insight-up", "Brain") },
      customerProfiles: {
        content: [second, first],
        marks: by({ soap: ["description"], Pain: ["title"], cleaners: ["name"] }, "Against"),
      },
      financialProjection: {
        content: projection,
        marks: by(
          {
            offices: ["scalar"],
            price: ["title"],
            talks: ["title"],
            halls: ["title"],
            "": ["pricing.price", "businessModel.description"],
          },
          ...["staff", "slow"],
        ),
      },
      assumptions: { content: assumptions, marks: by({ pipes: ["statement"] }) },
      ...sections,
    },
  };
}

/** A concept of which nothing has been written, each of its sections in another way. */
export function bareReport(): SnapshotInput {
  const statuses = ["notStarted", "waiting", "pending", "complete", "outdated", "error"] as const;
  const states = Object.fromEntries(
    reportSections.map((name, place) => [name, state(statuses[place] ?? "error", null)]),
  );
  return { ...richReport(unwritten), sections: {}, states: states as Record<ReportSection, SectionState> };
}

/** A report whose sections have been written and hold nothing. */
export const emptyReport = (): SnapshotInput =>
  richReport(unwritten, {
    overview: {
      marks: noMarks,
      content: {
        ...overview,
        overview: {
          ...{ ...overview.overview, whatIsThis: "", valueProposition: "", problemStatement: "", shouldWeDoThis: "" },
          ...{ marketSizeSummary: "", differentiators: [], rightsToWin: [], evidence: {} },
        },
      },
    },
    trends: { marks: noMarks, content: { ...trends, summary: "", results: [] } },
    marketScan: {
      marks: noMarks,
      content: { ...marketScan, priorityInsights: [], marketForces: [], startups: [], incumbents: [] },
    },
    customerProfiles: { marks: noMarks, content: [] },
    assumptions: { marks: noMarks, content: [] },
  });
