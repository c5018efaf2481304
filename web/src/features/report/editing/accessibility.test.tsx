import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "#testing/violations.ts";
import { noor, openSection, paths, scan, workOfNoor } from "./testing/open-section.fixture.tsx";
import { conceptUuid } from "./testing/sample-section.fixture.tsx";

type App = Awaited<ReturnType<typeof openSection>>;

const states: Record<string, (app: App) => Promise<void>> = {
  "an open text near its limit": async ({ edit, field }) => {
    await edit("Summary").click();
    await field("Summary").fill("a ".repeat(240));
  },
  "a text over its limit": async ({ edit, field }) => {
    await edit("Summary").click();
    await field("Summary").fill("a ".repeat(300));
  },
  "an open choice": async ({ edit }) => edit("Direction").nth(1).click(),
  "an open number": async ({ edit }) => edit("Score").click(),
  "open sources": async ({ edit }) => edit("Sources").first().click(),
  "open entries": async ({ edit }) => edit("Engagements").click(),
  "an open form": async ({ screen }) => {
    await screen.getByRole("button", { name: "Add an insight" }).click();
    await screen.getByRole("button", { name: "Add", exact: true }).click();
  },
  "a conflict, a toast and another person": async ({ screen, server, tell, stand, edit, accept }) => {
    const at = "2026-03-02T10:00:00.000Z";
    const person = { ...noor, section: "marketScan", field: "marketScan i-2 title", at };
    tell("concept.report.presence.account", { conceptUuid, person });
    server.on(paths.changes, { status: 409, body: { detail: "This was changed meanwhile." } });
    await edit("Summary").click();
    await userEvent.keyboard(" Mine");
    stand({ ...scan(), trendsAndDriversDescription: "Rules push owners to count." });
    server.on(paths.edits, { body: workOfNoor });
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(screen.getByRole("button", { name: "Keep mine" })).toBeVisible();
    accept();
    await edit("Title").first().click();
    await userEvent.keyboard(" now{Enter}");
    await expect.element(screen.getByText("Updated successfully")).toBeVisible();
  },
  "something that is not saved": async ({ screen, server, edit }) => {
    server.on(paths.changes, { status: 500, body: { detail: "Away." } });
    await edit("Title").first().click();
    await userEvent.keyboard(" now{Enter}");
    await expect.element(screen.getByText(/^Not saved yet/)).toBeVisible();
  },
};

const cases = Object.keys(states).flatMap((state) => ["light", "dark"].map((scheme) => ({ state, scheme })));

test.for(cases)("$state has no accessibility violation in $scheme", async ({ state, scheme }) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const app = await openSection();
  await expect.element(app.edit("Summary")).toBeInTheDocument();
  await states[state]?.(app);
  expect(await violations()).toEqual([]);
});

test.for([1440, 1024, 390])("at %i px nothing that is open makes the page scroll sideways", async (width) => {
  await page.viewport(width, 900);
  const app = await openSection();
  const { screen, edit } = app;
  await expect.element(edit("Summary")).toBeInTheDocument();
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  for (const label of ["Summary", "Title", "Direction", "Sources", "Score", "Predictions", "Engagements"]) {
    await edit(label).last().click();
    expect(isWider()).toBe(false);
    await userEvent.keyboard("{Escape}");
  }
  await screen.getByRole("button", { name: "Add an insight" }).click();
  expect(isWider()).toBe(false);
  await page.viewport(1280, 800);
});
