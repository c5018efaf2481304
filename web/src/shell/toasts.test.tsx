import { notifications } from "@mantine/notifications";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { serverKnowing } from "#testing/fake-server.ts";
import { userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { untilGone } from "#testing/until-gone.ts";
import { session } from "../transport/session.ts";
import { AppTheme } from "./app-theme.tsx";
import { toast } from "./toasts.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../features/concepts/bank-screen.tsx";
import "../features/dashboard/dashboard-screen.tsx";
import "../features/settings/settings-frame.tsx";
import "../features/settings/members/members-screen.tsx";

afterEach(() => {
  vi.useRealTimers();
});

test("[S1.9-05] [S2.8-03] [S3.9-03] a note closes by itself after 5 s", async () => {
  const show = vi.spyOn(notifications, "show");
  const screen = await render(<AppTheme>{null}</AppTheme>);
  vi.useFakeTimers();
  for (const say of [toast.error, toast.info, toast.success]) {
    say("The server is resting.");
    const note = screen.getByText("The server is resting.");
    await expect.element(note).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(4_900);
    await expect.element(note).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(100);
    await untilGone(note);
  }
  expect(show.mock.calls.map(([note]) => note.autoClose)).toEqual([5_000, 5_000, 5_000]);
});

test("a note can be closed before its time, and a later one with the same id takes its place", async () => {
  const screen = await render(<AppTheme>{null}</AppTheme>);
  toast.info("One", { id: "same" });
  toast.info("Two", { id: "same" });
  await expect.element(screen.getByText("Two")).toBeVisible();
  await expect.element(screen.getByText("One")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("Two")).not.toBeInTheDocument();
});

test("a note covers neither the navigation nor a title, and every button can be scrolled free of it", async () => {
  const server = serverKnowing();
  server.on("GET /api/v1/user/list", { body: [userWith()] });
  server.on("GET /api/v1/account/invitations", { body: [] });
  server.on("GET /api/v1/concept/", { body: { results: [], count: 0, numberOfPages: 1 } });
  server.on("GET /api/v2/concept/seed", { body: { results: [], count: 0, numberOfPages: 1 } });
  await session.begin("refresh-token");
  const { screen, router } = await renderApp("/concept");
  toast.error("The server takes longer than usual to answer, and says so in a sentence of some length.", {
    duration: 600_000,
  });
  const note = screen.getByRole("alert").first();
  await expect.element(note).toBeVisible();
  for (const path of ["/concept", "/settings/members", "/"] as const) {
    await router.navigate({ to: path });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    for (const [width, height] of [
      [1440, 1000],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      scrollTo(0, 0);
      await expect.poll(() => coveredBy(note.element(), "h1, nav a, nav button")).toEqual([]);
      scrollTo(0, document.documentElement.scrollHeight);
      await expect.poll(() => coveredBy(note.element(), "a, button, input, select")).toEqual([]);
    }
  }
  await page.viewport(1280, 800);
});

/** What of this, outside the note, it lies over. */
function coveredBy(note: Element, what: string): string[] {
  const { left, right, top, bottom } = note.getBoundingClientRect();
  return [...document.querySelectorAll(what)]
    .filter((control) => !note.contains(control) && control.checkVisibility({ opacityProperty: true }))
    .filter((control) => {
      const box = control.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top && box.bottom > 0;
    })
    .map((control) => control.textContent || control.tagName);
}

test("a note shows by its colour how things went, and four stand at once at most", async () => {
  const screen = await render(<AppTheme>{null}</AppTheme>);
  const tones = { success: "--positive", error: "--negative", info: "--info" } as const;
  for (const [tone, token] of Object.entries(tones) as [keyof typeof tones, string][]) {
    toast[tone](`A note: ${tone}`, { duration: 600_000 });
    const said = screen.getByText(`A note: ${tone}`);
    await expect.element(said).toBeVisible();
    const note = said.element().closest(".toast");
    if (!note) throw new Error("It is no note.");
    const probe = document.createElement("i");
    probe.style.color = `var(${token})`;
    document.body.append(probe);
    expect(getComputedStyle(note, "::before").backgroundColor).toBe(getComputedStyle(probe).color);
  }
  for (const number of [4, 5]) toast.info(`Note ${number}`, { duration: 600_000 });
  await expect.element(screen.getByText("Note 4")).toBeVisible();
  expect(screen.getByRole("alert").elements()).toHaveLength(4);
  // The next one comes when there is room for it.
  await screen.getByRole("button", { name: "Close" }).first().click();
  await expect.element(screen.getByText("Note 5")).toBeVisible();
});
