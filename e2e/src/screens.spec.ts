import { expect } from "@playwright/test";
import { inspectPage } from "./inspect-page.ts";
import { Person } from "./person.ts";
import { test } from "./seedbed.ts";

test("dashboard, bank and overview of the demo company can be seen and used by everybody", async ({
  page,
  demoServer,
}) => {
  const person = new Person(page, demoServer.url);
  await person.signsIn(demoServer.account.email, demoServer.account.password);
  await expect(page.getByText("Potential Opportunity Size")).toBeVisible();
  await inspectPage(page, "dashboard");
  await page.goto(`${demoServer.url}/concept`);
  await expect(page.getByRole("row").filter({ hasText: "Refill depots for shared offices" })).toBeVisible();
  await inspectPage(page, "bank");
  await page.getByRole("link", { name: "Refill depots for shared offices" }).click();
  await expect(page.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  await expect(page.getByText("Desirability", { exact: true }).first()).toBeVisible();
  await inspectPage(page, "overview");
});

test("questionnaire and generation can be seen and used by everybody", async ({ page, writingServer }) => {
  const person = new Person(page, writingServer.url);
  await person.joins("Northwind Mills");
  await person.starts("Expand An Existing Idea");
  await person.answers("What is the idea you want to expand?", [
    "A depot in the basement of a shared office building that refills soap by weight",
  ]);
  await person.answers("Who is it for?", ["Facility managers of buildings with many tenants"]);
  await expect(page.getByRole("heading", { name: "What hurts most for these people today?" })).toBeVisible();
  await person.usesSuggestions(1);
  await inspectPage(page, "questionnaire");
  await person.answers("What hurts most for these people today?", ["Storage rooms overflow on Mondays"]);
  await person.chooses("What do you already have that would help?", ["A loyal customer base"]);
  await person.chooses("How would the idea pay off?", ["New revenue"]);
  await person.answers("Who would pay, and what for?", ["A monthly fee per floor, billed to the building"]);
  await page.getByRole("button", { name: "Skip" }).click();
  await person.answers("What would success look like?", ["Forty buildings refill instead of ordering boxes"]);
  await expect(page.getByRole("heading", { name: "Continue refining" })).toBeVisible();
  await page.getByRole("button", { name: "Generate concepts" }).click();
  await expect(page.getByText(/up to 2 minutes/i).first()).toBeVisible();
  await expect(page.locator("main").getByRole("heading", { level: 2 }).nth(1)).toBeVisible();
  await inspectPage(page, "generation");
});

test("the second half of a double click does not press what has moved under the pointer", async ({
  page,
  demoServer,
}) => {
  await page.goto(`${demoServer.url}/login`);
  const signIn = page.getByRole("button", { name: "Sign in", exact: true });
  await expect(signIn).toBeVisible();
  await page.getByLabel("Email").fill("nobody@mill.example");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  let attempts = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/sign-in/email")) attempts += 1;
  });
  // Over the whole page until it is clicked, as a notice is over what moves up when it is gone.
  const veil = await page.evaluateHandle(() => {
    const element = document.createElement("button");
    element.style.cssText = "position: fixed; inset: 0; z-index: 1000";
    element.onclick = () => element.remove();
    document.body.append(element);
    return element;
  });
  await signIn.dblclick({ force: true, delay: 60 });
  expect(await veil.evaluate((element) => element.isConnected)).toBe(false);
  await signIn.click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(attempts).toBe(1);
});
