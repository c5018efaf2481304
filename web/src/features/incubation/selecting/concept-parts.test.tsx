import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { keptPlace } from "../../../transport/kept/kept-store.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, clarifyingWith, conceptUuid, conceptWith, seedUuid } from "../testing/seeds.fixture.ts";

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ order: index + 1, description: `Difference ${index + 1}` }));

async function openConcept(change: Parameters<typeof conceptWith>[1] = {}) {
  const app = await openIncubation(seedAddress, { seed: answeredSeed({ cachedConcepts: [conceptWith(1, change)] }) });
  const { screen } = app;
  const title = screen.getByLabelText("Title", { exact: true });
  await expect.element(title).toHaveValue("Concept number 1");
  return { ...app, title, list: screen.getByRole("region", { name: "Differentiators" }) };
}

test("a title and an item stay in one line, whatever is pressed or pasted", async () => {
  const { title, list } = await openConcept();
  const item = list.getByLabelText("Item 1", { exact: true });
  for (const field of [title, item]) {
    await field.fill("Depots\non wheels");
    await expect.element(field).toHaveValue("Depots on wheels");
  }
  await title.click();
  await userEvent.keyboard("{End}{Enter}!");
  await expect.element(title).toHaveValue("Depots on wheels!");
});

test("a reason may be 500 long, and no longer", async () => {
  const { screen } = await openConcept();
  await screen.getByRole("checkbox", { name: "Select Concept number 1" }).click();
  const reason = screen.getByLabelText("Why this one?");
  for (const [length, isTooLong] of [
    [500, "false"],
    [501, "true"],
  ] as const) {
    await reason.fill("x".repeat(length));
    await expect.element(reason).toHaveAttribute("aria-invalid", isTooLong);
  }
});

test("a list takes 20 items", async () => {
  const { list } = await openConcept({ differentiators: itemsOf(19) });
  const add = list.getByRole("button", { name: "Add to differentiators" });
  await add.click();
  await expect.element(list.getByLabelText("Item 20")).toHaveFocus();
  await expect.element(add).not.toBeInTheDocument();
});

test("going to another seed with unsaved changes asks, too", async () => {
  const { screen, title, router } = await openConcept();
  await title.fill("Depots on wheels");
  void router.navigate({ to: "/concept/incubate", search: { seed: conceptUuid(9) } });
  await expect.element(screen.getByRole("dialog", { name: "Leave with unsaved changes?" })).toBeVisible();
});

test("of a seed that stands in the path, another stage is no place that one leaves it for", async () => {
  const concept = conceptWith(1, { clarifyingQuestions: [clarifyingWith()] });
  const seed = answeredSeed({ cachedConcepts: [concept] });
  const { screen } = await openIncubation(`/concept/incubate/${seedUuid}`, { seed });
  await screen.getByLabelText("Title", { exact: true }).fill("Depots on wheels");
  await screen.getByRole("button", { name: "Refine" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Refine the concepts" })).toBeVisible();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("who looks at one concept after the other comes back from them in one step", async () => {
  const seed = answeredSeed({ cachedConcepts: [conceptWith(1), conceptWith(2)] });
  const { screen, router, address } = await openIncubation("/concept", { seed });
  await router.navigate({ to: "/concept/incubate", search: { seed: seedUuid } });
  await screen.getByRole("button", { name: "Next concept" }).click();
  await expect.element(screen.getByLabelText("Title", { exact: true })).toHaveValue("Concept number 2");
  router.history.back();
  await expect.poll(address).toBe("/concept");
});

test("concepts of a published seed that are kept are found where that seed is listed", async () => {
  const cachedConcepts = [conceptWith(1, { isSaved: true }), conceptWith(2)];
  const seed = answeredSeed({ status: "published", cachedConcepts });
  const { screen, address } = await openIncubation(seedAddress, { seed });
  await screen.getByRole("button", { name: "Back", exact: true }).click();
  await screen.getByRole("button", { name: "Keep them" }).click();
  await expect.poll(address).toBe("/concept/drafts?status=published");
});

test("a chosen concept whose report somebody else starts is chosen no more", async () => {
  const { screen, setSeed, tell } = await openConcept();
  await screen.getByRole("checkbox", { name: "Select Concept number 1" }).click();
  await expect.element(screen.getByText("1 concept selected")).toBeVisible();
  const updatedAt = "2026-03-01T09:05:00.000Z";
  setSeed(answeredSeed({ updatedAt, cachedConcepts: [conceptWith(1, { isSaved: true, isGenerating: true })] }));
  tell("incubation.seed.update.account", { seedUuid, updatedAt, by: null });
  await expect.element(screen.getByText("Nothing selected yet")).toBeVisible();
});

test("changes of concepts that are discarded are kept on the device no more", async () => {
  const { screen, server, title, setSeed } = await openConcept();
  const kept = keptPlace("incubation", `${seedUuid}.selection`);
  await title.fill("Depots on wheels");
  await expect.poll(() => kept.versions()).toHaveLength(1);
  server.on(paths.clarify, { status: 201, body: [] });
  server.on(paths.discard, () => {
    setSeed(answeredSeed({ clarifyingQuestions: [clarifyingWith()] }));
    return { status: 204 };
  });
  await screen.getByRole("button", { name: "Back", exact: true }).click();
  await screen.getByRole("button", { name: "Discard and go back" }).click();
  await expect.element(screen.getByRole("heading", { name: "Ready to generate" })).toBeVisible();
  expect(kept.versions()).toEqual([]);
});

test("the bank and the drafts that were read before are read again once concepts are saved", async () => {
  const seed = answeredSeed({ cachedConcepts: [conceptWith(1)] });
  const { screen, server, router, address } = await openIncubation("/concept", { seed });
  const reads = () => ["GET /api/v1/concept/", "GET /api/v2/concept/seed"].map((list) => server.bodiesOf(list).length);
  await expect.element(screen.getByText("No data available")).toBeVisible();
  const before = reads();
  await router.navigate({ to: "/concept/incubate", search: { seed: seedUuid } });
  server.on(paths.save, { status: 201, body: [] });
  await screen.getByRole("checkbox", { name: "Select Concept number 1" }).click();
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(address).toBe("/concept");
  await expect.poll(reads).toEqual(before.map((count) => count + 1));
});
