import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import type { Incumbent, MarketScan, Startup } from "@seedbed/contract/report/market-scan/schemas";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { incumbentWith, marketScanWith, serverWithReport } from "#testing/reports.ts";
import { session } from "../../../../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../../market-scan-screen.tsx";

export const scanPath = "GET /api/v2/concept/C-0003/market-scan";

export const startupWith = (name: string, change: Partial<Startup> = {}): Startup => ({
  ...incumbentWith(name),
  valueProposition: "",
  competitiveAdvantage: "",
  predictions: [],
  potentialEngagements: [],
  keyFacts: [],
  keyContacts: [],
  ...change,
});

export const nothingBehind = { insight: "", sources: [] };
export const fact = (text: string, insight = "") => ({ text, evidence: { insight, sources: [] } });

interface Options {
  startups?: Startup[];
  incumbents?: Incumbent[];
  scan?: Partial<MarketScan>;
  /** Behind `#` in the address. */
  linked?: string;
  /** What of it is people's own work. */
  work?: SectionWork;
  /** Whether it is an earlier version, which nobody changes any more. */
  isHistorical?: boolean;
}

/** The ecosystem of a report's market scan, version 3, over a server that has these companies. */
export async function openEcosystem({
  startups = [],
  incumbents = [],
  scan = {},
  linked,
  work,
  isHistorical = false,
}: Options = {}) {
  const { featureVersions } = conceptWith();
  const inNewestForm = { featureVersions: { ...featureVersions, marketScan: "v3" as const } };
  const server = serverWithReport(conceptWith({ ...inNewestForm, isHistoricalVersion: isHistorical }));
  const setScan = (change: Partial<MarketScan>) => server.on(scanPath, { body: marketScanWith(change) });
  setScan({ startups, incumbents, ...scan });
  if (work) server.on("GET /api/v2/concept/C-0003/report/marketScan/edits", { body: work });
  await session.begin("refresh-token");
  const app = await renderApp(`/concept/C-0003/market-scan?tab=ecosystem${linked ? `#${linked}` : ""}`);
  const list = (name: string) => app.screen.getByRole("list", { name, exact: true });
  const pane = (name: string) => app.screen.getByRole("region", { name: `${name}: details` });
  const choose = (name: string) => app.screen.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  return { ...app, server, setScan, list, pane, choose };
}

/** A window of this width for the rest of the test. */
export async function widthOf(width: number, height = 844): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
}
