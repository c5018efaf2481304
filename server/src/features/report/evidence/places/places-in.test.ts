import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Claim, Evidence, Source } from "@seedbed/contract/report/source";
import { describe, expect, test } from "vitest";
import { applyChanges } from "../../revisions/apply-changes.ts";
import { noMarks } from "../../revisions/section-change.ts";
import { sections } from "../../sections.ts";
import { evidenceChanges, withSource } from "../adding/evidence-changes.ts";
import { type PlaceIn, placesIn } from "./places-in.ts";

const source = (uuid: string): Source => ({
  ...{ uuid, title: uuid, description: "", url: null, classification: "web", citations: [] },
  ...{ confidenceLevel: "low", publishedDate: null },
});
const claim = (text: string, ...premises: string[]): Claim => ({ text, passages: [], premises });
const resting = (uuid: string) => ({ sources: [source(uuid)], claims: [claim(`Says ${uuid}`)] });
const evidence = (uuid: string): Evidence => ({ insight: "", ...resting(uuid) });
const nothing: Evidence = { insight: "", sources: [] };

const entry = (uuid: string, more: object) => ({
  ...{ uuid, title: `Number ${uuid}`, description: "", unit: "$", unitDescription: "a month", scalar: 12 },
  ...{ group: "TAM", order: 0, operator: "*", assumptionSources: [], ...more },
});
const company = (uuid: string) => ({
  ...{ uuid, name: `Company ${uuid}`, overview: "Lends boxes", headquarters: "Lyon", founded: "2019" },
  ...{ relevance: "Sells to the same shops", domain: "", hasCompetitiveProduct: true, status: "completed" },
  overviewEvidence: evidence(`${uuid}-overview`),
  headquartersEvidence: evidence(`${uuid}-seat`),
  foundedEvidence: nothing,
  newsAndActivities: [
    { text: "Raised money", evidence: evidence(`${uuid}-news`) },
    { text: "Hired", evidence: nothing },
  ],
});

