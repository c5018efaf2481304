import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { filledShareOf } from "#testing/meters.ts";
import { pressComposing } from "#testing/press-composing.ts";
import { assumptionWith } from "#testing/reports.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { violations } from "#testing/violations.ts";
import { bodyOf, draftOf } from "./draft-of.ts";
import { both, expectBankInstead, listOf, offices, openAssumptions, paths, soap } from "./open-assumptions.fixture.ts";

test("[S2.2.7-08] [S2.2.7-09] [S2.2.7-10] [S2.2.7-13] [S2.4-19] [S3.2.8-07] [S3.5-30] [S3.5-32] [S2.8-38] an assumption is written, looked at once more, and added, and one stays on the page", async () => {
  const { screen, server, address, button, dialog } = await openAssumptions();
  const added = assumptionWith("Hosts carry two bottles down.", { uuid: "a-3", category: "Feasibility" });
  server.on(paths.add, { status: 201, body: { ...added, revision: 4 } as never });
  await button("+ Add assumption").click();
  const form = dialog("New assumption");
  const words = form.getByRole("textbox", { name: "What must be true" });
  await expect.element(words).toHaveFocus();
  await expect.element(form.getByText("0/40 words")).toBeVisible();
  for (const rating of ["Importance", "Certainty"])
    await expect
      .element(form.getByRole("group", { name: rating }).getByRole("button", { name: "Low" }))
      .toHaveAttribute("aria-pressed", "true");
  await words.fill(added.statement);
  await expect.element(form.getByText("5/40 words")).toBeVisible();
  await form.getByRole("combobox", { name: "Category" }).selectOptions("Feasibility");
  await form.getByRole("group", { name: "Importance" }).getByRole("button", { name: "High" }).click();
  await form.getByRole("textbox", { name: "What would prove it wrong" }).fill("3 of 10 refuse.");
  expect(await violations()).toEqual([]);
  await form.getByRole("button", { name: "Continue" }).click();
  const second = dialog("Add this assumption?");
  await expect.element(second.getByText("3 of 10 refuse.")).toBeVisible();
  expect(server.bodiesOf(paths.add)).toEqual([]);
  await second.getByRole("button", { name: "Back" }).click();
  await expect.element(words).toHaveValue(added.statement);
  await form.getByRole("button", { name: "Continue" }).click();
  server.on(paths.list, { body: listOf([...both, added]) });
  await second.getByRole("button", { name: "Add assumption" }).click();
  await expect.element(screen.getByText("Assumption added successfully. Tests are being regenerated.")).toBeVisible();
  expect(server.bodiesOf(paths.add)).toEqual([
    {
      ...{ statement: added.statement, category: "Feasibility", importance: 3, certainty: 1 },
      falsifier: "3 of 10 refuse.",
    },
  ]);
  await expect.element(screen.getByRole("heading", { name: "Feasibility" })).toBeVisible();
  await expect.element(screen.getByRole("listitem").filter({ hasText: added.statement }).first()).toHaveFocus();
  expect(address()).toContain("/concept/C-0003/assumptions");
});

test("[S2.5-01] [S3.5-28] nothing and more than 40 words go no further, and what the server refuses is said in its words", async () => {
  const { screen, server, button, dialog } = await openAssumptions();
  await button("+ Add assumption").click();
  const form = dialog("New assumption");
  const words = form.getByRole("textbox", { name: "What must be true" });
  await words.fill("   ");
  await expect.element(form.getByRole("button", { name: "Continue" })).toBeDisabled();
  await words.fill(Array.from({ length: 41 }, () => "word").join(" "));
  await expect.element(form.getByText("41/40 words")).toBeVisible();
  await expect.element(form.getByText("Please reduce your statement to 40 words or fewer.")).toBeVisible();
  await form.getByRole("button", { name: "Continue" }).click();
  await words.fill(offices);
  await form.getByRole("button", { name: "Continue" }).click();
  const second = dialog("Add this assumption?");
  server.on(paths.add, {
    status: 409,
    body: { detail: "This is a key assumption already.", code: "conflict" } as never,
  });
  await second.getByRole("button", { name: "Add assumption" }).click();
  await expect.element(screen.getByText("Failed to add assumption. Please try again.")).toBeVisible();
  await expect.element(second.getByText("This is a key assumption already.")).toBeVisible();
});

