import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { expect, test, vi } from "vitest";
import { pageOf } from "#testing/concepts.ts";
import { journeyStepWith, profileWith, signalWith } from "#testing/profiles.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import {
  assumptionListWith,
  assumptionWith,
  forceWith,
  incumbentWith,
  overviewWith,
  serverWithReport,
  sourceWith,
} from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport, assumptions, marketScan, parts, revenue, savings } from "#testing/whole-report.ts";
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

const evidenceOf = (title: string) => ({ insight: "", sources: [sourceWith(title)] });
const evidenceIn = <Field extends string>(...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, evidenceOf(`Source of ${field}`)])) as Record<
    Field,
    ReturnType<typeof evidenceOf>
  >;
const sourced = <Thing extends { uuid: string }>(thing: Thing) => ({
  ...thing,
  evidence: evidenceOf(`Source of ${thing.uuid}`),
});

function answerSourcedReport(server: ReturnType<typeof serverWithReport>) {
  answerWholeReport(server);
  const overview = overviewWith({
    evidence: evidenceIn(
      ...(["shouldWeDoThis", "whatIsThis", "valueProposition", "problemStatement", "marketSizeSummary"] as const),
    ),
  });
  overview.rightsToWin.push({ uuid: "r-2", order: 1, description: "We own the vans" });
  server.on(parts.overview, {
    body: {
      ...overview,
      differentiators: overview.differentiators.map(sourced),
      rightsToWin: overview.rightsToWin.toReversed().map(sourced),
    },
  });
  const [startup, ...startups] = marketScan.startups;
  const [bottles] = marketScan.incumbents;
  if (!startup || !bottles) throw new Error("There are companies.");
  const facts = {
    overviewEvidence: evidenceOf("About it"),
    headquartersEvidence: evidenceOf("Where it is"),
    foundedEvidence: evidenceOf("About it"),
  };
  server.on(parts.marketScan, {
    body: {
      ...marketScan,
      marketForces: [
        ...marketScan.marketForces,
        forceWith("Rent", { score: 0, impact: "", sources: [sourceWith("Rents of depots")] }),
      ],
      startups: [{ ...startup, ...facts }, ...startups],
      incumbents: [bottles, incumbentWith("Unknown", { headquarters: "", founded: "", relevance: "" })],
    },
  });
  const [topDown, bottomUp] = revenue.marketSizings;
  if (!topDown || !bottomUp) throw new Error("There are two.");
  const [spent, within] = topDown.assumptionEntries;
  if (!spent || !within) throw new Error("There are two.");
  server.on(parts.projection, {
    body: {
      ...revenue,
      businessModel: { type: "", subtype: "Subscription", description: "Paid by the floor." },
      pricing: revenue.pricing && { ...revenue.pricing, unit: "month" },
      distributionChannels: revenue.distributionChannels.map(sourced),
      costDrivers: revenue.costDrivers.map(sourced),
      marketSizings: [
        { ...topDown, assumptionEntries: [within, sourced({ ...spent, description: "By offices." })] },
        bottomUp,
      ],
      evidence: evidenceIn("overview", "businessModel", "pricing"),
    },
  });
  const profile = profileWith({
    ...{ name: "Ola", segment: "Owners", occupation: "", ageRange: "", geoLocation: "Oslo", customerInsight: "" },
    jobs: ["Second", "First"].map((description, index) => ({
      ...{ uuid: description, description, order: 1 - index, icon: "box" },
    })),
    alternatives: [
      { uuid: "a-1", name: "Webshop", usage: "Weekly", price: "", pros: [], cons: ["Dear", "Far"] },
      { uuid: "a-2", name: "Nothing", usage: "", price: "$0", pros: ["Free"], cons: [] },
    ],
    journey: [
      { ...journeyStepWith("Orders", "Pain"), order: 1 },
      { ...journeyStepWith("Notices", "JTBD"), order: 0 },
    ],
    signals: [
      signalWith("They wait.", { stance: "Against", isHypothesis: true }),
      signalWith("They pay.", {
        sources: [
          { title: "Forum", url: "https://example.com/f" },
          { title: "A talk", url: "" },
        ],
      }),
    ],
  });
  server.on(parts.profiles, { body: pageOf([profile]) });
  server.on(parts.assumptions, { body: { ...assumptions, results: assumptions.results.map(sourced) } });
}

async function onPaper(screen: Awaited<ReturnType<typeof openPrint>>["screen"]) {
  const said = await readingOnce(screen.getByRole("article"));
  return said.slice(said.indexOf("  article"));
}

test("a whole report on paper, part by part, with what each rests on", async () => {
  const { screen } = await openPrint(answerSourcedReport);
  await expect(await onPaper(screen)).toMatchFileSnapshot("readings/whole.txt");
});

test("what saves costs on paper, with what each part rests on", async () => {
  const { screen } = await openPrint((server) => {
    answerWholeReport(server);
    server.lacks(parts.overview, parts.trends, parts.marketScan, parts.profiles, parts.assumptions);
    server.on(parts.projection, {
      body: {
        ...savings,
        overview: "",
        savingsModel: savings.savingsModel && { ...savings.savingsModel, unit: "month" },
        targetSavingsAreas: savings.targetSavingsAreas.map(sourced),
        costInterferences: savings.costInterferences.map(sourced),
        evidence: evidenceIn("savingMethod", "savingsModel"),
      },
    });
  });
  await expect(await onPaper(screen)).toMatchFileSnapshot("readings/savings.txt");
});
