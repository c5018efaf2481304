import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { AssumptionCategory, AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import { expect, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { benchmarkOf, crossOn, filledShareOf, isRed } from "#testing/meters.ts";
import { renderApp } from "#testing/render-app.tsx";
import { assumptionListWith, assumptionWith, metricsWith, serverWithReport } from "#testing/reports.ts";
import { session } from "../../../transport/session.ts";

async function openAssumptions(list: AssumptionList, concept: Partial<Concept> = {}) {
  const server = serverWithReport(conceptWith(concept));
  server.on("GET /api/v2/concept/C-0003/key-assumptions", { body: list });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/assumptions");
  const bar = (category: AssumptionCategory) => screen.getByRole("meter", { name: `${category}, validation` });
  await expect.element(bar("Desirability")).toBeVisible();
  return { screen, bar, server };
}

test("[S2.2.7-02] [S2.4-12] each category card has a bar of how far it is validated, with a line at 70 percent", async () => {
  const { screen, bar } = await openAssumptions(
    assumptionListWith({
      categoryMetrics: {
        Desirability: metricsWith({ validationStatus: "partially_validated", count: 4, validationPercentage: 0.25 }),
        Viability: metricsWith({ validationStatus: "validated", count: 1, validationPercentage: 1 }),
        Feasibility: metricsWith({ validationStatus: "unvalidated", count: 2, cumulativeCertainty: 3 }),
        Adaptability: metricsWith(),
      },
    }),
  );
  const cards = screen.getByRole("group", { name: "Categories" });
  for (const [category, words, percent] of [
    ["Desirability", "Partially validated", 25],
    ["Viability", "Validated", 100],
    ["Feasibility", "Average certainty", 50],
    ["Adaptability", "Untested", 0],
  ] as const) {
    await expect.element(bar(category)).toHaveAttribute("aria-valuenow", `${percent}`);
    await expect.element(bar(category)).toHaveAttribute("aria-valuetext", `${words}, ${percent}%`);
    await expect.element(cards.getByText(words, { exact: true })).toBeVisible();
    await expect.element(cards.getByText(`${percent}%`, { exact: true })).toBeVisible();
    await expect.poll(() => filledShareOf(bar(category).element())).toBeCloseTo(percent / 100);
    expect(benchmarkOf(bar(category).element())).toBeCloseTo(0.7);
  }
});

test("[S2.4-13] the card of an invalidated category has a red bar with a cross", async () => {
  const list = assumptionListWith();
  const { bar } = await openAssumptions({
    ...list,
    categoryMetrics: {
      ...list.categoryMetrics,
      Viability: metricsWith({ validationStatus: "invalidated", count: 1 }),
    },
  });
  expect(isRed(bar("Viability").element())).toBe(true);
  expect(crossOn(bar("Viability").element())).toBe(true);
  expect(crossOn(bar("Feasibility").element())).toBe(false);
});

test("[S2.4-21] [S3.9-08] stored ratings have their own words, 1 is Low and no High, and stand at 16, 50 and 83 percent", async () => {
  const { screen } = await openAssumptions(
    assumptionListWith({
      results: [
        assumptionWith("Offices pay by the floor.", { importance: 3, certainty: 1 }),
        assumptionWith("Soap is bought yearly.", { importance: 2, certainty: 3 }),
      ],
      count: 2,
    }),
  );
  for (const [statement, rating, words, percent] of [
    ["Offices pay by the floor.", "Importance", "High", 83],
    ["Offices pay by the floor.", "Certainty", "Low", 16],
    ["Soap is bought yearly.", "Importance", "Medium", 50],
    ["Soap is bought yearly.", "Certainty", "High", 83],
  ] as const) {
    const item = screen.getByRole("listitem").filter({ hasText: statement });
    const meter = item.getByRole("meter", { name: rating });
    await expect.element(meter).toHaveAttribute("aria-valuetext", words);
    await expect.element(item).toMatchTextContent(new RegExp(`${rating}${words}`));
    await expect.poll(() => filledShareOf(meter.element())).toBeCloseTo(percent / 100);
  }
});

const balance: NonNullable<AssumptionList["results"][number]["balance"]> = {
  ...{ for: 2, against: 1, written: 1, suggested: 2, isSetByPerson: false },
  reason: "2 for, 1 against: suggests Low → Medium.",
  signals: [
    {
      uuid: "s-1",
      segment: "Office hosts",
      description: "Hosts refill by card.",
      stance: "In Favour",
      words: ["Hosts"],
    },
    { uuid: "s-2", segment: "Office hosts", description: "One stopped.", stance: "Against", words: [] },
  ],
};

test("certainty that nobody has set follows the signals that touch it, and each of them is named with why it does", async () => {
  const statement = "Hosts refill.";
  const { screen } = await openAssumptions(
    assumptionListWith({ results: [assumptionWith(statement, { certainty: 2, balance })], count: 1 }),
  );
  const item = screen.getByRole("listitem").filter({ hasText: statement }).first();
  await expect.element(item.getByText("Certainty follows signals.")).toBeVisible();
  await expect.element(item.getByText(/2 for, 1 against: suggests Low → Medium\./)).toBeVisible();
  expect(item.getByRole("button", { name: /^Take/ }).query()).toBeNull();
  await item.getByText("2 signals touch this").click();
  await expect
    .element(item.getByRole("link", { name: "Hosts refill by card." }))
    .toHaveAttribute("href", expect.stringMatching(/customer-profile\?persona=Office\+hosts#s-1$/));
  await expect.element(item.getByText("Both speak of: Hosts.")).toBeVisible();
  await expect.element(item.getByText("Connected by whoever read it.")).toBeVisible();
});

test.each(["In Favour", "Against"] as const)(
  "of many signals %s the strongest are named, and it is said that one source counts once",
  async (stance) => {
    const signals = Array.from({ length: 20 }, (_, index) => ({
      ...{ uuid: `s-${index}`, segment: "Office hosts", description: `Heard as number ${index}.`, words: [] },
      stance,
    }));
    const { screen } = await openAssumptions(
      assumptionListWith({
        results: [assumptionWith("Hosts refill.", { balance: { ...balance, signals } })],
        count: 1,
      }),
    );
    await screen.getByText("The 20 strongest signals that touch this").click();
    await expect.element(screen.getByRole("link", { name: "Heard as number 19." })).toBeVisible();
    await expect.element(screen.getByText(/one publisher says counts once on each side/)).toBeVisible();
  },
);

test("certainty that a person has set stays, with what signals suggest beside it, taken by one click", async () => {
  const statement = "Hosts refill.";
  const own = assumptionWith(statement, { certainty: 1, balance: { ...balance, isSetByPerson: true } });
  const { screen, server } = await openAssumptions(assumptionListWith({ results: [own], count: 1 }));
  const path = "POST /api/v2/concept/C-0003/report/assumptions/changes";
  server.on(path, { body: { revision: 2 } });
  const item = screen.getByRole("listitem").filter({ hasText: statement }).first();
  await expect.element(item.getByText(/It stays as your team has set it\./)).toBeVisible();
  const taken = { ...own, certainty: 2 as const, balance: { ...balance, written: 2 as const, isSetByPerson: true } };
  server.on("GET /api/v2/concept/C-0003/key-assumptions", {
    body: assumptionListWith({ results: [taken], count: 1 }),
  });
  await item.getByRole("button", { name: `Take Medium as the certainty of “${statement}”` }).click();
  await expect.element(screen.getByText("Certainty is medium now")).toBeVisible();
  await expect.element(item.getByRole("meter", { name: "Certainty" })).toHaveAttribute("aria-valuetext", "Medium");
  expect(server.bodiesOf(path)).toMatchObject([
    { changes: [{ kind: "set", item: statement, field: "certainty", value: 2, seen: 1 }] },
  ]);
  await expect.element(item.getByRole("button", { name: /^Take/ })).not.toBeInTheDocument();
  await expect.element(item.getByText("2 signals touch this")).toHaveFocus();
  expect(item.getByText(/It stays as your team has set it/).query()).toBeNull();
});

test("an earlier version says what signals suggested, and offers nothing to take", async () => {
  const own = assumptionWith("Hosts refill.", { certainty: 1, balance: { ...balance, isSetByPerson: true } });
  const { screen } = await openAssumptions(assumptionListWith({ results: [own], count: 1 }), {
    isHistoricalVersion: true,
  });
  await expect.element(screen.getByText(/It stays as your team has set it\./)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Take/ }).query()).toBeNull();
});

test("the older table opens on the page of the assumption that a link names", async () => {
  const results = Array.from({ length: 12 }, (_, index) =>
    assumptionWith(`Hosts refill ${index + 1} times.`, { uuid: `a-${index + 1}` }),
  );
  const { featureVersions } = conceptWith();
  const server = serverWithReport(conceptWith({ featureVersions: { ...featureVersions, assumptions: "v1" } }));
  server.on("GET /api/v2/concept/C-0003/key-assumptions", { body: assumptionListWith({ results, count: 12 }) });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/assumptions#a-12");
  const row = (count: number) => screen.getByRole("button", { name: `Hosts refill ${count} times.`, exact: true });
  await expect.element(row(12)).toHaveAttribute("aria-expanded", "true");
  await expect.element(row(11)).toHaveAttribute("aria-expanded", "false");
  expect(row(10).query()).toBeNull();
});
