import { expect, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { openOverview } from "#testing/open-overview.tsx";
import { overviewWith } from "#testing/reports.ts";
import { answerWholeReport, parts, revenue } from "#testing/whole-report.ts";

const price = revenue.pricing?.price ?? 0;
const marketSizeSummary = "A month costs $1, and nobody else asks for $1.";
const stated = [{ at: 14, words: "$1", figure: "price", value: 1 }];
const summaries = {
  ...{ financialMarketSizeRevenue: "", financialMarketSizeSavings: "", marketScanTrendsDrivers: "" },
  ...{ marketScanEcosystem: "", customerProfiles: "", keyAssumptions: "", origin: "model" },
  financialBusinessModel: "A floor costs $1 here.",
  figures: { financialMarketSizeRevenue: [], financialMarketSizeSavings: [], financialBusinessModel: stated },
};
const noor = { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Noor", lastName: "Haddad" };
const statuses = conceptWith().reportStatusBySection;
const outdated = { ...statuses, overview: { ...statuses.overview, status: "outdated" as const } };
const edits = "GET /api/v2/concept/C-0003/report/overview/edits";

function openWith({ isOutdated = true, own = [] as string[] } = {}) {
  return openOverview({
    concept: isOutdated ? { reportStatusBySection: outdated } : {},
    prepare: (server) => {
      answerWholeReport(server);
      server.on(parts.overview, { body: overviewWith({ marketSizeSummary, marketSizeFigures: stated }) });
      server.on(parts.projection, { body: revenue });
      server.on(parts.summaries, { body: summaries });
      const by = { by: noor, at: "2026-03-02T10:00:00.000Z" };
      server.on(edits, { body: { edits: own.map((field) => ({ item: null, field, ...by })), added: [] } });
    },
  });
}

test("what the overview says of the size follows the projection once that is another, and only in the figures that were noted", async () => {
  const { screen } = await openWith();
  await expect.element(screen.getByText(`A month costs $${price}, and nobody else asks for $1.`)).toBeInTheDocument();
  await expect.element(screen.getByText(`A floor costs $${price} here.`)).toBeInTheDocument();
});

test("a number that a person typed into a text stays as it is, and wears the mark of its writer", async () => {
  const { screen } = await openWith({ own: ["overview.marketSizeSummary"] });
  await expect.element(screen.getByText(/^Written by Noor Haddad/)).toBeInTheDocument();
  await expect.element(screen.getByText(`A floor costs $${price} here.`)).toBeInTheDocument();
  await expect.element(screen.getByText(marketSizeSummary)).toBeInTheDocument();
});

test("an overview that is current does not read the projection", async () => {
  const { screen, server } = await openWith({ isOutdated: false });
  await expect.element(screen.getByText(marketSizeSummary)).toBeInTheDocument();
  expect(server.bodiesOf(parts.projection)).toHaveLength(0);
});
