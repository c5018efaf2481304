import { expect, test } from "vitest";
import { neverAnswered } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport, context, parts } from "#testing/whole-report.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { session } from "../../../transport/session.ts";

const clone = `POST /api/v2/concept/seed/${context.seedUuid}/clone`;

async function openContext(change: Partial<typeof context> | { seedUuid: null } = {}) {
  const server = serverWithReport();
  answerWholeReport(server);
  server.on(parts.context, { body: { ...context, ...change } });
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003/settings");
  await expect.element(app.screen.getByRole("heading", { name: "Initial Questions" })).toBeVisible();
  const button = app.screen.getByRole("main").getByRole("button", { name: "Clone Concept Seed" });
  return { ...app, server, button };
}

test("[S2.2.8-01] [S2.2.8-02] [S2.2.8-03] both kinds of questions stand with their order, field type and answers", async () => {
  const { screen, button } = await openContext();
  await expect.element(button).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Clarifying Questions" })).toBeVisible();
  const questions = [...document.querySelectorAll("main ol > li")].filter((item) => item.querySelector("h3"));
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    "Question 1What is it?TextSuggestedRefill depots",
    "Question 2.5What do you bring?Several choicesA fleet of vansData",
    "Question 1Who pays?TextSuggestedThe owner",
    "Question 2Where first?TextNot answered",
  ]);
  expect(await violations()).toEqual([]);
});

test("questions stand in their order, and an answer is called suggested only if all of it was", async () => {
  const [first, second] = context.answers;
  if (!first || !second) throw new Error("There are two answers.");
  const options = [{ value: "eu", label: "In Europe" }];
  const where = { ...first.question, label: "Where?", order: 3, fieldType: "radioButton" as const, options };
  const about = (sources: string[]) => ({
    uuid: sources.join(),
    question: sources.join(),
    answer: ["Yes"],
    details: { sources },
  });
  await openContext({
    answers: [{ id: "a-3", question: where, answer: ["eu", "Elsewhere"], source: "user" }, second, first],
    clarifyingQuestions: [about(["ai", "user"]), about(["ai", "ai"]), about([])],
  } as Partial<typeof context>);
  const questions = [...document.querySelectorAll("main ol > li")].filter((item) => item.querySelector("h3"));
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    "Question 1What is it?TextSuggestedRefill depots",
    "Question 2.5What do you bring?Several choicesA fleet of vansData",
    "Question 3Where?One choiceIn EuropeElsewhere",
    "Question 1ai,userTextYes",
    "Question 2ai,aiTextSuggestedYes",
    "Question 3TextYes",
  ]);
});

test("a context without an answer says so", async () => {
  const { screen } = await openContext({ answers: [] });
  await expect.element(screen.getByText("No question of the seed has been answered.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Why It Was Chosen" })).not.toBeInTheDocument();
});

test("it tells why the concept was chosen where somebody said so, and leads to all concepts of its seed", async () => {
  const { screen } = await openContext({ chosenBecause: "The fitters asked for it." });
  await expect.element(screen.getByRole("heading", { name: "Why It Was Chosen" })).toBeVisible();
  await expect.element(screen.getByText("The fitters asked for it.")).toBeVisible();
  const link = screen.getByRole("link", { name: "All concepts of this seed" });
  await expect.element(link).toHaveAttribute("href", `/concept/incubate?seed=${context.seedUuid}`);
  expect(await violations()).toEqual([]);
});

test("an address leads to a question and its answer", async () => {
  const server = serverWithReport();
  answerWholeReport(server);
  server.on(parts.context, { body: context });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/settings#answer-who-pays");
  await expect.element(screen.getByRole("listitem").filter({ hasText: "The owner" }).first()).toHaveFocus();
});

test("[S2.2.1-11] the tab Context leads to /concept/{id}/settings, which shows the context", async () => {
  const server = serverWithReport();
  answerWholeReport(server);
  await session.begin("refresh-token");
  const { screen, address } = await renderApp("/concept/C-0003");
  const tab = screen.getByRole("navigation", { name: "Report" }).getByRole("link", { name: "Context", exact: true });
  await tab.click();
  await expect.poll(address).toBe("/concept/C-0003/settings");
  await expect.element(tab).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByRole("heading", { name: "Initial Questions" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Clarifying Questions" })).toBeVisible();
});

test("[S2.8-48] [S2.2.1-13] a cloned seed is said and opened, once at two clicks", async () => {
  const { screen, server, button, address } = await openContext();
  const uuid = "66666666-6666-4666-8666-666666666666";
  server.on(clone, { status: 201, body: { uuid } });
  server.on(`GET /api/v2/concept/seed/${uuid}`, neverAnswered);
  server.on("GET /api/v1/concept/ignition/questionnaires", neverAnswered);
  await button.dblClick();
  await expect.element(screen.getByText("Concept seed cloned successfully!")).toBeVisible();
  await expect.poll(address).toMatch(`/concept/incubate?seed=${uuid}`);
  expect(server.bodiesOf(clone)).toHaveLength(1);
});

test("[S2.8-23] a clone that fails is said", async () => {
  const { screen, server, button } = await openContext();
  server.on(clone, { status: 500, body: { detail: "It sleeps." } });
  await button.click();
  await expect.element(screen.getByText("Failed to clone concept seed. Please try again.")).toBeVisible();
});

test("[S2.8-24] where there is no seed, cloning says so and asks for nothing", async () => {
  const { screen, server, button } = await openContext({ seedUuid: null });
  await button.click();
  await expect.element(screen.getByText("No seed available to clone")).toBeVisible();
  expect(server.bodiesOf(clone)).toEqual([]);
});

test("lists of seeds that were read before a seed was cloned are read again", async () => {
  const { screen, server, button, queryClient } = await openContext();
  const list = [...seedKeys.lists, "of this test"];
  queryClient.setQueryData(list, {});
  server.on(clone, { status: 500, body: { detail: "It sleeps." } });
  await button.click();
  await expect.element(screen.getByText("Failed to clone concept seed. Please try again.")).toBeVisible();
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(false);
  const uuid = "66666666-6666-4666-8666-666666666666";
  server.on(clone, { status: 201, body: { uuid } });
  server.on(`GET /api/v2/concept/seed/${uuid}`, neverAnswered);
  server.on("GET /api/v1/concept/ignition/questionnaires", neverAnswered);
  await button.click();
  await expect.poll(() => queryClient.getQueryState(list)?.isInvalidated).toBe(true);
});
