import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openIncubation, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, conceptUuid, conceptWith } from "../testing/seeds.fixture.ts";

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
