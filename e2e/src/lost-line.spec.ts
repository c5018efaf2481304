import { expect } from "@playwright/test";
import { Person } from "./person.ts";
import { test } from "./seedbed.ts";

test("what cannot be fetched over a line that breaks comes by itself when it is back", async ({
  page,
  context,
  demoServer: { url, account },
}) => {
  await new Person(page, url).signsIn(account.email, account.password);
  await page.goto(`${url}/concept`);
  await page.getByRole("link", { name: "Night-shift language lessons" }).click();
  await expect(page.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Report" });
  await test.step("a page that was never opened", async () => {
    await context.setOffline(true);
    await tabs.getByRole("link", { name: /^Financial/ }).click();
    await expect(page.getByText("It comes by itself when the server can be reached again.")).toBeVisible();
    await expect(tabs).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Business model and price" })).toBeVisible();
  });
  await test.step("a part of the page that is open", async () => {
    const missed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/"));
    await context.setOffline(true);
    await page.getByRole("link", { name: "Projections" }).click();
    await missed;
    await expect(page.getByRole("link", { name: "Market Sizing" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Projections feature is under development")).toBeVisible();
  });
});
