import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { followCalls } from "#testing/calls.ts";
import { workflowUpdateWith } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { stubSockets } from "#testing/live-line.ts";
import { accountWith, currentUserWith, userWith } from "#testing/people.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { keepConnected } from "../../transport/keep-connected.ts";
import { session } from "../../transport/session.ts";
import { AppTheme } from "../app-theme.tsx";
import { ErrorScreen } from "../error-screen.tsx";
import { sayWorkflowNews } from "../live/workflow-news.tsx";
import { LoadingFailed } from "../missing-part/loading-failed.tsx";
import { toast } from "../toasts.ts";

const pages = {
  home: "/",
  bank: "/concept",
  drafts: "/concept/drafts",
  nucleus: "/nucleus",
  challenges: "/challenge",
} as const;

test.for(Object.entries(pages))("what the navigation says: %s", async ([state, address]) => {
  serverKnowing();
  await session.begin("refresh-token");
  const { screen } = await renderApp(address);
  const reading = await readingOnce(screen.getByRole("navigation", { name: "Main" }), { navigation: true });
  await expect(reading).toMatchFileSnapshot(`${state}.txt`);
});

test("what the navigation says to a person with a picture, in a company without concepts", async () => {
  const profileImage = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
  serverKnowing({ user: userWith({ profileImage }), account: accountWith({ hasConcepts: false, hasSeeds: false }) });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/drafts");
  const reading = await readingOnce(screen.getByRole("navigation", { name: "Main" }), { navigation: true });
  await expect(reading).toMatchFileSnapshot("picture-and-nothing-yet.txt");
});

test("what is said offline", async () => {
  serverKnowing();
  await session.begin("refresh-token");
  const { screen } = await renderApp("/nucleus");
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  dispatchEvent(new Event("offline"));
  onTestFinished(() => void dispatchEvent(new Event("online")));
  await expect(await readingOnce(screen.getByRole("status"))).toMatchFileSnapshot("offline.txt");
  dispatchEvent(new Event("online"));
  await expect.element(screen.getByRole("status")).not.toBeInTheDocument();
});

test("what toasts say", async () => {
  const { screen } = await render(<AppTheme>{null}</AppTheme>).then((shown) => ({ screen: shown }));
  toast.success("It is done.");
  toast.error("It is not.", { title: "It failed" });
  toast.info("It waits.", { id: "one" });
  toast.info("It waits no more.", { id: "one" });
  await expect.element(screen.getByText("It waits no more.")).toBeVisible();
  await expect.element(screen.getByText("It waits.", { exact: true })).not.toBeInTheDocument();
  const reading = await readingOnce(screen.getByText("It waits no more."));
  await expect(reading.replace(/^page.*/, "")).toMatchFileSnapshot("toasts.txt");
});

test("what is said of finished and failed reports", async () => {
  const lines = stubSockets();
  serverKnowing().on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  await session.begin("refresh-token");
  const stops = [keepConnected(), sayWorkflowNews(() => undefined)];
  await expect.poll(() => lines.length).toBe(1);
  const line = lines[0]?.open();
  const screen = await render(<AppTheme>{null}</AppTheme>);
  for (const [eventType, conceptUuid] of [
    ["completed", "c-1"],
    ["error", "c-2"],
    ["progress", "c-3"],
  ] as const) {
    line?.message({
      id: crypto.randomUUID(),
      type: "concept.workflow.update.account",
      account_uuid: accountWith().uuid,
      data: workflowUpdateWith({ eventType, conceptUuid, message: `Report: ${eventType}` }),
    });
  }
  const reading = await readingOnce(screen.getByText("Concept report generation failed"));
  await expect(reading.replace(/^page.*/, "")).toMatchFileSnapshot("workflow-news.txt");
  for (const stop of stops) stop();
});

test("what is said where a page or the application cannot be shown", async () => {
  const screen = await render(
    <AppTheme>
      <ErrorScreen error={new Error("boom")} />
      <LoadingFailed address="/login" />
    </AppTheme>,
  );
  const reading = await readingOnce(screen.getByText("This page could not be shown"));
  await expect(reading.replace(/^page.*/, "")).toMatchFileSnapshot("failures.txt");
});

test("leaving is one call for two clicks, by the keyboard too", async () => {
  const server = serverKnowing(currentUserWith());
  await session.begin("refresh-token");
  const { screen, address } = await renderApp("/nucleus");
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const calls = followCalls(server);
  const button = screen.getByRole("button", { name: "Logout" });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.poll(address).toBe("/login");
  await expect.element(screen.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/auth/sign-out {}
    GET /api/v1/settings"
  `);
});

test("a page that could not be shown is tried again by its own way, where it has one", async () => {
  const tryAgain = vi.fn<() => void>();
  const screen = await render(<ErrorScreen error="odd" reset={tryAgain} />);
  await expect.element(screen.getByText("Unexpected error occurred.")).toBeVisible();
  await screen.getByRole("button", { name: "Retry" }).click();
  expect(tryAgain).toHaveBeenCalledOnce();
});
