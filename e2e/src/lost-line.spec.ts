import { expect } from "@playwright/test";
import { settled } from "./inspect-page.ts";
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

test("what is written twice before the editor has come is saved as it was meant", async ({
  page,
  demoServer: { url, account },
}) => {
  await new Person(page, url).signsIn(account.email, account.password);
  await page.goto(`${url}/concept`);
  await page.getByRole("link", { name: "Flour that stays dry at sea" }).click();
  await expect(page.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  await page.reload();
  const edit = page.getByRole("button", { name: "Edit What is it?" });
  await expect(edit).toBeVisible();
  await settled(page);

  const line = Promise.withResolvers<void>();
  const parts: string[] = [];
  await page.route("**/assets/**", async (route) => {
    parts.push(route.request().url());
    await line.promise;
    await route.continue();
  });
  for (const words of [" Sacks came first.", " Barrels followed."]) {
    await edit.click();
    await page.keyboard.type(words);
    await page.keyboard.press("ControlOrMeta+Enter");
  }
  await expect(page.getByText("Sacks came first.")).toHaveCount(0);
  expect(parts.length).toBeGreaterThan(0);
  line.resolve();
  await expect(page.getByText(/Sacks came first\. Barrels followed\.$/)).toBeVisible();
  await expect(page.getByText("Updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Sacks came first\. Barrels followed\.$/)).toBeVisible();
  await expect(page.getByText("You changed the same text in another window")).toHaveCount(0);
});
