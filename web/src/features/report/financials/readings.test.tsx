import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { beforeAll, expect, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { readingOnce } from "#testing/reading.ts";
import { parts } from "#testing/whole-report.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";
import { depots, openProjection } from "./testing/open-projection.fixture.ts";
import { madeFromFirst, setByPeople, sourcedRevenue, sourcedSavings } from "./testing/sourced-projection.fixture.ts";

beforeAll(fetchLateParts);

type App = Awaited<ReturnType<typeof openProjection>>;

interface State {
  search?: string;
  projection?: FinancialProjection;
  isClassic?: boolean;
  act?: (app: App) => Promise<unknown>;
  /** What the line begins with, with which that begins which is new in this state. */
  only?: string;
}

const press = (name: string | RegExp) => ({ act: ({ button }: App) => button(name).click() });
const sizing = "?tab=market-sizing";
const impact = "?tab=impact-sizing";
const bare = depots({
  businessModel: null,
  pricing: null,
  pricingModel: null,
  distributionChannels: [],
  costDrivers: [],
});
const bareSavings: FinancialProjection = {
  ...sourcedSavings,
  ...{ savingMethod: null, savingsModel: null, targetSavingsAreas: [], costInterferences: [] },
};
const versions = conceptWith().featureVersions;

async function openDetails({ screen }: App) {
  const openers = screen.getByRole("button", { name: /^Details of/ });
  await expect.element(openers.first()).toBeVisible();
  for (const opener of openers.all()) await opener.click();
}

const dialog = { only: "dialog" };
const form = { only: "form" };
const editor = { only: "{editorBar}" };

const states: Record<string, State> = {
  model: {},
  "model-adding-a-channel": { ...press("Add a channel"), ...form },
  "model-adding-a-driver": { ...press("Add a cost driver"), ...form },
  "model-choosing-an-icon": { ...press("Edit Icon of “Rent”"), ...editor },
  "model-changing-considerations": { ...press("Edit Additional considerations"), ...editor },
  "model-begun": { projection: bare },
  "price-made-up": { ...press(/^\$90 ?, how Price is made up$/), ...dialog },
  "share-made-up": { ...press(/^40% ?, how the share of Vans is made up$/), ...dialog },
  sizing: { search: sizing, act: openDetails },
  "sizing-from-below": {
    search: sizing,
    act: ({ screen }) => screen.getByRole("tab", { name: "Bottom Up" }).click(),
  },
  "sizing-adding": { search: sizing, ...press("Add assumption"), ...form },
  "sizing-choosing-an-operator": { search: sizing, ...press("Edit Operator of “Consumables spend”"), ...editor },
  "sizing-choosing-a-group": {
    search: sizing,
    act: async (app) => {
      await app.button("Details of Consumables spend").click();
      await app.button("Edit Group of “Consumables spend”").click();
    },
    ...editor,
  },
  "sizing-one": {
    search: sizing,
    projection: { ...sourcedRevenue, marketSizings: sourcedRevenue.marketSizings.slice(0, 1) },
    ...press("Size the market bottom up, too"),
    ...form,
  },
  "sizing-none": { search: sizing, projection: { ...sourcedRevenue, marketSizings: [] }, ...press("Size the market") },
  "market-made-up": { search: sizing, ...press(/, how SAM is made up$/), ...dialog },
  savings: { projection: sourcedSavings },
  "savings-begun": { projection: bareSavings },
  "savings-adding-an-area": { projection: bareSavings, ...press("Add an area"), ...form },
  "savings-adding-an-interference": { projection: bareSavings, ...press("Add an interference"), ...form },
  "savings-made-up": { projection: sourcedSavings, ...press(/, how Savings is made up$/), ...dialog },
  impact: { search: impact, projection: sourcedSavings },
  "impact-none": {
    search: impact,
    projection: { ...sourcedSavings, impactSizings: [] },
    ...press("Size the savings"),
  },
  classic: { isClassic: true },
  "classic-bare": { isClassic: true, projection: { ...bare, pricingModel: "Per floor", marketSizings: [] } },
};

/** What is said below the tabs of the report, or the part of it that begins with these words. */
function own(said: string, only: string | undefined): string {
  const lines = said.split("\n");
  const from = lines.findIndex((line) => (only ? line.trim().startsWith(only) : line.includes('link "Context"')));
  const [begin = ""] = lines.slice(from, from + 1);
  const indent = begin.length - begin.trimStart().length;
  const part = lines.slice(from + 1);
  const end = only ? part.findIndex((line) => line.length - line.trimStart().length <= indent) : -1;
  return [...(only ? [begin] : []), ...(end === -1 ? part : [...part.slice(0, end), ""])].join("\n");
}

test.for(Object.entries(states))("what a projection says: %s", async ([state, given]) => {
  const { search, projection = sourcedRevenue, isClassic = false, act, only } = given;
  const app = await openProjection(search, {
    ...{ projection, work: setByPeople },
    concept: isClassic ? { featureVersions: { ...versions, financialProjection: "v1" } } : {},
    prepare: (server) => server.on(parts.assumptions, { body: madeFromFirst }),
  });
  await act?.(app);
  const said = await readingOnce(app.screen.getByRole("main"), { late: true });
  await expect(own(said, only)).toMatchFileSnapshot(`readings/${state}.txt`);
});
