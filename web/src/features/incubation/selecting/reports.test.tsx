import { expect, test } from "vitest";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, clarifyingWith, conceptUuid, conceptWith } from "../testing/seeds.fixture.ts";

const started = "Concept report generation successfully started";
const ordered = (position: number) => ({
  status: 202,
  body: { conceptUuid: conceptUuid(position), identifier: `C-000${position}` },
});
const saved = (position: number) =>
  conceptWith(position, {
    isSaved: true,
    isGenerating: true,
    conceptUuid: conceptUuid(position),
    identifier: "C-0001",
  });

async function openConcepts(concepts = [conceptWith(1), conceptWith(2)]) {
  const app = await openIncubation(seedAddress, { seed: answeredSeed({ cachedConcepts: concepts }) });
  const { server } = app;
  server.on(paths.save, { status: 201, body: [] });
  server.on(paths.report(conceptUuid(1)), ordered(1));
  server.on(paths.report(conceptUuid(2)), ordered(2));
  const calls = () => server.received.map(({ key }) => key).filter((key) => key.includes("/generated"));
  return { ...app, calls };
}

test("[S1.4-46] [S1.8-42] [S1.4-40] [S3.8-53] Generate Reports saves first, then starts the reports, then leads to the bank", async () => {
  const { screen, calls, address } = await openConcepts();
  for (const box of ["Select Concept number 1", "Select Concept number 2"]) {
    await screen.getByRole("checkbox", { name: box }).click();
  }
  await screen.getByRole("button", { name: "Generate Reports", exact: true }).click();
  await expect.element(screen.getByText(started)).toBeVisible();
  await expect.poll(address).toBe("/concept");
  expect(calls()).toEqual([paths.save, paths.report(conceptUuid(1)), paths.report(conceptUuid(2))]);
});

test("[S1.2.9-11] [S1.4-39] the report of the concept that is shown starts at once, and one stays with the others", async () => {
  const { screen, calls, setSeed, server } = await openConcepts();
  server.on(paths.report(conceptUuid(1)), () => {
    setSeed(answeredSeed({ status: "published", cachedConcepts: [saved(1), conceptWith(2)] }));
    return ordered(1);
  });
  await screen.getByRole("button", { name: "Generate report", exact: true }).click();
  await expect.element(screen.getByText(started)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Report started" })).toBeDisabled();
  await expect.element(screen.getByRole("link", { name: /C-0001 in the bank/ })).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: "Select Concept number 1" })).toBeDisabled();
  expect(calls()).toEqual([paths.save, paths.report(conceptUuid(1))]);
});

test("[S1.4-40] when the last concept's report starts, the person goes on to the bank", async () => {
  const { screen, address } = await openConcepts([saved(1), conceptWith(2)]);
  await screen.getByRole("button", { name: "Next concept" }).click();
  await screen.getByRole("button", { name: "Generate report", exact: true }).click();
  await expect.element(screen.getByText(started)).toBeVisible();
  await expect.poll(address).toBe("/concept");
});

