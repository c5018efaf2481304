import type { ResearchState } from "@seedbed/contract/report/research/schemas";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { planWith, questionWith, researchWith } from "#testing/research.ts";
import { violations } from "#testing/violations.ts";
import { session } from "../../../../transport/session.ts";

const statePath = "GET /api/v1/concept/C-0003/research";
const makePath = "POST /api/v1/concept/C-0003/research/plan";
const changePath = "PUT /api/v1/concept/C-0003/research/plan";
const generatePath = "POST /api/v1/concept/C-0003/generate";

async function openReport(research: ResearchState = researchWith()) {
  const concept = conceptWith({ reportStatus: "notStarted", reportStatusBySection: sectionsIn("notStarted") });
  const server = serverWithReport(concept, null);
  server.on(statePath, { body: research });
  server.on(generatePath, { status: 202, body: {} });
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003");
  await expect.element(app.screen.getByRole("button", { name: "Generate report" })).toBeVisible();
  const opener = app.screen.getByRole("button", { name: "Look at the plan" });
  const drawer = app.screen.getByRole("dialog", { name: "What will be looked up" });
  return { server, opener, drawer, ...app };
}

async function openPlan(research?: ResearchState) {
  const report = await openReport(research);
  await report.opener.click();
  return report;
}

test("without a search provider there is no plan to look at", async () => {
  const { screen, server, opener } = await openReport(researchWith({ provider: null, plan: null }));
  await expect.poll(() => server.bodiesOf(statePath).length).toBe(1);
  expect(opener.elements()).toEqual([]);
  await screen.getByRole("button", { name: "Generate report" }).click();
  await expect.poll(() => server.bodiesOf(generatePath).length).toBe(1);
});

test("the plan says what is asked for which section, what is searched for, to whom it is sent, and what it takes", async () => {
  const { drawer, server } = await openPlan();
  const trends = drawer.getByRole("region", { name: "Trends and drivers" });
  await expect
    .element(trends.getByRole("textbox", { name: "Question" }))
    .toHaveValue("Which rules for packaging change?");
  await expect.element(trends.getByRole("textbox", { name: "Search words 2" })).toHaveValue("refill quota");
  await expect.element(trends).toMatchTextContent(/for Trends/);
  await expect
    .element(drawer.getByRole("region", { name: "Companies" }))
    .toMatchTextContent(/Nothing is looked up for this\./);
  await expect.element(drawer).toMatchTextContent(/is sent to Tavily word for word\. Wishes and questions are not\./);
  await expect.element(drawer).toMatchTextContent(/searches3pages at most12longer, about39 sfor the searches\$0\.02/);
  // It stands already: nobody asks a model for it.
  expect(server.bodiesOf(makePath)).toEqual([]);
});

test("a plan that is not there is made at the first look, once, and a cost that nobody knows is said so", async () => {
  const { drawer, opener, server } = await openReport(researchWith({ plan: null }));
  const made = Promise.withResolvers<void>();
  const estimate = { searches: 3, pages: 12, seconds: 90, usd: null };
  server.on(makePath, { body: planWith({ estimate }), after: made.promise });
  await opener.dblClick();
  await expect.element(drawer).toMatchTextContent(/The questions are being thought of/);
  made.resolve();
  await expect.element(drawer.getByRole("region", { name: "Market forces" })).toBeVisible();
  await expect.element(drawer).toMatchTextContent(/about2 minfor the searchesNot known/);
  expect(server.bodiesOf(makePath)).toHaveLength(1);
});

test("a plan that cannot be made says why and is asked for again; the work can begin without it", async () => {
  const { drawer, opener, server } = await openReport(researchWith({ plan: null }));
  server.on(makePath, { status: 503, body: { detail: "The model does not answer." } });
  await opener.click();
  await expect.element(drawer.getByRole("alert")).toMatchTextContent(/could not be made\. The model does not answer\./);
  server.on(makePath, { body: planWith() });
  await drawer.getByRole("button", { name: "Retry" }).click();
  await expect.element(drawer.getByRole("region", { name: "Market forces" })).toBeVisible();
});

test("Just start begins the report while the plan is being made", async () => {
  const { drawer, opener, server } = await openReport(researchWith({ plan: null }));
  server.on(makePath, { body: planWith(), after: new Promise(() => undefined) });
  await opener.click();
  await drawer.getByRole("button", { name: "Just start" }).dblClick();
  await expect.poll(() => server.bodiesOf(generatePath).length).toBe(1);
  await expect.element(drawer).not.toBeInTheDocument();
});

