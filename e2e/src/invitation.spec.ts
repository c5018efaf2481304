import { type Browser, expect, type Page } from "@playwright/test";
import { mailedLink } from "./colleague.ts";
import { Person } from "./person.ts";
import { test } from "./seedbed.ts";

const colleague = `ida-${Math.random().toString(36).slice(2, 9)}@example.com`;

/** A page of somebody else: nothing of the first person's browser is known there. */
async function elsewhere(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

test("[S1.6-02] [S1.6-03] an admin invites a colleague, who joins by the link, once, and is removed again", async ({
  page,
  browser,
  offlineServer: { url },
}) => {
  const admin = new Person(page, url);
  await admin.joins("Northwind Mills");
  await page.goto(`${url}/settings/members`);
  await page.getByRole("textbox", { name: "Email" }).fill(colleague);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const byHand = await page.getByLabel("Invitation link").inputValue();
  const link = await mailedLink(url, colleague);
  expect(link).not.toBe(byHand);
  await expect(page.getByRole("table", { name: "Open invitations" })).toContainText(colleague);

  const proxy = await elsewhere(browser, byHand);
  await proxy.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await proxy.getByLabel("Password confirmation").fill("correct horse battery");
  await proxy.getByRole("button", { name: "Accept invitation" }).click();
  await expect(proxy.getByRole("alert")).toContainText("This link cannot confirm your email address.");

  const invited = await elsewhere(browser, link);
  await expect(invited.getByRole("heading", { name: "Join Northwind Mills" })).toBeVisible();
  await invited.getByLabel("First name (optional)").fill("Ida");
  await invited.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await invited.getByLabel("Password confirmation").fill("correct horse battery");
  await invited.getByRole("button", { name: "Accept invitation" }).click();
  await expect(invited.getByText("Invitation accepted! Account created successfully!")).toBeVisible();
  await expect(invited.getByRole("heading", { name: "Northwind Mills" })).toBeVisible();
  await invited.goto(`${url}/settings/members`);
  await expect(invited.getByText(admin.email)).toBeVisible();
  await expect(invited.getByRole("button", { name: /^Remove|^Invite/ })).toHaveCount(0);
  await invited.goto(link);
  await expect(invited.getByText(/^You already belong to Northwind Mills\./)).toBeVisible();

  const stranger = await elsewhere(browser, link);
  await expect(stranger.getByRole("heading", { name: "This invitation is no longer valid." })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Remove Ida" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Ida was removed")).toBeVisible();
  await expect(async () => {
    await invited.goto(`${url}/`);
    await expect(invited.getByLabel("Company Name")).toBeVisible({ timeout: 10_000 });
  }).toPass();

  await page.getByRole("link", { name: "Audit log" }).click();
  for (const words of ["Invited somebody", "Joined the company", "Removed a member"]) {
    await expect(page.getByRole("row").filter({ hasText: words }).first()).toContainText(/example\.com/);
  }
});
