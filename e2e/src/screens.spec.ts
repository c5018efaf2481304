import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { Person } from "./person.ts";
import { test } from "./seedbed.ts";

const folder = process.env.SCREENS_DIR;

/** Looks at what stands: axe finds nothing, and with `SCREENS_DIR` a picture is kept there. In light and in dark. */
async function looksAt(page: Page, name: string): Promise<void> {
  for (const toast of await page.getByRole("alert").getByRole("button", { name: "Close" }).all()) await toast.click();
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-scheme", scheme);
    // Colours fade from one scheme to the other.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
    );
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`),
      `${name}, ${scheme}`,
    ).toEqual([]);
    if (folder) await page.screenshot({ path: `${folder}/${name}-${scheme}.png` });
  }
}

test("dashboard, bank and overview of the demo company can be seen and used by everybody", async ({
  page,
  demoServer,
}) => {
  const person = new Person(page, demoServer.url);
  await person.signsIn(demoServer.account.email, demoServer.account.password);
  await expect(page.getByText("Potential Opportunity Size")).toBeVisible();
  await looksAt(page, "dashboard");
  await page.goto(`${demoServer.url}/concept`);
  await expect(page.getByRole("row").filter({ hasText: "Refill depots for shared offices" })).toBeVisible();
  await looksAt(page, "bank");
  await page.getByRole("link", { name: "Refill depots for shared offices" }).click();
  await expect(page.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  await expect(page.getByText("Desirability")).toBeVisible();
  await looksAt(page, "overview");
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
  await looksAt(page, "questionnaire");
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
  await looksAt(page, "generation");
});
