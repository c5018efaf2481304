import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openSection, paths, scan } from "./testing/open-section.fixture.tsx";

async function changeTwice() {
  const app = await openSection();
  const { screen, edit, server } = app;
  await edit("Title").first().click();
  await userEvent.keyboard(" more{Enter}");
  await expect.element(screen.getByText("Updated successfully")).toBeVisible();
  await screen.getByRole("button", { name: "Actions for insight “Rules come”" }).click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(screen.getByText("Insight “Rules come” removed")).toBeVisible();
  return { ...app, undone: () => server.bodiesOf(paths.undo) };
}

test("the toast takes the last change back, and back again", async () => {
  const { screen, undone, stand } = await changeTwice();
  stand(scan());
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Taken back: removal of insight “Rules come”")).toBeVisible();
  await expect.element(screen.getByText("Rules come", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "Redo" }).click();
  await expect.element(screen.getByText("Done again: removal of insight “Rules come”")).toBeVisible();
  expect(undone()).toEqual([{ revision: 3 }, { revision: 4 }]);
});

test("Ctrl+Z takes back the newest changes one after another, Ctrl+Shift+Z makes them again", async () => {
  const { screen, undone } = await changeTwice();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(screen.getByText("Taken back: removal of insight “Rules come”")).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(screen.getByText("Taken back: change of Title")).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");
  await userEvent.keyboard("{Control>}{Shift>}Z{/Shift}{/Control}");
  await expect.element(screen.getByText("Done again: change of Title")).toBeVisible();
  expect(undone()).toEqual([{ revision: 3 }, { revision: 2 }, { revision: 5 }]);
});

test("a redo that is pressed while its undo is still being saved is made after it", async () => {
  const { screen, server, undone } = await changeTwice();
  const saved = Promise.withResolvers<void>();
  let revision = 3;
  server.on(paths.undo, () => {
    revision += 1;
    return { body: { revision }, after: saved.promise };
  });
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(undone).toEqual([{ revision: 3 }]);
  await userEvent.keyboard("{Control>}{Shift>}Z{/Shift}{/Control}");
  saved.resolve();
  await expect.element(screen.getByText("Done again: removal of insight “Rules come”")).toBeVisible();
  expect(undone()).toEqual([{ revision: 3 }, { revision: 4 }]);
});

test("while a field is open, the keys belong to it", async () => {
  const { undone, edit, field } = await changeTwice();
  await edit("Summary").click();
  await field("Summary").fill("Typed");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(field("Summary")).toHaveFocus();
  expect(undone()).toEqual([]);
});

test("a refusal says why, and the next undo is of the change before", async () => {
  const { screen, server, undone } = await changeTwice();
  server.on(paths.undo, { status: 409, body: { detail: "This was changed meanwhile. It now says “More”." } });
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("This was changed meanwhile. It now says “More”.")).toBeVisible();
  server.on(paths.undo, { body: { revision: 9 } });
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(screen.getByText("Taken back: change of Title")).toBeVisible();
  expect(undone()).toEqual([{ revision: 3 }, { revision: 2 }]);
});

test("a double click takes one change back", async () => {
  const { screen, undone } = await changeTwice();
  await screen.getByRole("button", { name: "Undo" }).dblClick();
  await expect.element(screen.getByText("Taken back: removal of insight “Rules come”")).toBeVisible();
  expect(undone()).toEqual([{ revision: 3 }]);
});

test("the toast stands at the bottom left, 24 off, and can be closed", async () => {
  const { screen } = await changeTwice();
  const toast = screen.getByText("Insight “Rules come” removed").element().closest("[role=status]");
  expect(Math.round(window.innerHeight - (toast?.getBoundingClientRect().bottom ?? 0))).toBe(24);
  expect(Math.round(toast?.getBoundingClientRect().left ?? 0)).toBe(96 + 24);
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("Insight “Rules come” removed")).not.toBeInTheDocument();
});

test("the keys of a Mac do the same; with Alt, and over a dialog, they are somebody else's", async () => {
  const { screen, undone } = await changeTwice();
  await userEvent.keyboard("{Control>}{Alt>}z{/Alt}{/Control}z");
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("aria-modal", "true");
  document.body.append(dialog);
  await userEvent.keyboard("{Control>}z{/Control}");
  dialog.remove();
  await userEvent.keyboard("{Meta>}z{/Meta}");
  await expect.element(screen.getByText("Taken back: removal of insight “Rules come”")).toBeVisible();
  await userEvent.keyboard("{Meta>}{Shift>}Z{/Shift}{/Meta}");
  await expect.element(screen.getByText("Done again: removal of insight “Rules come”")).toBeVisible();
  expect(undone()).toEqual([{ revision: 3 }, { revision: 4 }]);
});
