import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { planOf } from "@seedbed/rules/projections/plan/plan-of";
import { simulate } from "@seedbed/rules/projections/simulate";
import {
  checksumEverywhere,
  checksumOf,
  finished,
  officesProjected,
  officesSaved,
  settings,
} from "@seedbed/rules/test-support/projected";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pressComposing } from "#testing/press-composing.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";
import { showProjectionsInLabs } from "../../../../shell/report-forms/projections-in-labs.ts";
import { session } from "../../../../transport/session.ts";
import { choose, savedFiles, sheetIn } from "../testing/saved-files.fixture.ts";
// Loaded before the first test begins.
import "../saving/open-save-menu.tsx";
import "../saving/picture-files.ts";
import "../saving/simulation-files.ts";
import "./projections-page.tsx";

const figure = (name: string) => page.getByRole("img", { name: new RegExp(`^${name}`) });

async function openProjections(projection: FinancialProjection = officesProjected(), plan = "") {
  showProjectionsInLabs(true);
  onTestFinished(() => showProjectionsInLabs(false));
  const server = serverWithReport();
  answerWholeReport(server);
  server.on(parts.projection, { body: projection });
  await session.begin("refresh-token");
  const search = plan ? `&plan=${encodeURIComponent(plan)}` : "";
  return renderApp(`/concept/C-0003/financial-projection?tab=projections${search}`);
}

test("the same seed draws the same bits in the browser as on every other machine", () => {
  const plan = planOf(officesProjected());
  expect(plan && checksumOf(finished(simulate(plan, settings)))).toBe(checksumEverywhere);
});

