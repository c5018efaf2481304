import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { beforeAll, expect, test } from "vitest";
import { conceptWith, gapOf, markOf, notedSections, pageOf, sectionsIn } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport, marketScan, parts, profiles, revenue, savings } from "#testing/whole-report.ts";
import { session } from "../../../transport/session.ts";
import { fetchLateParts } from "./fetched-parts.fixture.ts";

beforeAll(fetchLateParts);

interface State {
  path: string;
  sections: ReturnType<typeof notedSections>;
  prepare?: (server: FakeServer) => void;
  act?: (app: Awaited<ReturnType<typeof renderApp>>) => Promise<unknown>;
}

const financials = "/financial-projection";
const press = (name: string, role: "button" | "tab" = "button") => ({
  act: ({ screen }: Awaited<ReturnType<typeof renderApp>>) => screen.getByRole(role, { name, exact: true }).click(),
});

const profileWithout = (part: string, about: string, lacks: Partial<CustomerProfile>): State => ({
  path: "/customer-profile",
  sections: notedSections({ customerProfiles: [gapOf(`${part}:persona-1`, about)] }),
  prepare: (server) =>
    server.on(parts.profiles, {
      body: pageOf(profiles.map((profile, index) => (index === 0 ? { ...profile, ...lacks } : profile))),
    }),
});

const scanWithout = (part: string, about: string, lacks: Partial<typeof marketScan>): State => ({
  path: "/market-scan",
  sections: notedSections({ marketScan: [gapOf(part, about)] }),
  prepare: (server) => server.on(parts.marketScan, { body: { ...marketScan, ...lacks } }),
});

const projectionWithout = (part: string, about: string, lacks: Partial<typeof revenue>): State => ({
  path: financials,
  sections: notedSections({ financialProjection: [gapOf(part, about)] }),
  prepare: (server) => server.on(parts.projection, { body: { ...revenue, ...lacks } }),
});

const sized = (type: "top_down" | "bottom_up") => revenue.marketSizings.filter((sizing) => sizing.type === type);
const withoutTopDown = projectionWithout("top-down-sizing", "Market size, top down", {
  marketSizings: sized("bottom_up"),
});
const withoutCompanies = { startups: [], incumbents: [], ecosystemDescription: "" };
const withoutSummaries = notedSections({ overview: [gapOf("executive-summaries", "Executive summaries")] });

const states: Record<string, State> = {
  needs: profileWithout("profile-needs", "Jobs and pains of Noor", {
    jobs: [],
    pains: [],
    jobsInsight: "",
    painsInsight: "",
  }),
  alternatives: profileWithout("profile-alternatives", "Alternatives of Noor", {
    alternatives: [],
    alternativesInsight: "",
  }),
  journey: profileWithout("profile-journey", "Journey of Noor", { journey: [], journeyInsight: "" }),
  signals: profileWithout("profile-signals", "Signals about Noor", { signals: [], signalsSummary: "" }),
  "alternatives-of-the-other": {
    ...profileWithout("profile-needs", "", {}),
    path: "/customer-profile?persona=Owners",
    sections: notedSections({ customerProfiles: [gapOf("profile-alternatives:persona-2", "Alternatives of Ola")] }),
  },
  forces: scanWithout("market-forces", "Market forces", { marketForces: [] }),
  insights: scanWithout("priority-insights", "Priority insights", { priorityInsights: [] }),
  startups: {
    ...scanWithout("startups", "Startups", { startups: [] }),
    path: "/market-scan?tab=ecosystem",
  },
  incumbents: {
    ...scanWithout("incumbents", "Incumbents", { incumbents: [], ecosystemDescription: "" }),
    path: "/market-scan?tab=ecosystem",
  },
  pricing: projectionWithout("pricing", "Pricing", { pricing: null }),
  channels: projectionWithout("distribution-channels", "Distribution channels", { distributionChannels: [] }),
  "cost-drivers": projectionWithout("cost-drivers", "Cost drivers", { costDrivers: [] }),
  "top-down-sizing": { ...withoutTopDown, path: `${financials}?tab=market-sizing` },
  "top-down-sizing-chosen": {
    ...withoutTopDown,
    path: `${financials}?tab=market-sizing`,
    ...press("Top Down", "tab"),
  },
  "bottom-up-sizing-chosen": {
    ...projectionWithout("bottom-up-sizing", "Market size, bottom up", { marketSizings: sized("top_down") }),
    path: `${financials}?tab=market-sizing`,
    ...press("Bottom Up", "tab"),
  },
  "savings-method": projectionWithout("savings-method", "Savings method", {
    ...savings,
    savingMethod: null,
    savingsModel: savings.savingsModel && { ...savings.savingsModel, savingsAssumptions: [] },
    targetSavingsAreas: [],
    costInterferences: [],
  }),
  "summary-of-the-model": { path: "", sections: withoutSummaries, ...press("Business model") },
  "summary-of-the-trends": { path: "", sections: withoutSummaries, ...press("Trends and drivers") },
  "summary-of-the-ecosystem": { path: "", sections: withoutSummaries, ...press("Ecosystem") },
  "overview-without-companies": {
    ...scanWithout("startups", "Startups", withoutCompanies),
    path: "",
    sections: notedSections({ marketScan: [gapOf("startups", "Startups"), gapOf("incumbents", "Incumbents")] }),
    ...press("Ecosystem"),
  },
  several: {
    ...projectionWithout("pricing", "", { pricing: null, distributionChannels: [], costDrivers: [] }),
    sections: notedSections({
      financialProjection: [
        gapOf("pricing", "Pricing"),
        gapOf("distribution-channels", "Distribution channels", "The model declined to write this."),
        gapOf("cost-drivers", "Cost drivers"),
        gapOf("bottom-up-sizing", "Market size, bottom up"),
        markOf("Business model", "“Per floor” is said of the price and of the rent."),
      ],
    }),
  },
  outdated: {
    ...projectionWithout("pricing", "Pricing", { pricing: null }),
    sections: notedSections(
      { financialProjection: [gapOf("pricing", "Pricing")] },
      sectionsIn("complete", { financialProjection: "outdated" }),
    ),
  },
  "being-filled": {
    ...projectionWithout("pricing", "Pricing", { pricing: null }),
    sections: notedSections(
      { financialProjection: [gapOf("pricing", "Pricing")] },
      sectionsIn("complete", { financialProjection: "pending" }),
    ),
  },
  "to-look-at": {
    path: "/assumptions",
    sections: notedSections({
      assumptions: [
        markOf("Customer profiles", "Written without: Alternatives of Noor."),
        markOf("Assumptions", "Two assumptions say nearly the same: “Offices refill” and “Offices refill soap”."),
      ],
    }),
  },
  "one-to-look-at": {
    path: "/market-scan",
    sections: notedSections({ trends: [markOf("Trends", "A finding under Legal names no year.")] }),
  },
};

test.for(Object.entries(states))(
  "what a report says that is not whole: %s",
  async ([state, { path, sections, prepare, act }]) => {
    const server = serverWithReport(conceptWith({ reportStatusBySection: sections }));
    answerWholeReport(server);
    prepare?.(server);
    await session.begin("refresh-token");
    const app = await renderApp(`/concept/C-0003${path}`);
    const main = app.screen.getByRole("main");
    await expect.element(main).toBeVisible();
    await act?.(app);
    await expect(await readingOnce(main, { late: true })).toMatchFileSnapshot(`gaps/${state}.txt`);
  },
);
