import { expect, type Locator, type Page } from "@playwright/test";
import { newestCode } from "./newest-code.ts";
import { test } from "./seedbed.ts";

const password = "correct horse battery";
const pressesMax = 150;

test("the whole journey, from signing up to an opened report, by keyboard alone", async ({ page, offlineServer }) => {
  const { url } = offlineServer;
  const email = `keys-${Math.random().toString(36).slice(2, 9)}@example.com`;
  await page.goto(`${url}/login`);
  await press(page.getByRole("link", { name: "Create an account" }));
  await write(page.getByLabel("First name"), "Ada");
  await write(page.getByLabel("Last name"), "Moreau");
  await write(page.getByLabel("Email"), email);
  await write(page.getByLabel("Password", { exact: true }), password);
  await write(page.getByLabel("Password confirmation"), password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await write(page.getByLabel("Verification code"), await newestCode(url, email));
  await page.keyboard.press("Enter");
  await write(page.getByLabel("Company Name"), "Keyboard Mills");
  await write(page.getByLabel("Company URL"), "northwindmills.com");
  await write(page.getByLabel(/What is your organization looking to achieve/), "Find a second business beside flour.");
  await press(page.getByRole("button", { name: "Complete" }));

  await expect(page.getByRole("heading", { name: "Keyboard Mills" })).toBeVisible();
  await press(
    page
      .getByRole("button", { name: "Add Concept" })
      .or(page.getByRole("link", { name: "Add Concept" }))
      .first(),
  );
  await press(
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Expand An Existing Idea" }) })
      .getByRole("button", { name: "Start" }),
  );
  await answer(page, "What is the idea you want to expand?", "A depot that refills soap by weight");
  await answer(page, "Who is it for?", "Facility managers of buildings with many tenants");
  await expect(page.getByRole("heading", { name: "What hurts most for these people today?" })).toBeVisible();
  await press(page.getByRole("button", { name: "Suggest answers" }));
  await press(page.getByRole("button", { name: /^Use this answer/ }).first());
  await press(page.getByRole("button", { name: "Continue", exact: true }));
  await choose(page, "What do you already have that would help?", "A loyal customer base");
  await choose(page, "How would the idea pay off?", "New revenue");
  await answer(page, "Who would pay, and what for?", "A monthly fee per floor, billed to the building");
  await press(page.getByRole("button", { name: "Skip" }));
  await answer(page, "What would success look like?", "Forty buildings refill instead of ordering boxes");

  await expect(page.getByRole("heading", { name: "Continue refining" })).toBeVisible();
  await press(page.getByRole("button", { name: "Generate concepts" }));
  const boxes = page.getByRole("checkbox", { name: /^Select / });
  await expect(boxes).toHaveCount(4, { timeout: 60_000 });
  await write(page.getByLabel("Title", { exact: true }), "Depots by keyboard");
  for (let index = 0; index < 4; index += 1) await set(boxes.nth(index), index === 0);
  await press(page.getByRole("button", { name: "Generate Report", exact: true }));

  const open = page.getByRole("button", { name: /^Open report of Depots by keyboard/ });
  await expect(open).toBeVisible({ timeout: 120_000 });
  await press(open);
  await expect(page.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  await press(page.getByRole("navigation", { name: "Report" }).getByRole("link", { name: "Market Scan" }));
  await expect(page).toHaveURL(/\/market-scan$/);
});

async function answer(page: Page, question: string, text: string): Promise<void> {
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
  await write(page.getByLabel("New answer"), text);
  await press(page.getByRole("button", { name: "Add answer" }));
  await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  await press(page.getByRole("button", { name: "Continue", exact: true }));
}

async function choose(page: Page, question: string, option: string): Promise<void> {
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
  const box = page.getByRole("checkbox", { name: option }).or(page.getByRole("radio", { name: option }));
  await reach(box);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await press(page.getByRole("button", { name: "Continue", exact: true }));
}

async function write(field: Locator, text: string): Promise<void> {
  await reach(field);
  await field.page().keyboard.press("ControlOrMeta+A");
  await field.page().keyboard.type(text);
  await expect(field).toHaveValue(text);
}

async function press(control: Locator): Promise<void> {
  await reach(control);
  await control.page().keyboard.press("Enter");
}

async function set(box: Locator, checked: boolean): Promise<void> {
  if ((await box.isChecked()) === checked) return;
  await reach(box);
  await box.page().keyboard.press("Space");
  await expect(box).toBeChecked({ checked });
}

/** Presses Tab until the control has the focus, which must then be seen. */
async function reach(control: Locator): Promise<void> {
  const page = control.page();
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  for (let presses = 0; !(await isFocused(control)); presses += 1) {
    if (presses > pressesMax) throw new Error(`Tab does not lead to ${control}`);
    await page.keyboard.press("Tab");
  }
  expect(await showsFocus(control), `the focus is seen on ${control}`).toBe(true);
}

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Whether the control or what is drawn for it (a box beside a hidden input) has an outline, a ring or a border of its own now. */
const showsFocus = (control: Locator) =>
  control.evaluate((element) => {
    const drawn = [element, element.parentElement, element.nextElementSibling, element.parentElement?.parentElement];
    return drawn.some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
  });