test("with Labs on, the page shows bands, break-even, what matters, what to find out, and three scenarios", async () => {
  const { screen } = await openProjections();
  await expect.element(screen.getByRole("heading", { name: "What to find out first" })).toBeVisible();
  await expect.element(figure("Cumulative cash over 60 months")).toBeVisible();
  for (const name of ["Break-even", "What matters most", "Scenarios", "What would it take?"])
    await expect.element(screen.getByRole("heading", { name, exact: true })).toBeVisible();
  for (const name of ["Cautious", "As planned", "Ambitious"])
    await expect.element(screen.getByRole("textbox", { name: `Name of the scenario ${name}` })).toHaveValue(name);
  await expect.element(screen.getByRole("group", { name: "Customers lost" }).getByText("Start value")).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("a range that is tried moves the picture, stands in the address, and is undone", async () => {
  const { screen, router } = await openProjections();
  const cash = figure("Cumulative cash");
  await expect.element(cash).toBeVisible();
  const before = cash.element().getAttribute("aria-label");
  const likely = screen.getByRole("textbox", { name: "Price, likely" });
  await likely.fill("２００");
  await pressComposing(likely.element(), "Escape");
  await pressComposing(likely.element(), "Enter");
  await expect.element(likely).toHaveValue("２００");
  expect(router.state.location.search.plan).toBeUndefined();
  await likely.fill("200");
  await likely.element().blur();
  await expect.poll(() => cash.element().getAttribute("aria-label")).not.toBe(before);
  expect(router.state.location.search.plan).toBe("range=80+200+200+Price");
  await screen.getByRole("button", { name: "Undo Price" }).click();
  await expect.poll(() => cash.element().getAttribute("aria-label")).toBe(before);
  await expect.element(likely).toHaveValue("90");
});

test.each([
  ["a lot", "Write a number, such as 1,200 or 4.5."],
  ["", "Write a number, such as 1,200 or 4.5."],
  ["1e308", "Write a number, such as 1,200 or 4.5."],
  ["9999999999999999", "Write a number below a quadrillion."],
])("%j as a range is refused at its field, and what was written stays", async (written, sentence) => {
  const { screen } = await openProjections();
  const high = screen.getByRole("textbox", { name: "Price, high" });
  await high.fill(written);
  await high.element().blur();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(high).toHaveValue(written);
});

test("an address brings what was tried, and its pictures are in figures as well", async () => {
  const { screen } = await openProjections(officesProjected(), "horizon=24&seed=7&scenario=Slow%0A20%20churnRate");
  await expect.element(figure("Cumulative cash over 24 months")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Customers lost in Slow" })).toHaveValue("20");
  await screen.getByRole("tablist", { name: "Cumulative cash as" }).getByText("Table").click();
  const table = screen.getByRole("region", { name: "Cumulative cash in figures" });
  await expect.element(table.getByRole("row", { name: /^24 / })).toBeVisible();
});

test("a scenario of one's own is named, changed and taken away", async () => {
  const { screen } = await openProjections();
  await screen.getByRole("button", { name: "Add scenario" }).click();
  const name = screen.getByRole("textbox", { name: "Name of the scenario Scenario 4" });
  await name.fill("Landlords invite us");
  await pressComposing(name.element(), "Enter");
  await expect.element(name).toHaveFocus();
  await name.element().blur();
  const price = screen.getByRole("textbox", { name: "Price in Landlords invite us" });
  await price.fill("150");
  await pressComposing(price.element(), "Enter");
  await expect.element(price).toHaveFocus();
  await price.element().blur();
  await expect.element(price).toHaveValue("150");
  const add = screen.getByRole("button", { name: "Add scenario" });
  await add.click();
  await add.click();
  await expect.element(screen.getByRole("textbox", { name: "Name of the scenario Scenario 6" })).toBeVisible();
  await expect.element(add).toBeDisabled();
  await screen.getByRole("button", { name: "Remove the scenario Landlords invite us" }).click();
  await expect.element(price).not.toBeInTheDocument();
  await expect.element(add).toBeEnabled();
});

test("the price that breaks even in month 18 is found, and where there is none the page says so", async () => {
  const { screen } = await openProjections();
  const answer = screen.getByText(/breaks even in month 18, all others/);
  await expect.poll(() => answer.element().textContent).toMatch(/^Price: \$\d+/);
  await screen.getByRole("combobox", { name: "Which value of" }).selectOptions("Customers lost");
  await screen.getByRole("textbox", { name: "breaks even in month" }).fill("2");
  const none = /^No value of “Customers lost” alone breaks even in month 2,/;
  await expect.poll(() => screen.getByText(/breaks even in month \d+, all others/).element().textContent).toMatch(none);
});

test("a top-down sizing that is far from the one that is projected is told, with the way to both", async () => {
  const below = officesProjected();
  const above = below.marketSizings.map((sizing) => ({ ...sizing, type: "top_down" as const, assumptionEntries: [] }));
  const { screen } = await openProjections({ ...below, marketSizings: [...above, ...below.marketSizings] });
  await expect
    .element(screen.getByText(/of which \$1.30M a year can be won; the top-down one says \$0\./))
    .toBeVisible();
  await screen.getByRole("button", { name: "$1.30M", exact: true }).click();
  await expect.element(screen.getByRole("dialog", { name: "Serviceable obtainable market: $1.30M" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("link", { name: "Compare them" }).click();
  await expect.element(screen.getByRole("tab", { name: "Top Down" })).toBeVisible();
});

test("savings are projected the same way, and without a sizing the page says what is missing", async () => {
  const { screen } = await openProjections(officesSaved());
  await screen.getByText("Savings", { exact: true }).first().click();
  await expect.element(figure("Savings a month over 60 months")).toBeVisible();
  await screen.unmount();
  const { screen: empty } = await openProjections({ ...officesProjected(), marketSizings: [] });
  await expect.element(empty.getByRole("heading", { name: "Nothing to project yet" })).toBeVisible();
});

test("each chart is saved as a drawing, as a picture and with all of its numbers", async () => {
  const saved = savedFiles();
  const { screen } = await openProjections();
  await expect.element(screen.getByRole("heading", { name: "What to find out first" })).toBeVisible();
  const drawings = [
    // The bands let the grid behind them through.
    ["Cumulative cash", "cumulative-cash", "Median", [0.2, 0.3]],
    ["Break-even", "break-even", "not yet", []],
    ["What matters most", "what-matters-most", "Likely: $", []],
  ] as const;
  for (const [title, name, words, clear] of drawings) {
    await choose(`Export ${title}`, "Drawing (SVG)");
    await expect.poll(() => saved.names().at(-1)).toBe(`${name}.svg`);
    const text = await saved.last().text();
    expect(text).toContain(words);
    expect(text).not.toMatch(/class=|var\(|url\(|href|color-mix|color\(/);
    const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    expect(svg.querySelector("title")?.textContent).toBe(title);
    expect(svg.querySelector("desc")?.textContent).not.toBe("");
    const opacities = [...svg.querySelectorAll("[fill-opacity]")].map((part) =>
      Number(Number(part.getAttribute("fill-opacity")).toFixed(1)),
    );
    expect(opacities).toEqual(clear);
    await choose(`Export ${title}`, "Picture (PNG)");
    await expect.poll(() => saved.names().at(-1)).toBe(`${name}.png`);
    expect((await createImageBitmap(saved.last())).width).toBe(1504);
  }
  // Every month, also those that the page leaves out, and also while the table is shown.
  await screen.getByRole("tablist", { name: "Cumulative cash as" }).getByText("Table").click();
  await choose("Export Cumulative cash", "Table (CSV)");
  await expect.poll(() => saved.names().at(-1)).toBe("cumulative-cash.csv");
  const lines = (await saved.last().text()).trim().split("\r\n");
  expect(lines[0]).toContain("Month,5%,25%,Median,75%,95%,Likely");
  expect(lines).toHaveLength(62);
  expect(lines[1]).toBe("0,-250000,-250000,-250000,-250000,-250000,-250000");
  await choose("Export What to find out first", "Table (CSV)");
  await expect.poll(() => saved.names().at(-1)).toBe("what-to-find-out-first.csv");
});

test("the simulation is saved with its inputs and its seed, as values, in a workbook that has formulas of its likely months, and in a table", async () => {
  const saved = savedFiles();
  const { screen } = await openProjections();
  await expect.element(screen.getByText("Not a forecast.")).toBeVisible();
  await choose("Export the simulation", "Simulation as a table (CSV)");
  await expect.poll(() => saved.names()).toEqual(["simulation.csv"]);
  const lines = (await saved.last().text()).split("\r\n");
  expect(lines[0]).toContain("They are no formulas");
  expect(lines).toContainEqual(expect.stringMatching(/^Inputs,Seed,,,\d+,,Settings,$/));
  expect(lines).toContain("Inputs,Price,$,80,90,110,The report,90");
  expect(lines.filter((line) => line.startsWith("Months,"))).toHaveLength(61);
  await choose("Export the simulation", "Simulation as a workbook (XLSX)");
  await expect.poll(() => saved.names().at(-1)).toBe("simulation.xlsx");
  const [inputs, likely] = [await sheetIn(saved.last(), 1), await sheetIn(saved.last(), 4)];
  // The first input of the plan, behind what is said of the sheet, its heads and the settings.
  expect(inputs).toMatch(/<c r="D8"[^>]*><v>40000<\/v>/);
  expect(inputs).toMatch(/<c r="G8"[^>]*><v>40000<\/v>/);
  const formulas = likely.replaceAll(/&(?:apos|#39);/g, "'");
  expect(formulas).toContain("<f>IFERROR('Inputs'!D8*'Inputs'!D9*'Inputs'!D10,0)</f>");
  expect(formulas).toContain("<f>G81+E82-F82</f>");
});
