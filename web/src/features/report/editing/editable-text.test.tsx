import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openSection } from "./testing/open-section.fixture.tsx";

const summary = "Rules push owners to count packaging, and hybrid work has made small orders dear.";

test("a click on a text opens a field in its place, and Ctrl+Enter saves several lines at once", async () => {
  const { screen, edit, field, sent } = await openSection();
  await screen.getByText(summary).click();
  await expect.element(field("Summary")).toHaveFocus();
  await userEvent.keyboard(" More.{Enter}And more.{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText(/And more\./)).toBeVisible();
  await expect.element(field("Summary")).not.toBeInTheDocument();
  await expect.element(edit("Summary")).toHaveFocus();
  await expect.poll(sent).toEqual([
    {
      kind: "set",
      item: null,
      field: "trendsAndDriversDescription",
      value: `${summary} More.\nAnd more.`,
      seen: summary,
    },
  ]);
});

test("nothing on the page moves when a field opens", async () => {
  const { screen, edit } = await openSection();
  await expect.element(screen.getByText(summary)).toBeVisible();
  const boxes = () =>
    [...document.querySelectorAll("main p, main h3, main li, main ul")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  const before = boxes();
  await edit("Summary").click();
  await expect.element(screen.getByRole("textbox", { name: "Summary" })).toHaveFocus();
  expect(boxes()).toEqual(before);
  await userEvent.keyboard("{Escape}");
  await edit("Title").first().click();
  await expect.element(screen.getByRole("textbox", { name: "Title" })).toHaveFocus();
  expect(boxes()).toEqual(before);
});
