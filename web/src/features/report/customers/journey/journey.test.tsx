import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pressComposing } from "#testing/press-composing.ts";
import { changesPath, martaWith, openProfiles, uuidOf } from "../testing/open-profiles.fixture.ts";

beforeEach(() => page.viewport(1280, 800));

const steps = "/api/v2/concept/customer-profile";
const refusal = { status: 400, body: { detail: "This cannot be changed here.", code: "invalid" } };

async function openJourney(options: Parameters<typeof openProfiles>[0] = {}) {
  const app = await openProfiles(options);
  await expect.element(app.screen.getByRole("heading", { name: "Journey" })).toBeVisible();
  const form = app.screen.getByRole("form", { name: "Add a step" });
  return {
    ...app,
    form,
    titles: () => [...app.card("Journey").element().querySelectorAll("ol strong")].map((title) => title.textContent),
    open: () => app.button("Add a step").click(),
    add: async (title: string, description: string) => {
      await form.getByRole("textbox", { name: "Title" }).fill(title);
      await form.getByRole("textbox", { name: "Description" }).fill(description);
      await form.getByRole("button", { name: "Add step" }).click();
    },
  };
}

test("[S2.2.5-15] [S2.2.5-16] [S2.8-45] [S3.5-37] [S3.8-50] a step is added before all others", async () => {
  const { screen, form, titles, open, add, sent } = await openJourney();
  await open();
  await form.getByRole("combobox", { name: "Kind" }).selectOptions("Pain");
  await add("Looks for a key", "Nobody has one.");
  await expect.element(screen.getByText("Journey step created")).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  expect(titles()).toEqual([
    "Looks for a key",
    "Counts bottles on Friday",
    "Keep the floors stocked",
    "Runs out on Mondays",
    "Signs the yearly order",
  ]);
  expect(sent()).toMatchObject([
    {
      kind: "add",
      place: "[].journey[]",
      parent: uuidOf(1),
      at: 0,
      item: { title: "Looks for a key", description: "Nobody has one.", relationType: "Pain" },
    },
  ]);
});

test("[S2.5-23] [S3.5-34] a step without a title or a description, blanks aside, is refused", async () => {
  const { form, open, add, sent } = await openJourney();
  await open();
  const refused = form.getByText("Cannot add step: title and description are required");
  await add("  ", "Nobody has one.");
  await expect.element(refused).toBeVisible();
  await form.getByRole("textbox", { name: "Title" }).fill("Looks for a key");
  await expect.element(refused).not.toBeInTheDocument();
  await add("Looks for a key", "   ");
  await expect.element(refused).toBeVisible();
  expect(sent()).toEqual([]);
});

test("[S2.5-24] [S3.5-35] a step is added to nothing where no profile is known", async () => {
  const { form, open, add, sent } = await openJourney({ profiles: [martaWith({ uuid: "" })] });
  await open();
  await add("Looks for a key", "Nobody has one.");
  await expect.element(form.getByText("Cannot add step: no customer profile selected")).toBeVisible();
  expect(sent()).toEqual([]);
});

test("[S2.5-25] [S3.5-36] a step without a uuid cannot be removed", async () => {
  const [step] = martaWith().journey;
  if (!step) throw new Error("There are four.");
  const { screen, button, sent } = await openJourney({ profiles: [martaWith({ journey: [{ ...step, uuid: "" }] })] });
  await button("Actions for step “Counts bottles on Friday”").click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(screen.getByText("Cannot remove step: missing required information")).toBeVisible();
  await expect.element(screen.getByText("Counts bottles on Friday")).toBeVisible();
  expect(sent()).toEqual([]);
});

test("[S2.8-45] [S3.8-50] a step is changed, moved and removed, and it is said", async () => {
  const { screen, button, field, titles, sent } = await openJourney();
  await button("Edit Title of “Counts bottles on Friday”").click();
  await field("Title of “Counts bottles on Friday”").fill("Counts cans");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Journey step updated")).toBeVisible();
  await button("Actions for step “Runs out on Mondays”").click();
  await screen.getByRole("menuitem", { name: "Move up" }).click();
  await expect
    .poll(titles)
    .toEqual(["Counts cans", "Runs out on Mondays", "Keep the floors stocked", "Signs the yearly order"]);
  await button("Actions for step “Keep the floors stocked”").click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(screen.getByText("Journey step deleted")).toBeVisible();
  await expect.poll(sent).toMatchObject([
    { kind: "set", field: "title", value: "Counts cans" },
    { kind: "move", item: uuidOf(43), at: 1 },
    { kind: "remove", item: uuidOf(42) },
  ]);
});

