import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { MarketForce, MarketScan, PriorityInsight } from "@seedbed/contract/report/market-scan/schemas";
import type { KeyFinding, Trend, Trends } from "@seedbed/contract/report/trends/schemas";
import { conceptWith } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { forceWith, marketScanWith, serverWithReport, sourceWith } from "#testing/reports.ts";
import { session } from "../../../../transport/session.ts";
import { withChange } from "../../editing/saving/changed-content.ts";

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const long =
  "Contracts with tenants run twelve months, purchase contracts run three. A depot that prices per floor carries that gap on its own books " +
  "unless the price is indexed. Since spring two suppliers are on offer for altogether half of the volume, which covers a little over half of " +
  "660 depots that would need it in their second year, and the rest stays exposed to the season.";

export const sixForces: MarketForce[] = [
  forceWith("Landlord demand", { uuid: uuid(1), grading: "Mostly Tailwinds", score: 2 }),
  forceWith("Regulation", { uuid: uuid(2), grading: "Mostly Headwinds", score: 8.5 }),
  forceWith("Labour", { uuid: uuid(3), score: null }),
  forceWith("Input cost", { uuid: uuid(4), grading: "Mostly Headwinds", score: null, summary: long }),
  forceWith("Technology and its suppliers", { uuid: uuid(5), score: 5.5 }),
  forceWith("Buyer habits", { uuid: uuid(6), grading: "Mostly Tailwinds", score: null }),
];

const insight = (number: number, title: string, change: Partial<PriorityInsight> = {}): PriorityInsight => ({
  uuid: uuid(number),
  title,
  direction: "tailwind",
  explanation: `${title}, and somebody is paid to lower it.`,
  sources: [],
  ...change,
});

export const threeInsights: PriorityInsight[] = [
  insight(11, "Building owners report waste", { sources: [sourceWith("Government report")] }),
  insight(12, "Dosing systems tie cleaners", { direction: "headwind", explanation: `${long} ${long}` }),
  insight(13, "Small boxes get dear", { direction: "up" }),
];

const finding = (number: number, text: string, change: Partial<KeyFinding> = {}): KeyFinding => ({
  uuid: uuid(number),
  text,
  direction: "tailwind",
  sources: [],
  ...change,
});

const trend = (number: number, category: Trend["category"], change: Partial<Trend> = {}): Trend => ({
  uuid: uuid(number),
  category,
  icon: "scale",
  summary: `${category} change is felt in every building.`,
  impact: `${category} change makes the depot cheaper.`,
  whatWouldTurn: "",
  howToNotice: "",
  keyFinding: [finding(number + 100, `${category} is counted since last year.`)],
  ...change,
});

export const sixTrends: Trend[] = [
  trend(21, "Political", {
    keyFinding: [
      finding(
        31,
        "The packaging ordinance names consumables in shared kitchens, so a refilled litre leaves the count at once.",
        {
          sources: [sourceWith("Packaging ordinance")],
        },
      ),
      finding(32, "Cities may go further.", { direction: "headwind" }),
      finding(33, "Two of five already do."),
    ],
  }),
  trend(22, "Economic", { summary: `${long} ${long}` }),
  trend(23, "Social"),
  trend(24, "Technological", { keyFinding: [] }),
  trend(25, "Environmental"),
  trend(26, "Legal"),
];

export const richScan = (change: Partial<MarketScan> = {}): MarketScan =>
  marketScanWith({
    origin: "model",
    marketForces: sixForces,
    priorityInsights: threeInsights,
    trendsAndDrivers: [
      {
        uuid: uuid(41),
        name: "Waste is counted",
        description: "Owners report it by tenant.",
        support: [{ insight: "A rule passed.", sources: [sourceWith("Packaging ordinance")] }],
      },
      { uuid: uuid(42), name: "Vans fill up", description: "Fewer rounds.", support: [] },
    ],
    ...change,
  });

export const richTrends = (change: Partial<Trends> = {}): Trends => ({
  origin: "model",
  summary: "Rules push owners to count packaging, and hybrid work has made small orders dear.",
  results: sixTrends,
  ...change,
});

export const scanCalls = {
  scan: "GET /api/v2/concept/C-0003/market-scan",
  trends: "GET /api/v3/concept/C-0003/market-scan/trend-analysis",
};

export const changesOf = (section: string) => `POST /api/v2/concept/C-0003/report/${section}/changes`;

/** What stands in a section after a change, as the server makes it. */
function changed(content: unknown, change: PersonalChange): unknown {
  if (change.kind !== "add") return withChange(content, change);
  const added = structuredClone(content) as Record<string, unknown[]>;
  if (change.parent === null) {
    const blank = change.place === "results[]" ? { keyFinding: [] } : { sources: [], support: [] };
    added[change.place.replace("[]", "")]?.push({ ...blank, whatWouldTurn: "", howToNotice: "", ...change.item });
    return added;
  }
  const trend = (added.results as Trend[]).find(({ uuid }) => uuid === change.parent);
  trend?.keyFinding.push({ sources: [], ...change.item } as unknown as KeyFinding);
  return added;
}

interface ScanOptions {
  concept?: Partial<Concept>;
  scan?: MarketScan;
  trends?: Trends;
  prepare?: (server: ReturnType<typeof serverWithReport>) => void;
}

/** The market scan of a concept that has all of it; `search` is what stands behind the path. */
export async function openScan(search = "", { concept, scan, trends, prepare }: ScanOptions = {}) {
  const server = serverWithReport(conceptWith(concept));
  let revision = 1;
  for (const [section, key, content] of [
    ["marketScan", scanCalls.scan, scan ?? richScan()],
    ["trends", scanCalls.trends, trends ?? richTrends()],
  ] as const) {
    let stands: unknown = content;
    server.on(key, () => ({ body: stands }));
    server.on(changesOf(section), ({ body }) => {
      for (const change of (body as { changes: PersonalChange[] }).changes) stands = changed(stands, change);
      revision += 1;
      return { body: { revision } };
    });
  }
  prepare?.(server);
  await session.begin("refresh-token");
  return { server, ...(await renderApp(`/concept/C-0003/market-scan${search}`)) };
}