test("[S2.8-04] a failed add says what the server says of the form", async () => {
  const { screen, server, button, dialog } = await openAssumptions();
  await button("+ Add assumption").click();
  await dialog("New assumption").getByRole("textbox", { name: "What must be true" }).fill("Hosts pay.");
  await dialog("New assumption").getByRole("button", { name: "Continue" }).click();
  const refusal = { detail: "x", code: "invalid", form: { statement: "Say it in other words." } };
  server.on(paths.add, { status: 422, body: refusal as never });
  await dialog("Add this assumption?").getByRole("button", { name: "Add assumption" }).click();
  await expect.element(screen.getByRole("alert").filter({ hasText: "Say it in other words." }).first()).toBeVisible();
});

test("[S2.2.7-07] [S2.2.7-11] [S2.2.7-12] [S3.2.8-09] [S3.7-35] [S3.7-36] [S2.8-39] ratings are chosen with quick buttons, kept once that is confirmed, and lead to the concept bank", async () => {
  const page = await openAssumptions();
  const { screen, server, button, dialog } = page;
  const certainty = screen.getByRole("group", { name: `Certainty of “${offices}”` });
  const meter = screen.getByRole("meter", { name: "Certainty", exact: true });
  for (const [name, percent] of [
    ["Medium", 50],
    ["High", 83],
    ["Low", 16],
    ["High", 83],
  ] as const) {
    await certainty.getByRole("button", { name }).click();
    await expect.poll(() => filledShareOf(meter.element())).toBeCloseTo(percent / 100);
  }
  server.on(paths.update, { body: { ...both[0], revision: 5 } as never });
  await button("Save ratings").click();
  const asked = dialog("Change this assumption?");
  await expect
    .element(asked.getByText("Its tests will be regenerated and later sections may become outdated."))
    .toBeVisible();
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(server.bodiesOf(paths.update)).toEqual([]);
  await button("Save ratings").click();
  await asked.getByRole("button", { name: "Change" }).click();
  await expect.element(screen.getByText("Assumption updated successfully. Tests are being regenerated.")).toBeVisible();
  expect(server.bodiesOf(paths.update)).toEqual([
    {
      ...{ statement: offices, category: "Desirability", importance: 3, certainty: 3 },
      falsifier: "Fewer than 4 of 10 pay.",
    },
  ]);
  await expectBankInstead(page);
});

test("[S2.5-03] [S3.5-29] [S2.2.7-14] [S3.2.0-06] [S3.2.8-08] other words are confirmed by the question alone, the same words go nowhere", async () => {
  const page = await openAssumptions();
  const { server, button, dialog } = page;
  await button(`Change “${offices}”`).click();
  const form = dialog("Change the assumption");
  const [words, go] = [
    form.getByRole("textbox", { name: "What must be true" }),
    form.getByRole("button", { name: "Continue" }),
  ];
  await expect.element(go).toBeDisabled();
  await words.fill(`${offices} `);
  await expect.element(go).toBeDisabled();
  await words.fill("Offices pay by the desk.");
  await go.click();
  server.on(paths.update, { body: { ...both[0], revision: 5 } as never });
  await dialog("Change this assumption?").getByRole("button", { name: "Change" }).click();
  await expectBankInstead(page);
  expect(server.bodiesOf(paths.update)).toMatchObject([{ statement: "Offices pay by the desk." }]);
});

test("[S2.8-05] [S3.8-26] a change that fails says so and gives the words back", async () => {
  const { screen, server, button, dialog } = await openAssumptions();
  await button(`Change “${offices}”`).click();
  const form = dialog("Change the assumption");
  await form.getByRole("textbox", { name: "What must be true" }).fill(soap);
  await form.getByRole("button", { name: "Continue" }).click();
  server.on(paths.update, {
    status: 409,
    body: { detail: "This is a key assumption already.", code: "conflict" } as never,
  });
  await dialog("Change this assumption?").getByRole("button", { name: "Change" }).click();
  await expect.element(screen.getByText("Failed to update assumption. Please try again.")).toBeVisible();
  await expect.element(form.getByText("This is a key assumption already.")).toBeVisible();
  await expect.element(form.getByRole("textbox", { name: "What must be true" })).toHaveValue(soap);
});

test("[S2.2.7-11] [S2.2.7-12] [S2.2.7-14] [S3.2.8-09] [S2.8-40] [S3.8-52] an assumption is deleted after a question, and one is led to the concept bank", async () => {
  const page = await openAssumptions();
  const { screen, server, button, dialog } = page;
  await button(`Delete “${offices}”`).click();
  const asked = dialog("Delete this assumption?");
  await expect.element(asked.getByText("Its tests will be regenerated. This action cannot be undone.")).toBeVisible();
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect.element(button(`Delete “${offices}”`)).toHaveFocus();
  const answer = Promise.withResolvers<void>();
  server.on(paths.remove, { status: 204, after: answer.promise });
  await button(`Delete “${offices}”`).click();
  await asked.getByRole("button", { name: "Delete" }).click();
  // Once it is on its way there is nothing to give up.
  await asked.getByRole("button", { name: "Cancel" }).click();
  await untilQuiet();
  await expect.element(asked).toBeVisible();
  answer.resolve();
  await expect.element(screen.getByText("Assumption removed successfully. Tests are being regenerated.")).toBeVisible();
  await expectBankInstead(page);
});