const contents: Partial<Record<ReportSection, unknown>> = {
  trends: {
    results: [
      {
        ...{ uuid: "t1", category: "Social", summary: "More refill", whatWouldTurn: "A ban" },
        keyFinding: [
          { uuid: "f1", text: "Shops ask", ...resting("s1") },
          { uuid: "f2", text: "Cities pay", sources: [source("s1"), source("s2")] },
        ],
      },
    ],
  },
  marketScan: {
    trendsAndDrivers: [
      {
        ...{ uuid: "d1", name: "Social", description: "More refill" },
        support: [
          { insight: "Shops ask", ...resting("s1") },
          { insight: "Cities pay", sources: [source("s2")] },
        ],
      },
    ],
    priorityInsights: [{ uuid: "i1", title: "Deposits decide", explanation: "They bring back", ...resting("s3") }],
    marketForces: [
      { uuid: "m1", category: "Buyers", summary: "Few and large", whatWouldTurn: "A second buyer", ...resting("s4") },
      { uuid: "m2", category: "Rivals", summary: "None", whatWouldTurn: "" },
    ],
    startups: [
      {
        ...company("c1"),
        keyFacts: [{ text: "Serves 40 shops", evidence: evidence("s5") }],
        keyContacts: [
          { name: "Lea", title: "Founder", evidence: evidence("s6") },
          { name: "Max", title: "", evidence: nothing },
        ],
      },
    ],
    incumbents: [company("c2")],
  },
  customerProfiles: [
    {
      ...{ uuid: "p1", segment: "Small shops", jobs: [{ uuid: "j1", description: "Count boxes" }] },
      ...{ pains: [{ uuid: "n1", description: "Lost boxes" }], alternatives: [], journey: [] },
      signals: [
        { uuid: "g1", description: "They keep lists", evidence: evidence("s7") },
        { uuid: "g2", description: "They complain" },
      ],
    },
  ],
  assumptions: [
    {
      ...{ uuid: "a1", category: "DESIRABILITY", statement: "Shops return boxes" },
      ...{ importanceRationale: "All rests on it", certaintyRationale: "Nobody asked", evidence: evidence("s8") },
    },
  ],
  overview: {
    overview: {
      ...{ shouldWeDoThis: "Yes", whatIsThis: "Boxes", valueProposition: "No waste", problemStatement: "Waste" },
      ...{ marketSizeSummary: "Small", evidence: { whatIsThis: evidence("s9") } },
      differentiators: [{ uuid: "x1", order: 0, description: "Only here" }],
      rightsToWin: [{ uuid: "r1", order: 0, description: "We know shops", evidence: evidence("s10") }],
    },
  },
  financialProjection: {
    ...{ overview: "It pays", totalUsers: 1, evidence: { pricing: evidence("s11") } },
    businessModel: { type: "Subscription", subtype: "", description: "Paid by month" },
    pricing: {
      price: 4.5,
      unit: "per box",
      reasoning: "Half a box",
      additionalConsiderations: [{ consideration: "Tax" }],
    },
    savingMethod: { type: "Fewer trips", description: "One van" },
    savingsModel: {
      ...{ savingsAmount: 2000, unit: "per shop", reasoning: "Fewer hours" },
      savingsAssumptions: [{ assumption: "Ten trips" }],
    },
    marketSizings: [
      {
        ...{ uuid: "z1", type: "top_down", expectedTam: 3000000, expectedSam: 200000, expectedSom: 1000 },
        assumptionEntries: [
          entry("e2", { description: "Of a survey", order: 1, evidence: evidence("s12") }),
          entry("e1", { description: "Of a count" }),
        ],
      },
      {
        ...{ uuid: "z2", type: "bottom_up", expectedTam: 1, expectedSam: 1, expectedSom: 1 },
        assumptionEntries: [
          entry("e3", { description: "Shops in town" }),
          entry("e4", { description: "One in ten", group: "SAM" }),
        ],
      },
    ],
    impactSizings: [{ uuid: "z3", title: "Trips saved", expectedSavings: 50000, assumptionEntries: [entry("e5", {})] }],
    distributionChannels: [{ uuid: "h1", title: "Fairs", description: "Twice a year", evidence: evidence("s13") }],
    costDrivers: [{ uuid: "k1", title: "Vans", description: "Leased" }],
    targetSavingsAreas: [{ uuid: "v1", title: "Driving", description: "Less of it" }],
    costInterferences: [{ uuid: "q1", title: "Rent", interferenceInsight: "Rises", evidence: evidence("s14") }],
  },
};

const placesOf = (section: ReportSection, content = contents[section]) =>
  placesIn({ conceptId: "concept", section, content });

/** A place in a line: what holds it, what it is called and says, and what that rests on. */
const told = ({ item, place, isBesideLists }: PlaceIn) => {
  const { field, holder, title, conclusion, concluded, sources, claims, whatWouldTurn, isGathered } = place;
  const rests = sources.map(({ uuid }) => uuid).join(" ") || "nothing";
  const stated = claims?.map(({ text, premises }) => [text, ...premises].join(" < ")).join("; ") ?? "none";
  const marks = [whatWouldTurn, isGathered ? "gathered" : "", isBesideLists ? "beside" : ""].filter(Boolean);
  return [
    [item.uuid, field, holder].join("/"),
    `${title}: ${conclusion} (${concluded})`,
    `${rests} | ${stated}`,
    marks.join(" "),
  ].join(" | ");
};

