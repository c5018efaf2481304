import { expect, test, vi } from "vitest";
import { openIncubation, paths } from "../testing/open-incubation.fixture.ts";
import { questionnaireWith, seedUuid, seedWith } from "../testing/seeds.fixture.ts";

const bothTypes = [questionnaireWith(), questionnaireWith({ type: "IDENTIFY_NEW_OPPORTUNITIES" })];

test("[S1.2.9-12] [S1.2.9-13] [S1.1-04] [S1.2.1-03] two ways lead into a seed, each with Start", async () => {
  const { screen } = await openIncubation("/concept/incubate", { questionnaires: bothTypes });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Generate New Ideas" })).toBeVisible();
  for (const name of ["Expand An Existing Idea", "Identify New Opportunities"]) {
    const card = screen.getByRole("listitem", { name });
    await expect.element(card.getByRole("button", { name: "Start" })).toBeEnabled();
  }
  expect(document.title).toBe("Generate New Ideas · Seedbed");
});

test("[S1.2.9-14] a way without a questionnaire is coming soon", async () => {
  const { screen } = await openIncubation("/concept/incubate");
  const card = screen.getByRole("listitem", { name: "Identify New Opportunities" });
  await expect.element(card.getByText("Coming Soon")).toBeVisible();
  await expect.element(card.getByRole("button", { name: "Start" })).toBeDisabled();
});

test("[S1.2.1-05] [S1.4-15] Start plants a draft and shows its first question", async () => {
  const { screen, server, address, setSeed } = await openIncubation("/concept/incubate", { questionnaires: bothTypes });
  server.on(paths.plant, () => {
    setSeed(seedWith());
    return { status: 201, body: { uuid: seedUuid } };
  });
  await screen.getByRole("button", { name: "Start" }).first().click();
  await expect.element(screen.getByRole("heading", { name: "About idea?" })).toBeVisible();
  expect(address()).toBe(`/concept/incubate?seed=${seedUuid}`);
  expect(server.bodiesOf(paths.plant)).toEqual([{ type: "EXPAND_AN_EXISTING_IDEA" }]);
});

test("[S1.8-33] [S3.8-28] a draft that cannot be saved says so, and one stays", async () => {
  const { screen, server, address } = await openIncubation("/concept/incubate", { questionnaires: bothTypes });
  server.on(paths.plant, { status: 503, body: { detail: "The database is away." } });
  await screen.getByRole("button", { name: "Start" }).last().click();
  await expect.element(screen.getByText("Error saving concept seed draft")).toBeVisible();
  await expect.element(screen.getByText("The database is away.")).toBeVisible();
  await vi.waitFor(() => expect(address()).toBe("/concept/incubate"));
});