test("[S3.2.8-12] [S3.5-38] a step is added and changed in a dialog, which gives the focus back", async () => {
  const { screen, form, button, open, titles, sent, server } = await openJourney();
  await open();
  const adding = screen.getByRole("dialog", { name: "Add a step" });
  await expect.element(adding.getByRole("textbox", { name: "Title" })).toHaveFocus();
  const kinds = form.getByRole("combobox", { name: "Kind" }).getByRole("option");
  expect(kinds.elements().map(({ textContent }) => textContent)).toEqual([
    "Journey Step",
    "JTBD",
    "Pain",
    "Moment of Intervention",
  ]);
  await pressComposing(adding.getByRole("textbox", { name: "Title" }).element(), "Escape");
  await expect.element(adding.getByRole("textbox", { name: "Title" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(adding).not.toBeInTheDocument();
  await expect.element(button("Add a step")).toHaveFocus();
  await button("Edit step “Runs out on Mondays”").click();
  const changing = screen.getByRole("dialog", { name: "Change the step" });
  await changing.getByRole("textbox", { name: "Title" }).fill("Runs out on Sundays");
  await changing.getByRole("combobox", { name: "Kind" }).selectOptions("JTBD");
  await changing.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Journey step updated")).toBeVisible();
  await expect.element(changing).not.toBeInTheDocument();
  await expect.element(button("Edit step “Runs out on Sundays”")).toHaveFocus();
  expect(titles()).toContain("Runs out on Sundays");
  expect(server.bodiesOf(changesPath)).toHaveLength(1);
  expect(sent()).toMatchObject([
    { kind: "set", item: uuidOf(43), field: "title", value: "Runs out on Sundays", seen: "Runs out on Mondays" },
    { kind: "set", item: uuidOf(43), field: "relationType", value: "JTBD" },
  ]);
});

test("a step that is being saved is not given up: neither Escape nor the cross closes its form", async () => {
  const saved = Promise.withResolvers<void>();
  const { form, open, server } = await openJourney({
    prepare: (server) => server.on(changesPath, { ...refusal, after: saved.promise }),
  });
  await open();
  await form.getByRole("textbox", { name: "Title" }).fill("Looks for a key");
  await form.getByRole("textbox", { name: "Description" }).fill("Nobody has one.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => server.bodiesOf(changesPath)).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("dialog", { name: "Add a step" }).getByRole("button", { name: "Close" }).click();
  await expect.element(form.getByRole("textbox", { name: "Title" })).toHaveValue("Looks for a key");
  saved.resolve();
  await expect.element(form.getByRole("alert")).toBeVisible();
  await expect.element(form.getByRole("textbox", { name: "Title" })).toHaveValue("Looks for a key");
});

test("[S2.8-19] [S3.8-23] what the server refuses of a step is said", async () => {
  const { screen, button, form, field, open, add, server } = await openJourney();
  server.on(changesPath, refusal);
  await open();
  await add("Looks for a key", "Nobody has one.");
  await expect.element(screen.getByText("Failed to create journey step")).toBeVisible();
  await expect.element(form.getByText(refusal.body.detail)).toBeVisible();
  await form.getByRole("button", { name: "Cancel" }).click();
  await button("Edit Title of “Counts bottles on Friday”").click();
  await field("Title of “Counts bottles on Friday”").fill("Counts cans");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Failed to update journey step")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await button("Actions for step “Runs out on Mondays”").click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(screen.getByText("Failed to delete journey step")).toBeVisible();
});

test("[S2.8-20] [S3.8-24] a journey that could not be loaded says so, and is asked for again", async () => {
  const path = `GET ${steps}/${uuidOf(1)}/journey-steps`;
  const { screen, card, server, titles } = await openJourney({
    profiles: [martaWith({ journey: [] })],
    prepare: (known) => known.on(path, { status: 404, body: { detail: "Not found." } }),
  });
  await expect.element(screen.getByText("Failed to load user journey steps. Please try again.")).toBeVisible();
  server.on(path, { body: { results: martaWith().journey } });
  await card("Journey").getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => titles().length).toBe(4);
});

test("a journey that is still to come is not said to have no steps", async () => {
  const answer = Promise.withResolvers<void>();
  const { screen, titles } = await openJourney({
    profiles: [martaWith({ journey: [] })],
    prepare: (known) =>
      known.on(`GET ${steps}/${uuidOf(1)}/journey-steps`, { body: { results: [] }, after: answer.promise }),
  });
  await expect.element(screen.getByText("Four steps from a shelf to a signature.")).toBeVisible();
  expect(screen.getByText("No steps yet.").query()).toBeNull();
  answer.resolve();
  await expect.element(screen.getByText("No steps yet.")).toBeVisible();
  expect(titles()).toEqual([]);
});
