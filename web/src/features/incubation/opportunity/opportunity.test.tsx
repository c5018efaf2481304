import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openIncubation, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, conceptWith, questionnaireWith } from "../testing/seeds.fixture.ts";

const found = (position: number, whyRestsOn: string[]) =>
  conceptWith(position, {
    opportunity: {
      today: `A cleaner of offices ${position}`,
      next: `Refill depots ${position}`,
      why: `Owners ask for less waste ${position}`,
      whyRestsOn,
    },
  });

async function openFound(concepts = [found(1, ["idea"]), found(2, [])]) {
  const app = await openIncubation(seedAddress, {
    seed: answeredSeed({ type: "IDENTIFY_NEW_OPPORTUNITIES", cachedConcepts: concepts }),
    questionnaires: [questionnaireWith({ type: "IDENTIFY_NEW_OPPORTUNITIES" })],
  });
  await expect.element(app.screen.getByRole("heading", { name: "Generated concepts" })).toBeVisible();
  return { ...app, panel: app.screen.getByRole("region", { name: "The opportunity" }) };
}

test("a concept of a search says what the company is, what could be next and why, by which answer", async () => {
  const { panel, screen } = await openFound();
  await expect.element(panel).toMatchTextContent("What the company isA cleaner of offices 1");
  await expect.element(panel).toMatchTextContent("What could be nextRefill depots 1");
  await expect.element(panel).toMatchTextContent("WhyOwners ask for less waste 1The idea");
  await expect.element(panel.getByText("Assumption")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Next concept" }).click();
  await expect.element(panel).toMatchTextContent("Owners ask for less waste 2Assumption");
});

test("on a phone a concept stands below the list, as wide as the page", async () => {
  await page.viewport(390, 844);
  const { panel } = await openFound();
  await expect.element(panel).toBeInTheDocument();
  expect(panel.element().getBoundingClientRect().width).toBeGreaterThan(300);
});

test("opportunities stand side by side", async () => {
  const { screen } = await openFound();
  await screen.getByRole("button", { name: /side by side/i }).click();
  const table = screen.getByRole("region", { name: "Concepts side by side" });
  for (const part of ["What the company is", "What could be next", "Why"]) {
    await expect.element(table.getByRole("rowheader", { name: part, exact: true })).toBeVisible();
  }
  await expect.element(table).toMatchTextContent("Owners ask for less waste 2 (assumption)");
  await expect.element(table).not.toMatchTextContent("Owners ask for less waste 1 (assumption)");
});

test("a concept of an expanded idea has none", async () => {
  const { panel } = await openFound([conceptWith(1), conceptWith(2)]);
  await expect.element(panel).not.toBeInTheDocument();
});
