import { expect, type Page } from "@playwright/test";
import { faultsOfPage, settled } from "./inspect-page.ts";
import { Person } from "./person.ts";
import { test } from "./seedbed.ts";

interface ShownForm {
  /** The select in debug mode, and the form that is chosen there. */
  part: "Overview" | "Market scan" | "Financial projection" | "Assumptions";
  form: string;
  tab: RegExp;
  /** What this form shows and no other one does, or what its page is known by. */
  shows: string;
  /** What may be written by hand there; the concept's title where nothing else is. */
  field: string;
}

// The other forms of the financial projection and of the assumptions are on the journey through every page.
const forms: ShownForm[] = [
  { part: "Overview", form: "v1", tab: /^Overview/, shows: "A newer overview is there", field: "value proposition" },
  { part: "Overview", form: "v3", tab: /^Overview/, shows: "Our Right to Win", field: "value proposition" },
  {
    part: "Market scan",
    form: "v2",
    tab: /^Market Scan/,
    shows: "Trends and Drivers",
    field: "Description of trends and drivers",
  },
  { part: "Market scan", form: "v3", tab: /^Market Scan/, shows: "PESTEL Analysis", field: "Summary of the trends" },
  {
    part: "Financial projection",
    form: "v1",
    tab: /^Financial Projection/,
    shows: "Financial Model",
    field: "title",
  },
  { part: "Assumptions", form: "v2", tab: /^Assumptions/, shows: "Desirability", field: "title" },
];

test("one report is read and edited in each of its forms", async ({ page, demoServer: { url, account } }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  await new Person(page, url).signsIn(account.email, account.password);
  await page.goto(`${url}/concept`);
  await page.getByRole("link", { name: "Night-shift language lessons" }).click();
  await expect(page.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  await page.keyboard.down("Shift");
  await page.keyboard.type("DEBUG");
  await page.keyboard.up("Shift");
  await expect(page.getByRole("group", { name: "Report forms" })).toBeVisible();

  for (const [index, shown] of forms.entries())
    await test.step(`${shown.part} ${shown.form}`, async () => {
      await chooses(page, shown);
      await page.getByRole("navigation", { name: "Report" }).getByRole("link", { name: shown.tab }).click();
      await expect(page.getByRole("heading", { name: shown.shows }).first()).toBeVisible();
      await settled(page);
      await writes(page, shown.field, `Written by hand in form ${index + 1}`);
      expect.soft(await faultsOfPage(page, `${shown.part} ${shown.form}`)).toEqual([]);
    });
  expect(errors).toEqual([]);
});

async function chooses(page: Page, { part, form }: ShownForm): Promise<void> {
  const select = page.getByRole("combobox", { name: part, exact: true });
  if ((await select.inputValue()) === form) return;
  await select.selectOption(form);
  await expect(select).toBeEnabled();
  await expect(select).toHaveValue(form);
}

async function writes(page: Page, field: string, words: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Edit ${field}`, "i") }).click();
  await expect(page.locator("textarea:focus, input:focus")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(words);
  await page.keyboard.press(field === "title" ? "Enter" : "ControlOrMeta+Enter");
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Updated successfully").first()).toBeVisible();
}
