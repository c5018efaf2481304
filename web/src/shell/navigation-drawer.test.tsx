import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { keptPlace } from "../transport/kept/kept-store.ts";
import { session } from "../transport/session.ts";
import { conceptsTarget } from "./navigation-items.ts";

async function openWorkspace(current = currentUserWith()) {
  const server = serverKnowing(current);
  await session.begin("refresh-token");
  const app = await renderApp("/nucleus");
  const drawer = app.screen.getByRole("navigation", { name: "Main" });
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = () => drawer.element().getBoundingClientRect().width / rem;
  return { ...app, server, drawer, width };
}

test("[S1.2.5-01] the drawer is 6 rem wide and 15.5 rem while the pointer is in it, without moving the page", async () => {
  const { drawer, width, screen } = await openWorkspace();
  const content = screen.getByRole("main");
  await expect.poll(width).toBe(6);
  const before = content.element().getBoundingClientRect().left;
  await drawer.hover();
  await expect.poll(width).toBe(15.5);
  await expect.element(drawer.getByText("Dashboard")).toBeVisible();
  expect(content.element().getBoundingClientRect().left).toBe(before);
  await content.hover();
  await expect.poll(width).toBe(6);
});

test("the drawer opens for the keyboard too, after a link past it", async () => {
  const { drawer, width, screen } = await openWorkspace();
  await drawer.getByText("Nucleus").element();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  await userEvent.tab();
  await expect.poll(width).toBe(15.5);
});

test("[S1.2.5-02] the drawer holds the six items, and marks where one is", async () => {
  const { drawer } = await openWorkspace();
  for (const name of ["Dashboard", "Concepts", "Nucleus", "Settings"]) {
    await expect.element(drawer.getByRole("link", { name, exact: true })).toBeInTheDocument();
  }
  for (const name of [/Challenges/, "Logout"]) {
    await expect.element(drawer.getByRole("button", { name })).toBeInTheDocument();
  }
  await expect.element(drawer.getByRole("link", { name: "Nucleus" })).toHaveAttribute("aria-current", "page");
});

test("[S1.2.5-03] Concepts leads to the bank once there is something in it, else to a first idea", () => {
  expect(conceptsTarget({ hasConcepts: true, hasSeeds: false })).toBe("/concept");
  expect(conceptsTarget({ hasConcepts: false, hasSeeds: true })).toBe("/concept");
  expect(conceptsTarget({ hasConcepts: false, hasSeeds: false })).toBe("/concept/incubate");
});

test("[S1.2.5-03] Concepts follows the first seed without a reload", async () => {
  const { drawer, server, router } = await openWorkspace(currentUserWith({}, { hasConcepts: false, hasSeeds: false }));
  const concepts = drawer.getByRole("link", { name: "Concepts" });
  await expect.element(concepts).toHaveAttribute("href", "/concept/incubate");
  server.on("GET /api/v1/user/", { body: currentUserWith({}, { hasConcepts: false, hasSeeds: true }) });
  await router.navigate({ to: "/settings/about" });
  await expect.element(concepts).toHaveAttribute("href", "/concept");
});

test("[S1.2.5-04] Challenges is locked", async () => {
  const { drawer, address } = await openWorkspace();
  const challenges = drawer.getByRole("button", { name: "Challenges (locked)" });
  await expect.element(challenges).toHaveAttribute("aria-disabled", "true");
  await challenges.click({ force: true });
  expect(address()).toBe("/nucleus");
});

test("[S1.2.5-05] the footer shows who is signed in", async () => {
  const { drawer } = await openWorkspace();
  await drawer.hover();
  await expect.element(drawer.getByText("MO")).toBeVisible();
  await expect.element(drawer.getByText("Mara", { exact: true })).toBeVisible();
  await expect.element(drawer.getByText("mara@mill.example")).toBeVisible();
});

test("Logout signs out and does not come back to the page left", async () => {
  const { drawer, address } = await openWorkspace();
  await drawer.getByRole("button", { name: "Logout" }).click();
  await expect.poll(address).toBe("/login");
  expect(sessionStorage.length).toBe(0);
});

test("Logout asks first where words were written that the server does not have, and takes them away then", async () => {
  const { drawer, screen, address } = await openWorkspace();
  const place = keptPlace("answer", "one");
  place.write("Old machines");
  await drawer.getByRole("button", { name: "Logout" }).click();
  const dialog = screen.getByRole("dialog", { name: "Sign out and lose what was not sent?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(place.versions()).toMatchObject([{ value: "Old machines" }]);
  await drawer.getByRole("button", { name: "Logout" }).click();
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(address).toBe("/login");
  expect(Object.keys(localStorage).filter((name) => name.startsWith("seedbed.kept."))).toEqual([]);
});

test("on a narrow screen the drawer is a bar at the bottom", async () => {
  const { drawer } = await openWorkspace();
  await page.viewport(390, 844);
  const box = () => drawer.element().getBoundingClientRect();
  await expect.poll(() => box().width).toBe(390);
  expect(Math.round(box().bottom)).toBe(844);
  await page.viewport(1280, 800);
});

test("who has no words of their own on the device is signed out without a question, whatever others have left there", async () => {
  const { drawer, address } = await openWorkspace();
  localStorage.setItem("seedbed.kept.somebody-else.x.answer.one", "1 sealed:AAAA");
  await drawer.getByRole("button", { name: "Logout" }).click();
  await expect.poll(address).toBe("/login");
  expect(localStorage.getItem("seedbed.kept.somebody-else.x.answer.one")).toBe("1 sealed:AAAA");
});

test("a company that has begun is not looked after anew on every page", async () => {
  const { drawer, server, router, address } = await openWorkspace(
    currentUserWith({}, { hasConcepts: false, hasSeeds: true }),
  );
  const asked = () => server.bodiesOf("GET /api/v1/user/").length;
  const before = asked();
  await router.navigate({ to: "/settings/about" });
  await expect.poll(address).toBe("/settings/about");
  await drawer.getByRole("link", { name: "Nucleus" }).click();
  await expect.poll(address).toBe("/nucleus");
  expect(asked()).toBe(before);
});
