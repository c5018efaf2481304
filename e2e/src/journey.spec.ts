import { expect } from "@playwright/test";
import { expandAnIdea, fromConceptsToOverview } from "./idea-to-report.ts";
import { Person } from "./person.ts";
import { test } from "./seedbed.ts";

const identifyOpportunities = async (person: Person) => {
  await person.starts("Identify New Opportunities");
  await person.answers("Which field do you want to explore?", ["Truck arrivals at our loading docks"]);
  await person.answers("Whose problems would you like to solve?", ["Dispatchers who plan the ramps"]);
  await expect(person.page.getByRole("heading", { name: "What is changing in this field?" })).toBeVisible();
  await person.usesSuggestions(2);
  await person.answers("What is changing in this field?", ["Haulers share the position of their trucks"]);
  await person.chooses("Which strengths could you build on?", ["Data that took years to collect"]);
  await person.chooses("What should a new opportunity bring?", ["Lower costs"]);
  await person.spends("Overtime of the night crew", "12000");
  await person.page.getByRole("button", { name: "Skip" }).click();
  await person.answers("What would success look like?", ["No truck waits longer than a coffee"]);
};

test("a new user finds an opportunity and opens its report, without a model", async ({ page, offlineServer }) => {
  const person = new Person(page, offlineServer.url);
  await person.joins("Northwind Docks");
  await identifyOpportunities(person);
  await person.clarifies("Only the two busiest docks at first");
  await person.watchesConceptsArrive();
  await expect(page.getByRole("region", { name: "The opportunity" })).toContainText("Haulers share the position");
  await fromConceptsToOverview(person, "Quiet nights at the loading dock");
  const moment = page.getByRole("region", { name: "What we found" });
  await page.getByRole("button", { name: "See what we found" }).click();
  await expect(moment.getByText("The one thing to do next")).toBeVisible();
  await moment.getByRole("button", { name: "Got it" }).click();
  await expect(moment).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("region", { name: "What next?" })).toBeVisible();
  await expect(moment).toHaveCount(0);
});

test("the same journey with a model: every task is called with its schema, and nothing is drafted", async ({
  page,
  scriptedServer,
}) => {
  const person = new Person(page, scriptedServer.url);
  await person.joins("Modelled Mills");
  await expandAnIdea(person);
  await person.clarifies("We start with the buildings our vans pass anyway");
  await person.watchesConceptsArrive();
  await fromConceptsToOverview(person, "Refill depots by model");
  await expect(page.getByText("Drafted offline")).toHaveCount(0);
  const { calls } = scriptedServer.model;
  expect(calls.length).toBeGreaterThan(20);
  for (const call of calls) {
    expect(call.schema, call.task).toBeDefined();
    expect(call.stream, call.task).toBe(true);
  }
});

test("a model that fails leaves Retry, and Retry completes the report", async ({ page, scriptedServer }) => {
  const person = new Person(page, scriptedServer.url);
  await person.joins("Unlucky Mills");
  await expandAnIdea(person);
  await person.clarifies("We start with the buildings our vans pass anyway");
  await person.watchesConceptsArrive();
  scriptedServer.model.script({ task: "trends" }, { kind: "status", status: 401 });
  await page.getByLabel("Title", { exact: true }).fill("Depots in trouble");
  const boxes = page.getByRole("checkbox", { name: /^Select / });
  await boxes.first().check();
  for (const index of [1, 2, 3]) await boxes.nth(index).uncheck();
  await page.getByRole("button", { name: "Generate Report", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: "Depots in trouble" });
  await expect(row.getByRole("button", { name: /^Retry report of/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Concept report generation failed")).toBeVisible();
  scriptedServer.model.reset();
  await row.getByRole("button", { name: /^Retry report of/ }).click();
  await expect(row.getByRole("button", { name: /^Open report of/ })).toBeVisible({ timeout: 90_000 });
});
