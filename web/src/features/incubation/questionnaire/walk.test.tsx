import { expect, test } from "vitest";
import { untilQuiet } from "#testing/until-quiet.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, answerTo, questions, seedUuid, seedWith } from "../testing/seeds.fixture.ts";

const back = { name: "Back", exact: true };

test("[S1.2.1-04] [S1.2.9-07] a draft goes on where it was left; passed steps carry a mark and lead back", async () => {
  const { screen, address } = await openIncubation(seedAddress, { seed: answeredSeed() });
  await expect.element(screen.getByRole("heading", { level: 1, name: "About limits?" })).toBeVisible();
  const steps = screen.getByRole("navigation", { name: "Steps" });
  await expect.element(steps.getByText("The limits")).toBeVisible();
  await steps.getByRole("button", { name: /The assets.*answered/ }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  expect(address()).toBe(`${seedAddress}&question=assets`);
  await expect.element(screen.getByRole("checkbox", { name: /A fleet of vans/ })).toBeChecked();
});

test("[S1.2.1-09] [S1.2.1-08] the seed may stand in the path", async () => {
  const { screen, address } = await openIncubation(`/concept/incubate/${seedUuid}`, { seed: answeredSeed() });
  await expect.element(screen.getByRole("heading", { level: 1, name: "About limits?" })).toBeVisible();
  await screen.getByRole("button", back).click();
  await expect.poll(address).toBe(`/concept/incubate/${seedUuid}?question=value`);
});

test("[S1.4-18] Back leads to the question before", async () => {
  const { screen, address } = await openIncubation(`${seedAddress}&question=value`, { seed: answeredSeed() });
  await screen.getByRole("button", back).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  expect(address()).toBe(`${seedAddress}&question=assets`);
});

test("the browser's Back after the Back of the page leads back, never forward", async () => {
  const { screen, address, router } = await openIncubation("/concept", { seed: answeredSeed() });
  await router.navigate({ to: "/concept/incubate", search: { seed: seedUuid, question: "idea" } });
  for (const name of ["About assets?", "About value?"]) {
    await screen.getByRole("button", { name: "Continue", exact: true }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await screen.getByRole("button", back).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  await screen.getByRole("button", back).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About idea?" })).toBeVisible();
  router.history.back();
  await expect.poll(address).toBe("/concept");
  router.history.go(3);
  await expect.element(screen.getByRole("heading", { level: 1, name: "About value?" })).toBeVisible();
});

test("[S1.2.1-06] [S1.4-21] a cloned seed begins again at its first question, with its answers", async () => {
  const { screen } = await openIncubation(seedAddress, { seed: answeredSeed({ isCloned: true }) });
  await expect.element(screen.getByRole("heading", { level: 1, name: "About idea?" })).toBeVisible();
  await expect
    .element(screen.getByRole("list", { name: "About idea?" }))
    .toMatchTextContent("Refill depots in office basements");
  const steps = screen.getByRole("navigation", { name: "Steps" });
  await expect.element(steps.getByRole("button")).not.toBeInTheDocument();
});

test("[S1.4-32] [S1.4-42] Back from the first question leads to the start page and deletes a draft without answers", async () => {
  const { screen, server, router, address } = await openIncubation("/concept", { seed: seedWith() });
  await router.navigate({ to: "/concept/incubate", search: { seed: seedUuid } });
  await expect.element(screen.getByRole("heading", { level: 1, name: "About idea?" })).toBeVisible();
  await screen.getByRole("button", back).click();
  await expect.element(screen.getByRole("heading", { name: "Generate New Ideas" })).toBeVisible();
  expect(address()).toBe("/concept/incubate");
  await expect.poll(() => server.bodiesOf(paths.remove)).toHaveLength(1);
  router.history.back();
  await expect.poll(address).toBe("/concept");
});

test("[S1.4-42] a draft with an answer stays when its page is left", async () => {
  const answers = [answerTo(questions.idea, ["Refill depots"])];
  const { screen, server, router } = await openIncubation(seedAddress, { seed: seedWith({ answers }) });
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  await router.navigate({ to: "/concept/incubate", search: {} });
  await expect.element(screen.getByRole("heading", { name: "Generate New Ideas" })).toBeVisible();
  // What is left is looked after a moment later.
  await untilQuiet();
  expect(server.bodiesOf(paths.remove)).toEqual([]);
});

test("what is written on the first question is kept as its answer when its page is left, and stands there again", async () => {
  const { screen, server, router, setSeed } = await openIncubation(`${seedAddress}&question=idea`, {
    seed: seedWith(),
  });
  const kept = answerTo(questions.idea, ["Refill depots", "On wh"]);
  server.on(paths.answer, () => {
    setSeed(seedWith({ answers: [kept] }));
    return { status: 201, body: kept };
  });
  await screen.getByLabelText("New answer").fill("Refill depots");
  await screen.getByRole("button", { name: "Add answer" }).click();
  await screen.getByLabelText("New answer").fill("On wh");
  await router.navigate({ to: "/settings" });
  await expect.element(screen.getByText("What you wrote is kept. It waits among your drafts.")).toBeVisible();
  expect(server.bodiesOf(paths.answer)).toMatchObject([{ answer: ["Refill depots", "On wh"] }]);
  expect(server.bodiesOf(paths.remove)).toEqual([]);
  router.history.back();
  await expect.element(screen.getByRole("list", { name: "About idea?" })).toMatchTextContent(/Refill depots.*On wh/);
});

test("words for the first question that the server does not take stay in hand, and their draft stays", async () => {
  const { screen, server, router } = await openIncubation(`${seedAddress}&question=idea`, { seed: seedWith() });
  server.on(paths.answer, { status: 500, body: { detail: "The database is away." } });
  await screen.getByLabelText("New answer").fill("Refill depots");
  await router.navigate({ to: "/settings" });
  await expect.poll(() => server.bodiesOf(paths.answer)).toHaveLength(1);
  router.history.back();
  await expect.element(screen.getByLabelText("New answer")).toHaveValue("Refill depots");
  expect(server.bodiesOf(paths.remove)).toEqual([]);
});

test("[S1.4-43] a seed that is gone leads to the start page", async () => {
  const { screen, address } = await openIncubation(`${seedAddress}&question=assets`);
  await expect.element(screen.getByRole("heading", { name: "Generate New Ideas" })).toBeVisible();
  expect(address()).toBe("/concept/incubate");
  await expect.element(screen.getByText(/This seed is no longer there/)).toBeVisible();
});

test("a seed that cannot be loaded offers Retry", async () => {
  const seed = answeredSeed();
  const app = await openIncubation("/concept/incubate", { seed });
  app.server.on(paths.read, { status: 500, body: { detail: "The database is away." } });
  await app.router.navigate({ to: "/concept/incubate", search: { seed: seedUuid } });
  await expect.element(app.screen.getByText("The database is away.")).toBeVisible();
  app.server.on(paths.read, { body: seed });
  await app.screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(app.screen.getByRole("heading", { level: 1, name: "About limits?" })).toBeVisible();
});
