import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { listedConceptWith, pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";

const concepts = ["Refill depots", "Night lessons"].map((title, index) =>
  listedConceptWith({ uuid: `00000000-0000-4000-8000-00000000000${index}`, title }),
);

async function openBank() {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf(concepts) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  server.on("GET /api/v1/concept/similar", { body: [] });
  server.on("GET /api/v1/user/list", { body: [] });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept");
  await expect.element(screen.getByRole("row", { name: /Night lessons/ })).toBeVisible();
  return screen;
}

const press = async (button: { element: () => Element }, key: string) => {
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard(`{${key}}`);
};

test("what a row offers opens with the first press of a key, and gives the focus back when it closes", async () => {
  const screen = await openBank();
  const button = screen.getByRole("button", { name: "Actions for Refill depots" });
  for (const key of ["Enter", " "]) {
    await press(button, key);
    await expect.element(screen.getByRole("menuitem", { name: "Delete" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
});

test("the filters open with the first press of a key, with the focus inside, and give it back when they close", async () => {
  const screen = await openBank();
  const button = screen.getByRole("button", { name: "Filters" });
  await press(button, "Enter");
  await expect.element(screen.getByRole("checkbox", { name: "New", exact: true })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
});

test("a row is selected by a click and by Space, before anything else has come", async () => {
  const screen = await openBank();
  const box = screen.getByRole("checkbox", { name: "Select Refill depots" });
  await press(box, " ");
  await expect.element(box).toBeChecked();
  await expect.element(screen.getByRole("status").filter({ hasText: "1 selected" })).toBeVisible();
  await screen.getByRole("checkbox", { name: "Select Night lessons" }).click();
  await expect.element(screen.getByRole("status").filter({ hasText: "2 selected" })).toBeVisible();
});
