import type { Concept } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { AssumptionList, CategoryMetrics, ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import type { Incumbent, MarketForce, MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import type { Overview } from "@seedbed/contract/report/overview/schemas";
import type { ResearchState } from "@seedbed/contract/report/research/schemas";
import type { Source } from "@seedbed/contract/report/source";
import { conceptWith } from "./concepts.ts";
import { type FakeServer, serverKnowing } from "./fake-server.ts";

export const overviewWith = (change: Partial<Overview> = {}): Overview => ({
  differentiators: [
    { uuid: "d-2", order: 1, description: "One depot serves every floor" },
    { uuid: "d-1", order: 0, description: "Metered by weight" },
  ],
  rightsToWin: [{ uuid: "r-1", order: 0, description: "We drive past the buildings" }],
  shouldWeDoThis: "Offices already pay for it by the pallet.",
  conceptImageUrl: null,
  conceptImageOrigin: null,
  whatIsThis: "A depot in the basement of a building.",
  valueProposition: "A fifth cheaper.",
  problemStatement: "Forty deliveries a week.",
  marketSizeSummary: "Small, but certain.",
  conceptVideoUrl: null,
  videoStatus: "idle",
  videoGenerationStage: null,
  videoGenerationProgress: null,
  origin: "draft",
  ...change,
});

/** A drawing, and an image as a model makes it. */
export const drawnImage = new Blob(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 460"><path fill="#b9d8c1" d="M0 0h800v460H0Z"/></svg>'],
  { type: "image/svg+xml" },
);
export const madeImage = new Blob(
  [
    Uint8Array.from(
      atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
      (character) => character.charCodeAt(0),
    ),
  ],
  { type: "image/png" },
);
/** The address of an image. */
export const imageUrl = "/api/v2/concept/C-0003/image?v=0123456789abcdef01234567.png";

export const metricsWith = (change: Partial<CategoryMetrics> = {}): CategoryMetrics => ({
  validationStatus: "untested",
  count: 0,
  cumulativeCertainty: 0,
  validationPercentage: 0,
  averageRisk: 0,
  ...change,
});

export const assumptionWith = (statement: string, change: Partial<ListedAssumption> = {}): ListedAssumption => ({
  uuid: statement,
  statement,
  category: "Desirability",
  importance: 2,
  certainty: 2,
  riskCategory: "medium",
  risk: 0.44,
  status: "untested",
  testProgress: 0,
  importanceRationale: "",
  certaintyRationale: "",
  version: 1,
  origin: "draft",
  createdAt: "2026-03-02T10:00:00.000Z",
  balance: null,
  ...change,
});

export const assumptionListWith = (change: Partial<AssumptionList> = {}): AssumptionList => ({
  results: [],
  count: 0,
  numberOfPages: 1,
  pageSize: 100,
  categoryMetrics: {
    Desirability: metricsWith(),
    Viability: metricsWith(),
    Feasibility: metricsWith(),
    Adaptability: metricsWith(),
  },
  ...change,
});

export const forceWith = (category: string, change: Partial<MarketForce> = {}): MarketForce => ({
  uuid: category,
  category,
  icon: "scale",
  grading: "Headwinds & Tailwinds",
  score: 5,
  summary: `${category} moves the market.`,
  impact: `${category} matters here.`,
  whatWouldTurn: "",
  howToNotice: "",
  ...change,
});

export const sourceWith = (title: string): Source => ({
  uuid: title,
  title,
  description: "",
  url: `https://example.com/${title}`,
  classification: "web",
  citations: [],
  confidenceLevel: "medium",
  publishedDate: null,
});

const noEvidence = { insight: "", sources: [] };

export const incumbentWith = (name: string, change: Partial<Incumbent> = {}): Incumbent => ({
  uuid: name,
  name,
  domain: `${name.toLowerCase()}.example`,
  overview: `${name} is known.`,
  headquarters: "Bergen",
  founded: "1904",
  hasCompetitiveProduct: false,
  status: "completed",
  overviewEvidence: noEvidence,
  headquartersEvidence: noEvidence,
  foundedEvidence: noEvidence,
  relevance: "It is near.",
  newsAndActivities: [],
  ...change,
});

export const marketScanWith = (change: Partial<MarketScan> = {}): MarketScan => ({
  uuid: "55555555-5555-4555-8555-555555555555",
  trendsAndDriversDescription: "Costs rise.",
  ecosystemDescription: "Few are there.",
  trendsAndDrivers: [],
  priorityInsights: [],
  marketForces: [],
  startups: [],
  incumbents: [],
  origin: "draft",
  ...change,
});

/** What a report says that is current. */
export const nothingOutdated = {
  sections: [],
  together: { sections: 0, calls: 0, seconds: 0, usd: 0 },
  isDrafted: false,
};

/** What a server says of research that has no search provider. */
const noResearch: ResearchState = { provider: null, plan: null, progress: null };

/** A server that knows one person, one concept and of its report the overview, under the names the address may use. */
export function serverWithReport(
  concept: Concept = conceptWith(),
  overview: Overview | null = overviewWith(),
): FakeServer {
  const server = serverKnowing();
  addReport(server, concept, overview);
  return server;
}

/** One more concept, with the overview of its report. */
export function addReport(server: FakeServer, concept: Concept, overview: Overview | null = overviewWith()): void {
  for (const id of [concept.uuid, concept.identifier]) {
    server.on(`GET /api/v1/concept/${id}/`, { body: concept });
    server.on(`POST /api/v2/concept/${id}/seen`, { status: 204 });
    server.on(`GET /api/v2/concept/${id}/gut-check`, { body: { answer: null } });
    server.on(`GET /api/v1/concept/${id}/similar`, { body: [] });
    server.on(`GET /api/v1/concept/${id}/research`, { body: { provider: null, plan: null, progress: null } });
    server.on(`GET /api/v2/concept/${id}/report/outdated`, { body: nothingOutdated });
    server.on(`GET /api/v1/concept/${id}/research`, { body: noResearch });
    server.lacks(
      ...["overview", "executive-summaries", "financial-projection", "market-scan", "customer-profile"].map(
        (section) => `GET /api/v2/concept/${id}/${section}`,
      ),
      `GET /api/v2/concept/${id}/key-assumptions`,
      `GET /api/v3/concept/${id}/market-scan/trend-analysis`,
    );
    server.on(`PUT /api/v2/concept/${id}/report/presence`, { body: { others: [] } });
    for (const section of reportSections)
      server.on(`GET /api/v2/concept/${id}/report/${section}/edits`, { body: { edits: [], added: [] } });
    if (overview) server.on(`GET /api/v2/concept/${id}/overview`, { body: overview });
  }
}
