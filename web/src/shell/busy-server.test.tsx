import { busy } from "@seedbed/contract/error-codes";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { listedConceptWith, pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../transport/session.ts";

const list = "GET /api/v1/concept/";
const isBusy = { status: 503, body: busy };
const banner = () => page.getByText("The server is busy and will go on by itself.");
const concept = (title: string) => ({ body: pageOf([listedConceptWith({ title })]) });

afterEach(() => {
  vi.useRealTimers();
});

async function signIn() {
  vi.useFakeTimers({ toFake: ["Date"] });
  const server = serverKnowing();
  server.on("GET /api/v1/user/list", { body: [] });
  server.on("GET /readyz", { status: 503, body: { status: "starting" } });
  await session.begin("refresh-token");
  return server;
}

test("a page that a busy server cannot fill says so, and goes on by itself", async () => {
  const server = await signIn();
  server.on(list, isBusy);
  const { screen } = await renderApp("/concept");
  await expect.element(banner()).toBeVisible();
  const asked = server.bodiesOf(list).length;
  await expect.poll(() => server.bodiesOf("GET /readyz").length).toBeGreaterThan(0);
  // Whether it is ready is asked instead.
  expect(server.bodiesOf(list)).toHaveLength(asked);
  server.on(list, concept("Refill cellar"));
  server.on("GET /readyz", { body: { status: "ready" } });
  await expect.element(screen.getByRole("link", { name: "Refill cellar" })).toBeVisible();
  await expect.element(banner()).not.toBeInTheDocument();
});

test("who is offline is told that, whatever the server said last", async () => {
  const server = await signIn();
  server.on(list, isBusy);
  await renderApp("/concept");
  await expect.element(banner()).toBeVisible();
  dispatchEvent(new Event("offline"));
  await expect.element(page.getByText(/^You are offline\./)).toBeVisible();
  await expect.element(banner()).not.toBeInTheDocument();
  dispatchEvent(new Event("online"));
  await expect.element(banner()).toBeVisible();
  server.on(list, concept("Refill cellar"));
  server.on("GET /readyz", { body: { status: "ready" } });
  await expect.element(banner()).not.toBeInTheDocument();
});

test("what is said of the line lies over the end of the page, and moves nothing of it", async () => {
  const server = await signIn();
  server.on(list, concept("Refill depots"));
  const { screen } = await renderApp("/concept");
  const link = screen.getByRole("link", { name: "Refill depots" });
  await expect.element(link).toBeVisible();
  const { top } = link.element().getBoundingClientRect();
  dispatchEvent(new Event("offline"));
  const said = page.getByText(/^You are offline\./);
  await expect.element(said).toBeVisible();
  expect(link.element().getBoundingClientRect().top).toBe(top);
  expect(said.element().getBoundingClientRect().bottom).toBe(innerHeight);
  // What else stands at the end of the window makes room for as long.
  const room = () => getComputedStyle(document.documentElement).getPropertyValue("--bar");
  expect(room()).toBe("2.5rem");
  dispatchEvent(new Event("online"));
  await expect.element(said).not.toBeInTheDocument();
  expect(room()).toBe("");
  dispatchEvent(new Event("offline"));
  await expect.element(said).toBeVisible();
  await screen.unmount();
  expect(room()).toBe("");
  // Nobody is there to hear of it.
  onlineManager.setOnline(true);
});

test("what is shown stays while the server is busy, without a word of failure, and is fetched anew afterwards", async () => {
  const server = await signIn();
  server.on(list, concept("Refill depots"));
  const { screen, router } = await renderApp("/concept");
  await expect.element(screen.getByRole("link", { name: "Refill depots" })).toBeVisible();
  await router.navigate({ to: "/challenge" });
  server.on(list, isBusy);
  // A list is read again two minutes later.
  vi.setSystemTime(Date.now() + 121_000);
  await router.navigate({ to: "/concept" });
  await expect.element(banner()).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Refill depots" })).toBeVisible();
  expect(screen.getByText("Something went wrong").elements()).toEqual([]);
  server.on(list, concept("Refill cellar"));
  server.on("GET /readyz", { body: { status: "ready" } });
  await expect.element(screen.getByRole("link", { name: "Refill cellar" })).toBeVisible();
  await expect.element(banner()).not.toBeInTheDocument();
});

test("a change that a busy server refuses is told with its sentence, and is not sent again by itself", async () => {
  const server = await signIn();
  const generate = `POST /api/v1/concept/${listedConceptWith().uuid}/generate`;
  server.on(list, {
    body: pageOf([listedConceptWith({ title: "Refill depots", reportStatusAggregate: "notStarted" })]),
  });
  server.on(generate, isBusy);
  const { screen } = await renderApp("/concept");
  await screen.getByRole("button", { name: "Generate report of Refill depots" }).click();
  await expect.element(screen.getByText(busy.detail)).toBeVisible();
  await expect.element(banner()).toBeVisible();
  server.on("GET /readyz", { body: { status: "ready" } });
  await expect.element(banner()).not.toBeInTheDocument();
  expect(server.bodiesOf(generate)).toHaveLength(1);
});
