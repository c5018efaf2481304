import { type Browser, expect, type Page } from "@playwright/test";

/** A page in a browser of its own. */
export const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1440, height: 1000 }, acceptDownloads: true })).newPage();

/** Invites a colleague, Ida Berg, who joins in a browser of her own. */
export async function invitesIda(admin: Page, browser: Browser, url: string): Promise<Page> {
  const email = `ida-${Math.random().toString(36).slice(2, 9)}@example.com`;
  await admin.goto(`${url}/settings/members`);
  await admin.getByRole("textbox", { name: "Email" }).fill(email);
  await admin.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await admin.getByLabel("Invitation link").inputValue();
  const page = await newPage(browser);
  await page.goto(link);
  await page.getByLabel("First name (optional)").fill("Ida");
  await page.getByLabel("Last name (optional)").fill("Berg");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Password confirmation").fill("correct horse battery");
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByText("Potential Opportunity Size")).toBeVisible();
  return page;
}
