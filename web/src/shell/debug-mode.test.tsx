import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith, listedConceptWith, pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { imageUrl, madeImage, overviewWith, serverWithReport } from "#testing/reports.ts";
import { openIncubation, seedAddress } from "../features/incubation/testing/open-incubation.fixture.ts";
import { answerTo, questions, seedUuid, seedWith } from "../features/incubation/testing/seeds.fixture.ts";
import { session } from "../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../features/concepts/bank-screen.tsx";
import "../features/report/frame/report-frame.tsx";
import "../features/report/overview/overview-screen.tsx";

const toggle = () => userEvent.keyboard("{Shift>}debug{/Shift}");

/** Turns debug mode on; it is off again for the next test, which shares this page. */
async function turnOn() {
  await toggle();
  onTestFinished(toggle);
}

test("[S1.4-53] [S1.4-55] the bank shows the uuids of concepts in debug mode, and hides them when it is left", async () => {
  const server = serverKnowing();
  const concept = listedConceptWith();
  server.on("GET /api/v1/concept/", { body: pageOf([concept]) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept");
  await expect.element(screen.getByRole("link", { name: concept.title })).toBeVisible();
  const uuid = screen.getByText(concept.uuid);
  expect(uuid.elements()).toEqual([]);
  await toggle();
  await expect.element(screen.getByText("Debug mode is on.")).toBeVisible();
  await expect.element(uuid).toBeVisible();
  await toggle();
  await expect.element(screen.getByText("Debug mode is off.")).toBeVisible();
  await expect.element(uuid).not.toBeInTheDocument();
});

test("[S1.4-55] [S2.2.3-07] [S2.2.3-11] a report shows its concept's uuid, and the image of the first overview, in debug mode only", async () => {
  const concept = conceptWith({ featureVersions: { ...conceptWith().featureVersions, conceptOverview: "v1" } });
  const server = serverWithReport(concept, overviewWith({ conceptImageUrl: imageUrl, conceptImageOrigin: "model" }));
  server.on(`GET /api/v2/concept/${concept.identifier}/image`, { image: madeImage });
  await session.begin("refresh-token");
  const { screen } = await renderApp(`/concept/${concept.identifier}`);
  await expect.element(screen.getByText("Cheaper soap.")).toBeVisible();
  const image = screen.getByRole("img", { name: concept.title });
  expect(image.elements()).toEqual([]);
  expect(screen.getByText(concept.uuid).elements()).toEqual([]);
  await turnOn();
  await expect.element(image).toBeInTheDocument();
  await expect.element(screen.getByText(concept.uuid)).toBeVisible();
});

test("[S1.4-55] a seed offers to generate at once in debug mode only, and only while something is answered", async () => {
  const answer = answerTo(questions.idea, ["A depot in the basement"]);
  const seed = seedWith({ answers: [answer] });
  const { screen, setSeed, tell } = await openIncubation(seedAddress, { seed });
  await expect.element(screen.getByRole("heading", { name: questions.assets.label })).toBeVisible();
  const generate = screen.getByRole("button", { name: "Generate now" });
  expect(generate.elements()).toEqual([]);
  await turnOn();
  await expect.element(generate).toBeVisible();
  const updatedAt = "2026-03-01T09:05:00.000Z";
  setSeed(seedWith({ updatedAt }));
  tell("incubation.seed.update.account", { seedUuid, updatedAt, by: answer.updatedBy });
  await expect.element(generate).not.toBeInTheDocument();
});
