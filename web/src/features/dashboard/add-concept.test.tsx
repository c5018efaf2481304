import { expect, test } from "vitest";
import { openIncubation, paths, seedAddress } from "../incubation/testing/open-incubation.fixture.ts";
import { answerTo, questions, seedUuid, seedWith } from "../incubation/testing/seeds.fixture.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "./dashboard-screen.tsx";

const freshUuid = "aaaaaaaa-0000-4000-8000-000000000099";

test("[S1.2.7-03] Add Concept leaves the questionnaire one was in and goes to where a new seed is planted", async () => {
  const { screen, server, router, address } = await openIncubation(seedAddress, {
    seed: seedWith({ answers: [answerTo(questions.idea, ["A depot in the basement"])] }),
  });
  await expect.element(screen.getByRole("heading", { name: questions.assets.label })).toBeVisible();
  await router.navigate({ to: "/" });
  await screen.getByRole("button", { name: "Add Concept" }).click();
  await expect.poll(address).toBe("/concept/incubate");
  await expect.element(screen.getByRole("heading", { name: "Generate New Ideas" })).toBeVisible();

  server.on(paths.plant, { status: 201, body: { uuid: freshUuid } });
  server.on(`GET /api/v2/concept/seed/${freshUuid}`, { body: seedWith({ uuid: freshUuid, answers: [] }) });
  server.on(`DELETE /api/v2/concept/seed/${freshUuid}`, { status: 204 });
  await screen
    .getByRole("button", { name: /^Start/ })
    .first()
    .click();
  await expect.poll(address).toContain(freshUuid);
  await expect.element(screen.getByRole("heading", { name: questions.idea.label })).toBeVisible();
  expect(screen.getByText("A depot in the basement").elements()).toEqual([]);
  expect(address()).not.toContain(seedUuid);
});