test("a changed plan is stored as it was changed before the report begins", async () => {
  const { drawer, server } = await openPlan();
  server.on(changePath, { body: planWith({ wishes: "Only hospitals in Spain" }) });
  await drawer.getByRole("button", { name: "Only hospitals in Spain" }).click();
  await drawer.getByRole("switch", { name: "Look up: What moves the price of soap?" }).click();
  const trends = drawer.getByRole("region", { name: "Trends and drivers" });
  await trends.getByRole("textbox", { name: "Search words 1" }).fill(" packaging law Spain ");
  await trends.getByRole("button", { name: "Remove search words 2" }).click();
  await trends.getByRole("button", { name: "Add search words" }).click();
  const companies = drawer.getByRole("region", { name: "Companies" });
  await companies.getByRole("button", { name: /^Add a question/ }).click();
  await expect.element(companies.getByRole("textbox", { name: "Question" })).toHaveFocus();
  await userEvent.keyboard("Who sells refills?");
  await companies.getByRole("textbox", { name: "Search words 1" }).fill("refill seller");
  await drawer.getByRole("button", { name: "Start" }).dblClick();
  await expect.poll(() => server.bodiesOf(generatePath).length).toBe(1);
  expect(server.bodiesOf(changePath)).toEqual([
    {
      wishes: "Only hospitals in Spain",
      questions: [
        { ...planWith().questions[0], queries: ["packaging law Spain"] },
        { ...questionWith("soap"), isIncluded: false },
        {
          uuid: expect.any(String),
          topic: "companies",
          question: "Who sells refills?",
          queries: ["refill seller"],
          isIncluded: true,
        },
      ],
    },
  ]);
  const calls = server.received.map(({ key }) => key);
  expect(calls.indexOf(changePath)).toBeLessThan(calls.indexOf(generatePath));
});

test("Save keeps the plan open and tells what it takes now", async () => {
  const { drawer, server } = await openPlan();
  await drawer.getByRole("button", { name: "Remove: What moves the price of soap?" }).click();
  await expect.element(drawer).toMatchTextContent(/Not saved yet\. The figures are those of the saved plan\./);
  server.on(changePath, {
    body: planWith({
      questions: planWith().questions.slice(0, 1),
      estimate: { searches: 2, pages: 6, seconds: 20, usd: 0.016 },
    }),
  });
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect.element(drawer).toMatchTextContent(/searches2pages at most6/);
  expect(drawer.getByRole("button", { name: "Save" }).elements()).toEqual([]);
  expect(server.bodiesOf(generatePath)).toEqual([]);
});

test("what was changed is there again after the plan was closed, and gone once it is undone", async () => {
  const { drawer, opener } = await openPlan();
  await drawer.getByRole("textbox", { name: "Wishes" }).fill("Krankenhaushygieneverordnungen");
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(drawer.getByRole("textbox", { name: "Wishes" })).toHaveValue("Krankenhaushygieneverordnungen");
  await drawer.getByRole("button", { name: "Undo changes" }).click();
  await expect.element(drawer.getByRole("textbox", { name: "Wishes" })).toHaveValue("");
});

test("a question that says nothing is named before anything is stored", async () => {
  const { drawer, server } = await openPlan();
  const signals = drawer.getByRole("region", { name: "Customer signals" });
  await signals.getByRole("button", { name: /^Add a question/ }).click();
  await drawer.getByRole("button", { name: "Start" }).click();
  await expect.element(signals).toMatchTextContent(/Say what is asked, or remove the question\./);
  await expect.element(signals).toMatchTextContent(/Name at least one thing to search for\./);
  await expect.element(signals.getByRole("textbox", { name: "Question" })).toHaveFocus();
  expect(server.bodiesOf(changePath)).toEqual([]);
  expect(server.bodiesOf(generatePath)).toEqual([]);
});

