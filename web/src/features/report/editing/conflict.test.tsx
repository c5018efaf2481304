import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openSection, paths, scan, workOfNoor } from "./testing/open-section.fixture.tsx";

const theirs = "From January 2027 the figure goes into the annex.";
const mine = "From next year the figure goes into the annex: in 31 buildings.";
const refusal = { status: 409, body: { detail: "This was changed meanwhile." } };

/** A text that two people changed, with both of them side by side. */
async function openConflict() {
  const app = await openSection();
  const { screen, server, stand, edit, field } = app;
  server.on(paths.changes, refusal);
  await edit("Summary").click();
  await field("Summary").fill(mine);
  stand({ ...scan(), trendsAndDriversDescription: theirs });
  server.on(paths.edits, { body: workOfNoor });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const card = screen.getByRole("region", { name: "You and Noor Haddad changed the same text" });
  await expect.element(card).toBeVisible();
  return { ...app, card, button: (name: string) => card.getByRole("button", { name, exact: true }) };
}

test("both texts stand side by side, with what only one of them has marked", async () => {
  const { screen, card } = await openConflict();
  await expect.element(screen.getByRole("heading", { name: /You and Noor Haddad/ })).toHaveFocus();
  const marks = (name: string) =>
    [...card.getByRole("region", { name }).element().querySelectorAll("mark")].map(({ textContent }) => textContent);
  expect(marks("Yours, not saved")).toEqual(["next year", ": in 31 buildings"]);
  expect(marks("Noor’s, in the report now")).toEqual(["January 2027"]);
  await expect.element(card).toMatchTextContent(/Summary\. Noor saved .*; nothing is lost yet\./);
  await expect.element(card.getByText("63 / 500")).toBeVisible();
  // Once, also on a page that shows a part of another section.
  expect(screen.getByRole("heading", { name: /changed the same text/ }).elements()).toHaveLength(1);
});

test("it stands right below the field, and nothing of the page lies between", async () => {
  const { card, edit } = await openConflict();
  const field = edit("Summary").element().closest("[data-place]")?.getBoundingClientRect();
  const box = card.element().getBoundingClientRect();
  expect(box.top - (field?.bottom ?? 0)).toBeGreaterThanOrEqual(0);
  expect(box.top - (field?.bottom ?? 0)).toBeLessThan(40);
});

test("in a card of a list it stays in the card", async () => {
  const { screen, server, stand, edit, field } = await openSection();
  server.on(paths.changes, refusal);
  await edit("Title").nth(1).click();
  await field("Title").fill("Rules stay");
  const now = scan();
  stand({
    ...now,
    priorityInsights: now.priorityInsights.map((each) => (each.uuid === "i-2" ? { ...each, title: "Rules go" } : each)),
  });
  await userEvent.keyboard("{Enter}");
  const conflict = screen.getByRole("region", { name: /changed the same text$/ });
  await expect.element(conflict).toBeVisible();
  const item = edit("Title").nth(1).element().closest("li");
  expect(item?.contains(conflict.element())).toBe(true);
  expect(item?.textContent).toContain("Rules go");
});

test("mine is kept by what stands now", async () => {
  const { screen, accept, card, button, sent, edit } = await openConflict();
  accept();
  await button("Keep mine").click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(edit("Summary")).toHaveFocus();
  await expect.poll(() => sent().at(-1)).toMatchObject({ value: mine, seen: theirs });
  await expect.element(screen.getByText(mine)).toBeVisible();
});

test("theirs is taken without another word to the server", async () => {
  const { screen, card, button, sent } = await openConflict();
  await button("Take theirs").click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(screen.getByText(theirs)).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test("both are put together, beginning with the words of both", async () => {
  const { screen, accept, button, sent } = await openConflict();
  await button("Edit both together").click();
  const both = screen.getByRole("textbox", { name: "Summary, both together" });
  await expect.element(both).toHaveFocus();
  await expect
    .element(both)
    .toHaveValue("From January 2027 next year the figure goes into the annex: in 31 buildings.");
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Keep mine")).toBeVisible();
  await button("Edit both together").click();
  await both.fill("From January 2027 it goes into the annex: in 31 buildings.");
  accept();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect
    .poll(() => sent().at(-1))
    .toMatchObject({ value: "From January 2027 it goes into the annex: in 31 buildings.", seen: theirs });
});

test("what is put together is kept on the device: while it is written, and until the server has it", async () => {
  const { screen, accept, button } = await openConflict();
  const keptAt = (place: string) => Object.keys(localStorage).filter((name) => name.includes(place)).length;
  await button("Edit both together").click();
  const both = screen.getByRole("textbox", { name: "Summary, both together" });
  await both.fill("From January 2027 it goes");
  await expect.poll(() => keptAt(".merge.")).toBe(1);
  await button("Back to both").click();
  await button("Edit both together").click();
  await expect.element(both).toHaveValue("From January 2027 it goes");
  // Refused once more, for a while.
  await button("Save this text").click();
  await expect.poll(() => keptAt(".merge.")).toBe(0);
  expect(keptAt(".report.")).toBe(1);
  await expect.element(button("Keep mine")).toBeVisible();
  accept();
  await button("Keep mine").click();
  await expect.poll(() => keptAt(".report.")).toBe(0);
});

test("it holds up nothing else", async () => {
  const { screen, accept, card, edit, sent } = await openConflict();
  accept();
  await edit("Title").first().click();
  await userEvent.keyboard(" now{Enter}");
  await expect.poll(() => sent().at(-1)).toMatchObject({ item: "i-1", value: "Bottles cost now" });
  await expect.element(screen.getByText("Bottles cost now")).toBeVisible();
  await expect.element(card).toBeVisible();
});

test("words for something that was removed are kept until the person lets go of them", async () => {
  const { screen, server, stand, edit, field } = await openSection();
  server.on(paths.changes, refusal);
  await edit("Title").first().click();
  await field("Title").fill("Mine");
  stand({ ...scan(), priorityInsights: scan().priorityInsights.slice(1) });
  await userEvent.keyboard("{Enter}");
  const card = screen.getByRole("region", { name: "What you changed has been removed" });
  await expect.element(card.getByText("Mine")).toBeVisible();
  await card.getByRole("button", { name: "Let go of it" }).click();
  await expect.element(card).not.toBeInTheDocument();
});

test("what stands already as it was wanted is no conflict", async () => {
  const { screen, server, stand, edit, field, sent } = await openSection();
  server.on(paths.changes, refusal);
  await edit("Summary").click();
  await field("Summary").fill(theirs);
  stand({ ...scan(), trendsAndDriversDescription: theirs });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(sent).toHaveLength(1);
  await expect.element(screen.getByText(theirs)).toBeVisible();
  await expect.element(screen.getByText(/changed the same text/)).not.toBeInTheDocument();
});

test("on a phone it is a sheet at the bottom", async () => {
  await page.viewport(390, 844);
  const { card, button } = await openConflict();
  expect(Math.round(card.element().getBoundingClientRect().bottom)).toBe(window.innerHeight);
  expect(button("Keep mine").element().getBoundingClientRect().width).toBeGreaterThan(300);
  await page.viewport(1280, 800);
});