test("what is in the bank already cannot be saved once more, and side by side no report is chosen again", async () => {
  const { screen } = await openConcepts([conceptWith(1, { isSaved: true }), conceptWith(2), saved(3)]);
  const box = (position: number) => screen.getByRole("checkbox", { name: `Select Concept number ${position}` });
  const save = screen.getByRole("button", { name: "Save", exact: true });
  await screen.getByRole("button", { name: "Side by side" }).click();
  await expect.element(box(3)).toBeDisabled();
  await box(1).click();
  await expect.element(screen.getByText("1 concept selected")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Generate Report", exact: true })).toBeEnabled();
  await expect.element(save).toBeDisabled();
  await box(2).click();
  await expect.element(save).toBeEnabled();
});

test("[S1.8-36] a report that cannot start says so, and one stays", async () => {
  const { screen, server, address } = await openConcepts();
  server.on(paths.report(conceptUuid(2)), { status: 503, body: { detail: "The budget of this month is used up." } });
  await screen.getByRole("checkbox", { name: "Select Concept number 2" }).click();
  await screen.getByRole("button", { name: "Generate Report", exact: true }).click();
  await expect.element(screen.getByText("Failed to generate report")).toBeVisible();
  await expect.element(screen.getByText(/The budget of this month is used up./)).toBeVisible();
  expect(address()).toContain("/concept/incubate");
});

test("a report that cannot start keeps no other from starting, and what was saved before it is not saved again", async () => {
  const { screen, calls, setSeed, server } = await openConcepts();
  server.on(paths.save, () => {
    setSeed(answeredSeed({ cachedConcepts: [conceptWith(1, { isSaved: true }), saved(2)] }));
    return { status: 201, body: [] };
  });
  server.on(paths.report(conceptUuid(1)), { status: 503, body: { detail: "Not now." } });
  for (const position of [1, 2])
    await screen.getByRole("checkbox", { name: `Select Concept number ${position}` }).click();
  await screen.getByRole("button", { name: "Generate Reports", exact: true }).click();
  await expect.element(screen.getByText("Concept number 1: Not now.")).toBeVisible();
  const orders = [paths.report(conceptUuid(1)), paths.report(conceptUuid(2))];
  await expect.poll(calls).toEqual([paths.save, ...orders]);
  await expect.element(screen.getByRole("checkbox", { name: "Select Concept number 2" })).toBeDisabled();
  server.on(paths.report(conceptUuid(1)), ordered(1));
  // In a test, notes stay long, and this one lies over the button.
  await screen.getByRole("button", { name: "Close" }).click();
  await screen.getByRole("button", { name: "Generate Report", exact: true }).click();
  await expect.poll(calls).toEqual([paths.save, ...orders, paths.report(conceptUuid(1))]);
});

test("concepts that cannot be saved are read again: somebody else may have taken them to the bank", async () => {
  const { screen, server, setSeed } = await openConcepts();
  server.on(paths.save, () => {
    setSeed(answeredSeed({ cachedConcepts: [saved(1), conceptWith(2)] }));
    return { status: 409, body: { detail: "This concept is in the bank already." } };
  });
  const box = screen.getByRole("checkbox", { name: "Select Concept number 1" });
  await box.click();
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByText("This concept is in the bank already.")).toBeVisible();
  await expect.element(box).toBeDisabled();
});

test("whoever goes elsewhere while concepts are saved is not led to the bank", async () => {
  const { screen, server, router, address } = await openConcepts();
  const stored = Promise.withResolvers<void>();
  server.on(paths.save, { status: 201, body: [], after: stored.promise });
  await screen.getByRole("checkbox", { name: "Select Concept number 1" }).click();
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => server.bodiesOf(paths.save)).toHaveLength(1);
  await router.navigate({ to: "/settings/about" });
  stored.resolve();
  await expect.element(screen.getByText("Concept saved")).toBeVisible();
  await expect.element(screen.getByText("Head of Ventures")).toBeVisible();
  expect(address()).toBe("/settings/about");
});

test("[S1.4-36] Refine keeps what is selected and writes the others anew", async () => {
  const { screen, server } = await openConcepts();
  const asked = clarifyingWith({ conceptUuid: conceptUuid(1) });
  server.on(paths.clarify, { status: 201, body: [asked] });
  server.on(paths.generate, { status: 202, body: { status: "pending", workflowUuid: conceptUuid(9) } });
  await screen.getByRole("checkbox", { name: "Select Concept number 2" }).click();
  await screen.getByRole("button", { name: "Refine" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Refine the concepts" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /First building/ })).toBeVisible();
  expect(server.bodiesOf(paths.clarify)).toEqual([{ conceptUuid: conceptUuid(1) }]);
  await expect.element(screen.getByText(/Keeps 1 and writes 3 new concepts/)).toBeVisible();
  await screen.getByRole("button", { name: "Generate concepts" }).click();
  await expect.poll(() => server.bodiesOf(paths.generate)).toHaveLength(1);
  expect(server.bodiesOf(paths.generate)[0]).toMatchObject({ concepts: [{ uuid: conceptUuid(2) }] });
});
