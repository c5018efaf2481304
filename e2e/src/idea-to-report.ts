import { expect, type Page } from "@playwright/test";
import type { Person } from "./person.ts";

/** Answers the questions about an idea of one's own. Ends where it can be refined. */
export async function expandAnIdea(person: Person): Promise<void> {
  await person.starts("Expand An Existing Idea");
  await person.answers("What is the idea you want to expand?", [
    "A depot in the basement of a shared office building that refills soap by weight",
  ]);
  await person.answers("Who is it for?", ["Facility managers of buildings with many tenants"]);
  await expect(person.page.getByRole("heading", { name: "What hurts most for these people today?" })).toBeVisible();
  await person.usesSuggestions(2);
  await person.answers("What hurts most for these people today?", ["Storage rooms overflow on Mondays"]);
  await person.chooses("What do you already have that would help?", ["A loyal customer base", "Specialist know-how"]);
  await person.chooses("How would the idea pay off?", ["New revenue"]);
  await person.answers("Who would pay, and what for?", ["A monthly fee per floor, billed to the building"]);
  await person.page.getByRole("button", { name: "Skip" }).click();
  await person.answers("What would success look like?", ["Forty buildings refill instead of ordering boxes"]);
}

/** From the concepts on: edits one, generates reports for two, watches the bank, and opens a complete overview. */
export async function fromConceptsToOverview(person: Person, editedTitle: string): Promise<void> {
  const { page } = person;
  await page.getByLabel("Title", { exact: true }).fill(editedTitle);
  const boxes = page.getByRole("checkbox", { name: /^Select / });
  for (const index of [0, 1]) await boxes.nth(index).check();
  for (const index of [2, 3]) await boxes.nth(index).uncheck();
  await page.getByRole("button", { name: "Generate Reports" }).click();
  await expect(page.getByText("Concept report generation successfully started")).toBeVisible();
  await expect(page).toHaveURL(/\/concept$/);
  const row = page.getByRole("row").filter({ hasText: editedTitle });
  await expect(page.getByRole("row").filter({ has: page.getByRole("button", { name: /report of/ }) })).toHaveCount(2);
  const progress = await watchProgress(page, editedTitle);
  expect(progress.at(-1)).toBe("100%");
  // Both: a row that changes its place between the press of a button and its release takes the click with it.
  await expect(page.getByRole("button", { name: /^Open report of/ })).toHaveCount(2, { timeout: 120_000 });
  await row.getByRole("button", { name: /^Open report of/ }).click();
  await expect(page).toHaveURL(/\/concept\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Does this sound promising?" })).toBeVisible();
  for (const name of ["What is it?", "Value Proposition", "Problem Statement", "Differentiators", "Our Right to Win"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: editedTitle })).toBeVisible();
}

// Nothing is reloaded: what changes, changes by itself.
async function watchProgress(page: Page, title: string): Promise<string[]> {
  const cell = page
    .getByRole("row")
    .filter({ hasText: title })
    .getByText(/^\d+%$/);
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        const text = await cell.innerText();
        if (seen.at(-1) !== text) seen.push(text);
        return text;
      },
      { timeout: 120_000, intervals: [50] },
    )
    .toBe("100%");
  return seen;
}
