import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { conceptWith, gapOf, notedSections, pageOf } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { openOverview } from "#testing/open-overview.tsx";
import { profileWith } from "#testing/profiles.ts";
import { projectionWith } from "#testing/projections.ts";
import { assumptionListWith, assumptionWith, forceWith, marketScanWith } from "#testing/reports.ts";
import { answerWholeReport, parts, savings } from "#testing/whole-report.ts";

const questions = [
  "For whom?",
  "How big?",
  "What speaks for it?",
  "What speaks against it?",
  "What do we not know?",
  "What next?",
] as const;
type Question = (typeof questions)[number];

async function openAnswers(prepare: (server: FakeServer) => void = answerWholeReport, concept = {}) {
  const app = await openOverview({ prepare, concept });
  const answer = (question: Question) => app.screen.getByRole("region", { name: question, exact: true });
  await expect.element(answer("What next?")).toBeVisible();
  return { ...app, answer };
}

const list = (...results: ReturnType<typeof assumptionWith>[]) =>
  assumptionListWith({ count: results.length, results });

test("the first screen of a concept says what it is and answers six questions", async () => {
  await page.viewport(1_440, 900);
  const { screen, answer } = await openAnswers();
  await expect.element(screen.getByText("A depot in the basement of a building.")).toBeVisible();
  await expect
    .element(
      answer("What do we not know?")
        .getByRole("link", { name: /^Desirable and/ })
        .first(),
    )
    .toBeVisible();
  for (const question of questions) {
    expect(answer(question).element().getBoundingClientRect().bottom, question).toBeLessThanOrEqual(900);
  }
});

test("each answer leads to where it comes from", async () => {
  const { answer } = await openAnswers();
  for (const [question, name, path] of [
    ["For whom?", "Profiles", "/customer-profile"],
    ["How big?", "Sizing", "/financial-projection?tab=market-sizing"],
    ["What speaks for it?", "Scan", "/market-scan?tab=trends-drivers"],
    ["What speaks against it?", "Scan", "/market-scan?tab=trends-drivers"],
    ["What do we not know?", "Risks", "/assumptions"],
    ["What next?", "Tests", "/testing"],
  ] as const) {
    await expect
      .element(answer(question).getByRole("link", { name, exact: true }))
      .toHaveAttribute("href", `/concept/C-0003${path}`);
  }
});

test("what speaks for and against it comes from tests first, then from insights and forces", async () => {
  const { answer } = await openAnswers((server) => {
    answerWholeReport(server);
    server.on(parts.marketScan, {
      body: marketScanWith({
        marketForces: [
          forceWith("Regulation", { grading: "Mostly Headwinds" }),
          forceWith("Demand", { grading: "Mostly Tailwinds" }),
          forceWith("Mixed", { grading: "Headwinds & Tailwinds" }),
        ],
        priorityInsights: [
          { uuid: "i-1", title: "Bottles cost", direction: "tailwind", explanation: "", sources: [] },
          { uuid: "i-2", title: "Rules come", direction: "headwind", explanation: "", sources: [] },
        ],
      }),
    });
    server.on(parts.assumptions, {
      body: list(
        assumptionWith("Offices refill", { status: "validated" }),
        assumptionWith("Owners pay", { status: "invalidated" }),
      ),
    });
  });
  await expect
    .element(answer("What speaks for it?"))
    .toMatchTextContent(/Offices refill\s*Validated.*Bottles cost.*and 1 more/);
  await expect
    .element(answer("What speaks against it?"))
    .toMatchTextContent(/Owners pay\s*Invalidated.*Rules come.*and 1 more/);
  for (const question of ["What speaks for it?", "What speaks against it?"] as const) {
    await expect.element(answer(question)).not.toMatchTextContent("Mixed");
    expect(
      answer(question)
        .element()
        .textContent?.match(/and 1 more/g),
    ).toHaveLength(1);
  }
});

test("what is not known is said to be unknown, and nothing is made up", async () => {
  const { answer } = await openAnswers(() => undefined);
  for (const [question, words] of [
    ["For whom?", "Not known yet: no customer profile has been written."],
    ["How big?", "Not known yet: the financial projection has not been written."],
    ["What speaks for it?", "Not known yet: the market scan has not been written."],
    ["What speaks against it?", "Not known yet: the market scan has not been written."],
    ["What do we not know?", "Not known yet: the key assumptions have not been written."],
    ["What next?", "Not known yet: there are no assumptions to put to the test."],
  ] as const) {
    await expect.element(answer(question).getByText(words)).toBeVisible();
  }
});

test("a scan without findings and a sizing of nothing say so", async () => {
  const { answer } = await openAnswers((server) => {
    server.on(parts.marketScan, { body: marketScanWith() });
    server.on(parts.projection, { body: projectionWith({ tam: 0, sam: 0, som: 0 }) });
    server.on(parts.assumptions, { body: list(assumptionWith("It holds", { status: "partially_validated" })) });
  });
  await expect.element(answer("How big?")).toMatchTextContent("Not known yet: the sizing comes to nothing so far.");
  await expect
    .element(answer("What speaks against it?"))
    .toMatchTextContent("Not known: neither the market scan nor a test has found anything that speaks against it.");
});