test("wishes that are too long are gone back to, and to thirty questions none is added", async () => {
  const questions = Array.from({ length: 30 }, (_, index) => questionWith(`thing ${index}`));
  const { drawer, server } = await openPlan(researchWith({ plan: planWith({ questions }) }));
  const wishes = drawer.getByRole("textbox", { name: "Wishes" });
  await wishes.fill("a".repeat(1001));
  expect(drawer.getByRole("button", { name: /^Add a question/ }).elements()).toEqual([]);
  await drawer.getByRole("button", { name: "Start" }).click();
  await expect.element(wishes).toHaveFocus();
  await drawer.getByRole("button", { name: "Remove: What moves the price of thing 29?" }).click();
  await expect.element(drawer.getByRole("button", { name: /^Add a question/ }).first()).toBeInTheDocument();
  expect(server.bodiesOf(changePath)).toEqual([]);
  expect(server.bodiesOf(generatePath)).toEqual([]);
});

test("a plan that cannot be stored begins nothing, and keeps what was changed", async () => {
  const { screen, drawer, server } = await openPlan();
  server.on(changePath, { status: 500, body: { detail: "It sleeps." } });
  await drawer.getByRole("textbox", { name: "Wishes" }).fill("Only Spain");
  await drawer.getByRole("button", { name: "Start" }).click();
  await expect.element(screen.getByText("It sleeps.")).toBeVisible();
  await expect.element(drawer.getByRole("textbox", { name: "Wishes" })).toHaveValue("Only Spain");
  expect(server.bodiesOf(generatePath)).toEqual([]);
});

test("a plan without anything to look up says what comes of it", async () => {
  const { drawer } = await openPlan(
    researchWith({ plan: planWith({ questions: [questionWith("soap", { isIncluded: false })] }) }),
  );
  await expect
    .element(drawer)
    .toMatchTextContent(/Nothing will be looked up: the report will be reasoning, and say so\./);
});

test.for([
  ["light", 1280],
  ["dark", 1280],
  ["light", 820],
  ["dark", 390],
] as const)("the plan has no accessibility violation and fits (%s, %i)", async ([scheme, width]) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  await page.viewport(width, 844);
  try {
    const long = "Arbeitsunfähigkeitsbescheinigungsausstellungsverordnungen".repeat(3);
    const questions = [
      questionWith("soap", { question: long, queries: [long.slice(0, 200)] }),
      questionWith("oil", { isIncluded: false }),
    ];
    const { drawer } = await openPlan(
      researchWith({
        plan: planWith({
          questions,
          changedBy: { uuid: "n", firstName: "Noor", lastName: "Haddad" },
          changedAt: "2026-03-02T10:00:00.000Z",
        }),
      }),
    );
    await expect.element(drawer.getByText(/Changed by Noor Haddad/)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await expect.poll(() => document.documentElement.scrollWidth).toBe(width);
    const body = drawer.element().querySelector("section")?.parentElement;
    expect(body?.scrollWidth).toBe(body?.clientWidth);
  } finally {
    await page.viewport(1280, 800);
  }
});

test("a plan that a person changed says that it is older than the concept, and is planned anew", async () => {
  const by = { uuid: "u", firstName: "Mara", lastName: "Olsen" };
  const plan = planWith({ isOlder: true, changedBy: by, changedAt: "2026-03-02T10:00:00.000Z" });
  const { drawer, server } = await openPlan(researchWith({ plan }));
  const question = questionWith("weight", { question: "Who sells soap by weight?" });
  server.on(makePath, { body: planWith({ questions: [question] }) });
  await expect
    .element(drawer.getByRole("note").first())
    .toMatchTextContent(/have changed since these questions were written/);
  expect(server.bodiesOf(makePath)).toEqual([]);
  await drawer.getByRole("button", { name: "Plan anew" }).click();
  await expect.element(drawer.getByRole("textbox", { name: "Question" })).toHaveValue("Who sells soap by weight?");
  await expect.element(drawer.getByRole("button", { name: "Plan anew" })).not.toBeInTheDocument();
  expect(server.received.filter(({ key }) => key === makePath).map(({ query }) => query.get("anew"))).toEqual(["true"]);
});

test("a plan that nobody changed is made anew at the look at it, when the concept has changed", async () => {
  const { drawer, opener, server } = await openReport(researchWith({ plan: planWith({ isOlder: true }) }));
  const question = questionWith("weight", { question: "Who sells soap by weight?" });
  server.on(makePath, { body: planWith({ questions: [question] }) });
  await opener.click();
  await expect.element(drawer.getByRole("textbox", { name: "Question" })).toHaveValue("Who sells soap by weight?");
  expect(server.bodiesOf(makePath)).toHaveLength(1);
});