describe("what stands behind everything of a report", () => {
  test("in trends is what each finding was read from, and all of them for the trend", () => {
    expect(placesOf("trends").map(told)).toEqual([
      "t1// | Social: More refill (summary) | s1 s2 | Says s1 | A ban gathered",
      "f1// | Social: Shops ask (text) | s1 | Says s1 | A ban",
      "f2// | Social: Cities pay (text) | s1 s2 | none | A ban",
    ]);
  });

  test("in a market scan is what each insight, force and fact of a company was read from", () => {
    expect(placesOf("marketScan").map(told)).toEqual([
      "d1// | Social: More refill (description) | s1 s2 | Says s1 | gathered",
      "d1/support.0/support.0 | Social: Shops ask (support) | s1 | Says s1 | ",
      "d1/support.1/support.1 | Social: Cities pay (support) | s2 | none | ",
      "i1// | Deposits decide: They bring back (explanation) | s3 | Says s3 | ",
      "m1// | Buyers: Few and large (summary) | s4 | Says s4 | A second buyer",
      "m2// | Rivals: None (summary) | nothing | none | ",
      "c1// | Company c1: Sells to the same shops (relevance) | c1-overview c1-seat s5 s6 c1-news | Says c1-overview; Says c1-seat; Says s5; Says s6; Says c1-news | gathered",
      "c1/overviewEvidence/overviewEvidence | Company c1: Lends boxes (overview) | c1-overview | Says c1-overview | ",
      "c1/headquartersEvidence/headquartersEvidence | Company c1: Lyon (headquarters) | c1-seat | Says c1-seat | ",
      "c1/foundedEvidence/foundedEvidence | Company c1: 2019 (founded) | nothing | none | ",
      "c1/keyFacts.0.evidence/keyFacts.0.evidence | Company c1: Serves 40 shops (keyFacts) | s5 | Says s5 | ",
      "c1/keyContacts.0.evidence/keyContacts.0.evidence | Company c1: Lea, Founder (keyContacts) | s6 | Says s6 | ",
      "c1/keyContacts.1.evidence/keyContacts.1.evidence | Company c1: Max (keyContacts) | nothing | none | ",
      "c1/newsAndActivities.0.evidence/newsAndActivities.0.evidence | Company c1: Raised money (newsAndActivities) | c1-news | Says c1-news | ",
      "c1/newsAndActivities.1.evidence/newsAndActivities.1.evidence | Company c1: Hired (newsAndActivities) | nothing | none | ",
      "c2// | Company c2: Sells to the same shops (relevance) | c2-overview c2-seat c2-news | Says c2-overview; Says c2-seat; Says c2-news | gathered",
      "c2/overviewEvidence/overviewEvidence | Company c2: Lends boxes (overview) | c2-overview | Says c2-overview | ",
      "c2/headquartersEvidence/headquartersEvidence | Company c2: Lyon (headquarters) | c2-seat | Says c2-seat | ",
      "c2/foundedEvidence/foundedEvidence | Company c2: 2019 (founded) | nothing | none | ",
      "c2/newsAndActivities.0.evidence/newsAndActivities.0.evidence | Company c2: Raised money (newsAndActivities) | c2-news | Says c2-news | ",
      "c2/newsAndActivities.1.evidence/newsAndActivities.1.evidence | Company c2: Hired (newsAndActivities) | nothing | none | ",
    ]);
  });

  test("of a persona is what its signals were read from, under the name of its segment", () => {
    expect(placesOf("customerProfiles").map(told)).toEqual([
      "g1//evidence | Small shops: They keep lists (description) | s7 | Says s7 | ",
      "g2//evidence | Small shops: They complain (description) | nothing | none | ",
    ]);
  });

  test("of assumptions and of the overview are their reasons and sources, text by text", () => {
    expect([...placesOf("assumptions"), ...placesOf("overview")].map(told)).toEqual([
      "a1//evidence | DESIRABILITY: Shops return boxes (statement) | s8 | All rests on it; Nobody asked; Says s8 | ",
      "x1//evidence | Differentiator: Only here (description) | nothing | none | ",
      "r1//evidence | Right to win: We know shops (description) | s10 | Says s10 | ",
      "concept/overview.shouldWeDoThis/overview.evidence.shouldWeDoThis | Is it promising?: Yes (overview.shouldWeDoThis) | nothing | none | beside",
      "concept/overview.whatIsThis/overview.evidence.whatIsThis | What is it?: Boxes (overview.whatIsThis) | s9 | Says s9 | beside",
      "concept/overview.valueProposition/overview.evidence.valueProposition | Value proposition: No waste (overview.valueProposition) | nothing | none | beside",
      "concept/overview.problemStatement/overview.evidence.problemStatement | Problem statement: Waste (overview.problemStatement) | nothing | none | beside",
      "concept/overview.marketSizeSummary/overview.evidence.marketSizeSummary | Market size: Small (overview.marketSizeSummary) | nothing | none | beside",
    ]);
  });

  test("in a projection is what each number is taken from, and of what is computed the numbers", () => {
    expect(placesOf("financialProjection").map(told)).toEqual([
      "h1//evidence | Fairs: Twice a year (description) | s13 | Says s13 | ",
      "k1//evidence | Vans: Leased (description) | nothing | none | ",
      "z1// | Market size, top down: $3.00M a year in all, $200.00K of it serviceable, $1.00K obtainable (expectedTam) | s12 | Of a count < Number e1: $12 a month; Of a survey < Number e2: $12 a month; Says s12 < Number e2: $12 a month | gathered",
      "z2// | Market size, bottom up: $1 a year in all, $1 of it serviceable, $1 obtainable (expectedTam) | nothing | Shops in town < Number e3: $12 a month; One in ten < Number e4: $12 a month | gathered",
      "z3// | Trips saved: $50.00K a year (expectedSavings) | nothing |  | gathered",
      "v1//evidence | Driving: Less of it (description) | nothing | none | ",
      "q1//evidence | Rent: Rises (interferenceInsight) | s14 | Says s14 | ",
      "e2//evidence | Number e2: Number e2: $12 a month (scalar) | s12 | Of a survey; Says s12 | ",
      "e1//evidence | Number e1: Number e1: $12 a month (scalar) | nothing | Of a count | ",
      "e3//evidence | Number e3: Number e3: $12 a month (scalar) | nothing | Shops in town | ",
      "e4//evidence | Number e4: Number e4: $12 a month (scalar) | nothing | One in ten | ",
      "e5//evidence | Number e5: Number e5: $12 a month (scalar) | nothing | none | ",
      "concept/financialProjection.overview/evidence.overview | Financial projection: It pays (overview) | nothing | none | beside",
      "concept/financialProjection.businessModel/evidence.businessModel | Subscription: Paid by month (businessModel) | nothing | none | beside",
      "concept/financialProjection.pricing/evidence.pricing | Price: $4.50 per box (pricing) | s11 | Half a box; Tax; Says s11 | beside",
      "concept/financialProjection.totalUsers/evidence.totalUsers | Total users: 1 customer (totalUsers) | nothing | Shops in town | beside",
      "concept/financialProjection.savingMethod/evidence.savingMethod | Fewer trips: One van (savingMethod) | nothing | none | beside",
      "concept/financialProjection.savingsModel/evidence.savingsModel | Savings potential: $2.00K per shop (savingsModel) | nothing | Fewer hours; Ten trips | beside",
    ]);
  });

  test("of a projection without its parts, and of a section that is not written so, is nothing", () => {
    const bare = { ...(contents.financialProjection as object), businessModel: null, pricing: null, totalUsers: null };
    const without = { ...bare, savingMethod: null, savingsModel: null, marketSizings: [], impactSizings: [] };
    const fields = placesOf("financialProjection", without).map(({ item, place }) => place.field || item.uuid);
    expect(fields).toEqual(["h1", "k1", "v1", "q1", "financialProjection.overview"]);
    const silent = { shouldWeDoThis: "", whatIsThis: "", valueProposition: "", problemStatement: "" };
    expect(placesOf("overview", { overview: { ...silent, marketSizeSummary: "" } })).toEqual([]);
  });
});

const named = source("added");

describe("a source that is added to a place", () => {
  test.each(Object.keys(contents) as ReportSection[])("of %s stands there, and nowhere else", (section) => {
    const { items: declared, holders } = sections[section];
    const content = contents[section];
    const before = placesOf(section);
    for (const [index, found] of before.entries()) {
      if (found.place.isGathered) continue;
      const { conclusion } = found.place;
      const after = withSource(found.place, { source: named, quote: "q", claim: conclusion, stance: "against" });
      const changes = evidenceChanges(found, after);
      const changed = applyChanges({ content, marks: noMarks }, changes, { declared, holders, personal: true }).content;
      const places = placesOf(section, changed);
      expect(places[index]?.place, told(found)).toEqual({ ...found.place, ...after });
      for (const [at, { place }] of places.entries())
        if (at !== index && !place.isGathered) expect(place, told(found)).toEqual(before[at]?.place);
    }
  });
});