test("[S3.8-26] a removal that fails says so, and the assumption stays", async () => {
  const { screen, server, address, button, dialog } = await openAssumptions();
  server.on(paths.remove, { status: 500, body: { detail: "x", code: "unexpected" } as never });
  await button(`Delete “${offices}”`).click();
  await dialog("Delete this assumption?").getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByText("Failed to remove assumption. Please try again.")).toBeVisible();
  await expect.element(screen.getByRole("paragraph").filter({ hasText: offices })).toBeVisible();
  expect(address()).toContain("/concept/C-0003/assumptions");
});

test("[S2.2.7-04] [S2.2.7-06] one thing is in change at a time, and Escape gives it up", async () => {
  const { screen, server, button, dialog } = await openAssumptions();
  const importance = screen.getByRole("group", { name: `Importance of “${offices}”` });
  await importance.getByRole("button", { name: "Medium" }).click();
  for (const name of ["+ Add assumption", `Change “${offices}”`, `Delete “${offices}”`])
    await expect.element(button(name)).toBeDisabled();
  await pressComposing(document.body, "Escape");
  await expect.element(importance.getByRole("button", { name: "Medium" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(importance.getByRole("button", { name: "High" })).toHaveAttribute("aria-pressed", "true");
  await button("+ Add assumption").click();
  await expect.element(dialog("New assumption")).toBeVisible();
  await expect.element(screen.getByRole("dialog")).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.bodiesOf(paths.update)).toEqual([]);
});

test("[S2.2.7-05] [S2.5-04] while one is saved nothing else can be changed", async () => {
  const { server, button, dialog } = await openAssumptions();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  server.on(paths.add, { status: 201, body: { ...both[1], revision: 4 } as never, after: answered });
  await button("+ Add assumption").click();
  await dialog("New assumption").getByRole("textbox", { name: "What must be true" }).fill("Hosts pay.");
  await dialog("New assumption").getByRole("button", { name: "Continue" }).click();
  const send = dialog("Add this assumption?").getByRole("button", { name: "Add assumption" });
  await send.click();
  await expect.element(send).toHaveAttribute("data-loading", "true");
  await userEvent.keyboard("{Control>}{Enter}{/Control}{Escape}");
  await expect.element(dialog("Add this assumption?")).toBeVisible();
  expect(server.bodiesOf(paths.add)).toHaveLength(1);
  answer();
  await expect.element(dialog("Add this assumption?")).not.toBeInTheDocument();
});

const balance = {
  ...{ for: 3, against: 0, written: 1 as const, suggested: 3 as const },
  ...{ isSetByPerson: false, reason: "", signals: [] },
};

test("what is changed of a certainty that follows signals is what was written, not what they make of it", () => {
  const draft = draftOf(assumptionWith("Hosts refill.", { certainty: 3, balance }));
  expect(bodyOf({ ...draft, statement: " Hosts refill. " })).toMatchObject({
    statement: "Hosts refill.",
    certainty: 1,
  });
});

test("an importance that is set leaves a certainty that follows signals to them; ratings that are as before are none to save", async () => {
  const followed = assumptionWith(offices, { uuid: "a-1", importance: 3, certainty: 3, balance });
  const page = await openAssumptions({ results: [followed] });
  const { screen, server, button, dialog } = page;
  const importance = screen.getByRole("group", { name: `Importance of “${offices}”` });
  await importance.getByRole("button", { name: "Low" }).click();
  await expect
    .element(screen.getByRole("status").filter({ hasText: "importance was high, certainty high." }))
    .toBeVisible();
  await importance.getByRole("button", { name: "High" }).click();
  await expect.element(button("Save ratings")).not.toBeInTheDocument();
  await importance.getByRole("button", { name: "Low" }).click();
  server.on(paths.update, { body: { ...followed, revision: 5 } as never });
  await button("Save ratings").click();
  await dialog("Change this assumption?").getByRole("button", { name: "Change" }).click();
  await expectBankInstead(page);
  expect(server.bodiesOf(paths.update)).toMatchObject([{ importance: 1, certainty: 1 }]);
});
