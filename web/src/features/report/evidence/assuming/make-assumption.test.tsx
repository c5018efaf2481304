import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pressComposing } from "#testing/press-composing.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { violations } from "#testing/violations.ts";
import { openEvidence, panel, serverWithEvidence } from "../testing/open-evidence.fixture.ts";
import { shownEvidence } from "../testing/shown-evidence.fixture.ts";

const route = "POST /api/v2/concept/C-0003/key-assumptions/add";
const undoRoute = "POST /api/v2/concept/C-0003/report/assumptions/undo";
const statement = shownEvidence().steps.at(-1)?.text ?? "";

const open = async () => {
  await panel().getByRole("button", { name: "Make it an assumption" }).click();
  return panel().getByRole("form", { name: "Make it an assumption" });
};

test("a statement that no source says is made a key assumption, in the category that is chosen, and taken back", async () => {
  const server = serverWithEvidence();
  server.on(route, { status: 201, body: { revision: 4 } as never });
  server.on(undoRoute, { body: { revision: 5 } });
  await openEvidence();
  const form = await open();
  const words = form.getByRole("textbox", { name: "What must be true" });
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveValue(statement);
  await expect.element(form.getByRole("combobox", { name: "Category" })).toHaveValue("Adaptability");
  await form.getByRole("combobox", { name: "Category" }).selectOptions("Viability");
  await form.getByRole("combobox", { name: "Importance" }).selectOptions("High");
  expect(await violations()).toEqual([]);
  await form.getByRole("button", { name: "Add assumption" }).click();
  await expect.element(panel().getByText("It stands among the key assumptions now, under Viability.")).toBeVisible();
  const { section, item, field, title } = shownEvidence();
  expect(server.bodiesOf(route)).toEqual([
    { statement, category: "Viability", importance: 3, certainty: 1, madeFrom: { section, item, field, title } },
  ]);
  const undo = panel().getByRole("button", { name: "Take the assumption back" });
  await expect.element(undo).toHaveFocus();
  await undo.click();
  await expect.element(panel().getByRole("button", { name: "Make it an assumption" })).toBeVisible();
  await expect.poll(() => server.bodiesOf(undoRoute)).toEqual([{ revision: 4 }]);
});

test("an assumption of more than 40 words waits for fewer, and what the server refuses is said where it was asked", async () => {
  const server = serverWithEvidence();
  server.on(route, { status: 409, body: { detail: "This is a key assumption already.", code: "conflict" } as never });
  await openEvidence();
  const form = await open();
  const words = form.getByRole("textbox", { name: "What must be true" });
  await pressComposing(words.element(), "Escape");
  await words.fill(Array.from({ length: 41 }, () => "word").join(" "));
  await expect.element(form.getByText("41/40 words")).toBeVisible();
  await form.getByRole("button", { name: "Add assumption" }).click();
  await expect.element(form.getByText("Please reduce your statement to 40 words or fewer.")).toBeVisible();
  expect(server.bodiesOf(route)).toEqual([]);
  await words.fill(Array.from({ length: 40 }, () => "word").join(" "));
  await expect.element(form.getByText("40/40 words")).toBeVisible();
  await form.getByRole("button", { name: "Add assumption" }).click();
  await expect.element(form.getByText("This is a key assumption already.")).toBeVisible();
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect.element(panel().getByRole("button", { name: "Make it an assumption" })).toHaveFocus();
  await expect.element(page.getByRole("dialog")).toBeVisible();
});

const fields = [
  ["textbox", "What must be true"],
  ["combobox", "Category"],
  ["combobox", "Importance"],
  ["button", "Cancel"],
  ["button", "Add assumption"],
] as const;

test("Escape anywhere in the form gives up the assumption, and leaves the evidence open", async () => {
  serverWithEvidence();
  const { router } = await openEvidence();
  const button = panel().getByRole("button", { name: "Make it an assumption" });
  for (const [role, name] of fields) {
    const form = await open();
    const at = form.getByRole(role, { name }).element();
    if (at instanceof HTMLElement) at.focus();
    await userEvent.keyboard("{Escape}");
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await untilQuiet();
    expect(router.history.location.href, name).toContain("evidence=");
  }
  await expect.element(panel()).toBeVisible();
});

test("what a key assumption rests on is not made a key assumption once more", async () => {
  serverWithEvidence(shownEvidence({ section: "assumptions" }));
  await openEvidence();
  await expect.element(panel().getByRole("button", { name: "Add a source" }).first()).toBeVisible();
  await expect.element(panel().getByRole("button", { name: "Make it an assumption" })).not.toBeInTheDocument();
});
