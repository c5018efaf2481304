import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport, parts, revenue, savings } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";
import { shownEvidence } from "../../evidence/testing/shown-evidence.fixture.ts";
import { depots, openProjection as openDepots } from "../testing/open-projection.fixture.ts";

const versions = conceptWith().featureVersions;
const concept = conceptWith({ featureVersions: { ...versions, financialProjection: "v1" } });

async function openProjection(projection = { ...revenue, totalUsers: 1200 }) {
  const server = serverWithReport();
  answerWholeReport(server);
  server.on("GET /api/v1/concept/C-0003/", { body: concept });
  server.on(parts.projection, { body: projection });
  server.on(`GET /api/v1/concept/C-0003/evidence/${concept.uuid}`, ({ query }) => ({
    body: shownEvidence({ item: concept.uuid, section: "financialProjection", title: `About ${query.get("field")}` }),
  }));
  await session.begin("refresh-token");
  return renderApp("/concept/C-0003/financial-projection");
}

test("[S2.2.6-06] [S2.2.6-07] each card of the first version opens what it rests on: conclusion, reasoning and sources, 500 px wide", async () => {
  const { screen } = await openProjection();
  await expect.element(screen.getByRole("heading", { name: "Financial Model" })).toBeVisible();
  const cards = [
    ["Business Model", "businessModel"],
    ["Price", "pricing"],
    ["Total Users", "totalUsers"],
  ] as const;
  for (const [title, field] of cards) {
    const button = page.getByRole("button", { name: `Evidence and reasoning of ${title}`, exact: true });
    await button.click();
    const panel = page.getByRole("dialog", { name: `About financialProjection.${field}` });
    await expect.poll(() => panel.element().getBoundingClientRect().width).toBe(500);
    for (const heading of ["Conclusion", "Reasoning"])
      await expect.element(panel.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    const tabs = panel.getByRole("tab");
    await expect.poll(() => tabs.elements().map(({ textContent }) => textContent)).toEqual(["Overview", "Sources 4"]);
    await tabs.nth(1).click();
    await expect.element(panel.getByRole("article")).toHaveLength(4);
    await userEvent.keyboard("{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
  await expect.element(page.getByRole("button", { name: "Evidence and reasoning of the market size" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("[S2.2.6-02] [S2.2.6-03] [S2.2.6-04] [S2.2.6-05] overview, three cards and the market, which are changed where they stand", async () => {
  const { screen, button, field, sent, results } = await openDepots("", {
    concept,
    projection: depots({ totalUsers: 1200 }),
  });
  await button("Edit Overview").click();
  await field("Overview").fill("Said anew.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Said anew.")).toBeVisible();
  await expect.poll(sent).toMatchObject([{ kind: "set", item: null, field: "overview", value: "Said anew." }]);
  const cards = screen.getByRole("main").getByRole("heading", { level: 2 }).elements();
  expect(cards.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    "Financial Model",
    "Business Model",
    "Price",
    "Total Users",
  ]);
  await expect.element(screen.getByText(/^\$90/)).toBeVisible();
  await expect.element(screen.getByText("a floor", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^1,200 customers/)).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "TAM, SAM and SOM inside each other" })).toBeVisible();
  expect(results()).toEqual(["$1.59B", "$423.20M", "$25.39M"]);
  for (const row of screen.getByRole("definition").elements()) expect(row.textContent).toMatch(/ARR$/);
});

test("what saves costs is shown in the newer form, which alone can show it", async () => {
  const { screen } = await openProjection({ ...savings, totalUsers: 0 });
  await expect.element(screen.getByRole("link", { name: "Savings Method" })).toBeVisible();
});
