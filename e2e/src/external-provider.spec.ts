import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "./external-server.ts";
import { inspectPage } from "./inspect-page.ts";

/** A page in a browser of its own. The provider's pages want fonts from elsewhere, which tests do without. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.route(/fonts\.googleapis\.com/, (route) => route.abort());
  return context.newPage();
}

/** From a page of Seedbed to the provider's, and back signed in. */
async function signsInAtProvider(page: Page, login: string): Promise<void> {
  await page.getByRole("button", { name: "Continue with Northwind ID" }).click();
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
}

test("[S1.1-01] [S1.1-02] people sign in at their company's provider: one founds the company, one joins it, and both leave", async ({
  browser,
  externalServer: { url, provider },
}) => {
  const mara = await openBrowser(browser);
  await mara.goto(`${url}/settings/members`);
  await expect(mara.getByRole("textbox")).toHaveCount(0);
  await signsInAtProvider(mara, "mara");
  await mara.getByLabel("Company Name").fill("Northwind Mills");
  await mara.getByLabel("Company URL").fill("northwindmills.com");
  await mara.getByLabel(/What is your organization looking to achieve/).fill("Find a second business beside flour.");
  await mara.getByRole("button", { name: "Complete" }).click();
  // The page that was wanted in the beginning.
  await expect(mara).toHaveURL(`${url}/settings/members`);
  await mara.getByRole("textbox", { name: "Email" }).fill("iris@mill.example");
  await mara.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await mara.getByRole("textbox", { name: "Invitation link" }).inputValue();
  await mara.getByRole("link", { name: "Security" }).click();
  await expect(mara.getByText(/You sign in with Northwind ID/)).toBeVisible();

  const iris = await openBrowser(browser);
  await iris.goto(link);
  await iris.getByRole("link", { name: "Go to sign-in" }).click();
  await signsInAtProvider(iris, "iris");
  await iris.getByRole("button", { name: "Join Northwind Mills" }).click();
  await expect(iris.getByRole("heading", { name: "Northwind Mills", exact: true })).toBeVisible();
  await iris.goto(`${url}/settings/members`);
  const people = iris.getByRole("table", { name: "Members" });
  await expect(people.getByRole("row").filter({ hasText: "mara@mill.example" })).toContainText("Admin");
  await expect(people.getByRole("row").filter({ hasText: "iris@mill.example" })).toContainText("Member");

  await provider.revoke("iris");
  await iris.reload();
  await expect(iris).toHaveURL(`${url}/login`);
  await expect(iris.getByText("Your session has ended. Sign in again.")).toBeVisible();

  await mara.getByRole("button", { name: "Logout" }).click();
  await mara.getByRole("button", { name: "Yes, sign me out" }).click();
  await expect(mara).toHaveURL(`${url}/login`);
  expect(await provider.openGrants("mara")).toBe(0);
  await mara.getByRole("button", { name: "Continue with Northwind ID" }).click();
  await expect(mara.getByPlaceholder("Enter any login")).toBeVisible();
});

test("[S1.4-50] whose address the provider has not verified is asked to check the mail, and stays outside", async ({
  browser,
  externalServer: { url },
}) => {
  const nils = await openBrowser(browser);
  await nils.goto(`${url}/sign-up`);
  await signsInAtProvider(nils, "nils");
  await expect(nils).toHaveURL(`${url}/confirm-email`);
  await expect(nils.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await nils.goto(url);
  await expect(nils).toHaveURL(`${url}/login`);
});

test("who declines at the provider, and who meets one that is down, is told so at login", async ({
  browser,
  externalServer: { url, provider },
}) => {
  const page = await openBrowser(browser);
  await page.goto(`${url}/login`);
  await expect(page.getByRole("button", { name: "Continue with Northwind ID" })).toBeVisible();
  await inspectPage(page, "login-external");
  await page.getByRole("button", { name: "Continue with Northwind ID" }).click();
  await page.getByRole("link", { name: /Cancel/ }).click();
  await expect(page.getByRole("alert")).toHaveText(/^You were not signed in\./);
  await inspectPage(page, "login-declined");
  await provider.goDown();
  await page.getByRole("button", { name: "Continue with Northwind ID" }).click();
  await expect(page.getByText("The identity provider cannot be reached right now.").last()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await provider.comeBack();
});
