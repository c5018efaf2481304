import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { expect, test, vi } from "vitest";
import { renderApp } from "#testing/render-app.tsx";
import { assumptionListWith, assumptionWith, overviewWith, serverWithReport, sourceWith } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport, parts, revenue, savings } from "#testing/whole-report.ts";
import { session } from "../../../transport/session.ts";

async function openPrint(prepare: (server: ReturnType<typeof serverWithReport>) => void = answerWholeReport) {
  const server = serverWithReport();
  prepare(server);
  await session.begin("refresh-token");
  return { server, ...(await renderApp("/concept/C-0003/print")) };
}

test("Print report leads to a page with all sections, which prints at a click", async () => {
  const { screen } = await openPrint();
  const titles = screen.getByRole("article").getByRole("heading", { level: 2 });
  await expect
    .poll(() => titles.elements().map(({ textContent }) => textContent))
    .toEqual([
      "Overview",
      "PESTEL Analysis",
      "Trends & Drivers",
      "Ecosystem",
      "Financial Projection",
      "Customer Profile: Facility managers",
      "Customer Profile: Owners",
      "Assumptions",
    ]);
  for (const text of ["A depot in the basement of a building.", "Rules tighten.", "Opened a depot", "Forty deliveries"])
    await expect.element(screen.getByText(text).first()).toBeVisible();
  expect(screen.getByText("It pays").elements()).toHaveLength(1);
  const printed = screen.getByRole("article").element().textContent;
  expect(printed).toMatch(/1\. Metered by weight.*2\. One depot serves every floor/s);
  for (const { expectedTam, expectedSam, expectedSom } of revenue.marketSizings) {
    const [tam, sam, som] = [expectedTam, expectedSam, expectedSom].map(compactUsd);
    expect(printed).toContain(`TAM ${tam}, SAM ${sam}, SOM ${som} a year`);
  }
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await screen.getByRole("button", { name: "Print", exact: true }).click();
  expect(print).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test("what the overview says of the size is printed with the figures of the projection as it is", async () => {
  const { screen } = await openPrint((server) => {
    answerWholeReport(server);
    const stated = [{ at: 14, words: "$1", figure: "price", value: 1 }];
    const said = { marketSizeSummary: "A month costs $1, and not $1.", marketSizeFigures: stated };
    server.on(parts.overview, { body: overviewWith(said) });
  });
  await expect.element(screen.getByText(`A month costs $${revenue.pricing?.price}, and not $1.`)).toBeVisible();
});

test("a report that saves costs prints what it saves, and what is not written is counted", async () => {
  const { screen } = await openPrint((server) => {
    answerWholeReport(server);
    server.on(parts.projection, { body: savings });
    server.lacks(parts.profiles, parts.assumptions);
  });
  await expect.element(screen.getByText(/2 sections are not written yet and left out\./)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Rounds saved" })).toBeVisible();
});

test("a report of which nothing is written says so", async () => {
  const { screen } = await openPrint((server) => server.lacks(parts.overview));
  await expect.element(screen.getByText("There is nothing to print yet")).toBeVisible();
});

test("what somebody named a source for is printed with it, in every section", async () => {
  const evidenceOf = (title: string) => ({ insight: "", sources: [sourceWith(title)] });
  const { screen } = await openPrint((server) => {
    answerWholeReport(server);
    server.on(parts.overview, { body: overviewWith({ evidence: { whatIsThis: evidenceOf("A talk") } }) });
    server.on(parts.projection, { body: { ...revenue, evidence: { pricing: evidenceOf("An offer") } } });
    server.on(parts.assumptions, {
      body: assumptionListWith({ results: [assumptionWith("Floors stay clean", { evidence: evidenceOf("A walk") })] }),
    });
  });
  for (const title of ["A talk", "An offer", "A walk"])
    await expect
      .element(screen.getByRole("list", { name: "Sources" }).getByRole("link", { name: title }))
      .toHaveAttribute("href", `https://example.com/${title}`);
});