test("the size says how much of it is guessed", async () => {
  const { answer, screen } = await openAnswers();
  await expect.element(answer("How big?")).toMatchTextContent("$1.20B");
  await expect.element(answer("How big?")).toMatchTextContent("1 of the 2 numbers behind it has no source.");
  await screen.unmount();
  const saves = await openAnswers((server) => server.on(parts.projection, { body: savings }));
  await expect.element(saves.answer("How big?")).toMatchTextContent("Savings a year");
  await expect
    .element(saves.answer("How big?").getByRole("link", { name: "Sizing" }))
    .toHaveAttribute("href", "/concept/C-0003/financial-projection?tab=impact-sizing");
});

test.each([
  [[["s-1"], ["s-2"]], "A year. Every number behind it has a source."],
  [[[], []], "A year. All of it rests on assumptions: no number behind it has a source."],
  [[["s-1"], [], []], "A year. 2 of the 3 numbers behind it have no source."],
])("of numbers with the sources %j the size says %j", async (sources, words) => {
  const { marketSizings } = projectionWith();
  const [entry] = marketSizings[0]?.assumptionEntries ?? [];
  if (!entry) throw new Error("there is no number");
  const assumptionEntries = sources.map((assumptionSources, order) => ({
    ...entry,
    uuid: `n-${order}`,
    order,
    assumptionSources,
  }));
  const { answer } = await openAnswers((server) =>
    server.on(parts.projection, {
      body: projectionWith({ marketSizings: marketSizings.map((sizing) => ({ ...sizing, assumptionEntries })) }),
    }),
  );
  await expect.element(answer("How big?").getByText(words, { exact: true })).toBeVisible();
});

test("the main customer comes first, and leads to the profile", async () => {
  const { answer } = await openAnswers((server) =>
    server.on(parts.profiles, {
      body: pageOf([
        profileWith({ uuid: "p-1", segment: "Owners", isPrimary: false }),
        profileWith({ uuid: "p-2", segment: "Facility managers" }),
      ]),
    }),
  );
  await expect
    .element(answer("For whom?").getByRole("link", { name: "Facility managers" }))
    .toHaveAttribute("href", "/concept/C-0003/customer-profile?persona=Facility+managers");
  await expect.element(answer("For whom?")).toMatchTextContent("Also Owners");
});

test("where no customer is the main one the first is, told by its description where nothing else is known", async () => {
  const side = { isPrimary: false, customerInsight: "", description: "They own the basement." };
  const { answer } = await openAnswers((server) => {
    server.on(parts.profiles, {
      body: pageOf([
        profileWith({ ...side, uuid: "p-1", segment: "Owners" }),
        profileWith({ ...side, uuid: "p-2", segment: "Hosts" }),
        profileWith({ ...side, uuid: "p-3", segment: "Cleaners" }),
      ]),
    });
    server.on(parts.assumptions, { body: list() });
    const [sizing] = savings.impactSizings;
    const impactSizings = sizing ? [sizing, { ...sizing, uuid: "s-2", expectedSavings: 30_000 }] : [];
    server.on(parts.projection, { body: { ...savings, impactSizings } });
  });
  await expect.element(answer("For whom?").getByRole("link", { name: "Owners" })).toBeVisible();
  await expect.element(answer("For whom?").getByText("They own the basement.")).toBeVisible();
  await expect.element(answer("For whom?").getByText("Also Hosts, Cleaners")).toBeVisible();
  // All that is saved, by whichever sizing.
  await expect.element(answer("How big?").getByText("$150.00K")).toBeVisible();
  await expect
    .element(answer("How big?").getByText("A year. 2 of the 4 numbers behind it have no source."))
    .toBeVisible();
  await expect
    .element(answer("What do we not know?").getByText("Not known yet: the key assumptions have not been written."))
    .toBeVisible();
});

test("next comes what is missing, then what is riskiest", async () => {
  const { answer } = await openAnswers(answerWholeReport, {
    reportStatusBySection: notedSections({ financialProjection: [gapOf("pricing", "Pricing")] }),
  });
  await expect.element(answer("What next?")).toMatchTextContent("Have what is missing written: Pricing");
});

test("without a page for tests, what next leads to the assumptions", async () => {
  const { answer } = await openAnswers(answerWholeReport, {
    featureVersions: { ...conceptWith().featureVersions, assumptions: "v1" },
  });
  await expect
    .element(answer("What next?").getByRole("link", { name: "Risks", exact: true }))
    .toHaveAttribute("href", "/concept/C-0003/assumptions");
});

test("an answer whose section cannot be read says so and tries again", async () => {
  const { answer, server } = await openAnswers((server) => {
    answerWholeReport(server);
    server.on(parts.profiles, { status: 500, body: { detail: "It sleeps." } });
  });
  await expect.element(answer("For whom?")).toMatchTextContent("Could not be loaded.");
  server.on(parts.profiles, { body: pageOf([profileWith()]) });
  await answer("For whom?").getByRole("button", { name: "Retry: For whom?" }).click();
  await expect.element(answer("For whom?").getByRole("link", { name: "Facility managers" })).toBeVisible();
});
