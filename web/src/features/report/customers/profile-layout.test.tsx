import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { stanceWith } from "#testing/profiles.ts";
import { serverWithReport } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { AppTheme } from "../../../shell/app-theme.tsx";
import { createQueryClient } from "../../../transport/query-client.ts";
import { session } from "../../../transport/session.ts";
import { CustomerProfileScreen } from "./customer-profile-screen.tsx";
import { idrisWith, martaWith, openProfiles, profilesPath, uuidOf } from "./testing/open-profiles.fixture.ts";

/** The screen with what other features put beside a profile. */
async function openBesides() {
  serverWithReport().on(profilesPath, { body: { results: [martaWith()] } });
  await session.begin("refresh-token");
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: "/concept/$id/customer-profile",
    component: () => (
      <CustomerProfileScreen
        conceptId="C-0003"
        persona="Multi-tenant managers"
        aside={({ name }) => <p>Talk to {name}</p>}
        interviews={({ name }) => <p>Interviews like {name}</p>}
      />
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ["/concept/C-0003/customer-profile"] }),
  });
  await router.load();
  return render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <AppTheme>
        {/* Its routes are not those of the application. */}
        <RouterProvider router={router as never} />
      </AppTheme>
    </QueryClientProvider>,
  );
}

test("what is talked about a profile stands beside it where there is room, and else behind what the profile is", async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1440, 1000);
  const screen = await openBesides();
  const aside = screen.getByText("Talk to Marta, facility lead");
  await expect.element(aside).toBeVisible();
  await expect.element(screen.getByText("Interviews like Marta, facility lead")).toBeVisible();
  const box = (name: string) =>
    screen.getByRole("heading", { name }).element().closest("section")?.getBoundingClientRect();
  const own = () => aside.element().getBoundingClientRect();
  expect(own().left).toBeGreaterThan(box("Stance")?.right ?? Infinity);
  expect(own().left).toBeGreaterThan(box("Current alternatives")?.right ?? Infinity);
  expect(own().top).toBeLessThan(box("Stance")?.top ?? 0);
  for (const width of [1024, 390]) {
    await page.viewport(width, 844);
    expect(own().top).toBeGreaterThan(box("Stance")?.bottom ?? Infinity);
    expect(own().bottom).toBeLessThan(box("Jobs to be done")?.top ?? 0);
  }
});

test("on a phone how sure a line is stays in one line, beside a question of any length", async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const from = ["What hurts most for these people today, and what have they tried to do about it?"];
  const stance = stanceWith();
  const usesToday = { ...stance.usesToday, from };
  const { screen } = await openProfiles({ profiles: [martaWith({ stance: { ...stance, usesToday } })] });
  const sure = screen.getByRole("button", { name: /^Edit Uses today, how sure/ });
  await expect.element(sure).toBeVisible();
  const lineHeight = Number.parseFloat(getComputedStyle(sure.element()).lineHeight);
  expect(sure.element().getBoundingClientRect().height).toBeLessThan(1.9 * lineHeight);
});

const long = "Chief-Facility-and-Workplace-Experience-Coordinator-of-the-Northern-Region-and-Everything-Around-It";
const ten = [
  martaWith({ name: long, segment: long, occupation: long, geoLocation: long.repeat(2) }),
  ...Array.from({ length: 9 }, (_, index) =>
    idrisWith({
      uuid: uuidOf(100 + index),
      name: `${index + 1} ${long}`.slice(0, 100),
      segment: `Segment ${index + 1}`,
      stance: index === 0 ? null : stanceWith({ role: "mustAgree" }),
    }),
  ),
];

test.for(["light", "dark"])(
  "ten profiles with long names fit every width, and have no violation (%s)",
  async (scheme) => {
    onTestFinished(() => page.viewport(1280, 800));
    localStorage.setItem("seedbed.color-scheme", scheme);
    await page.viewport(1440, 1000);
    const { screen, button, form } = await openLong();
    for (const width of [1440, 1024, 390]) {
      await page.viewport(width, 900);
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      for (const card of document.querySelectorAll("main section, main article")) {
        const { right, left } = card.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
      for (const list of document.querySelectorAll("main ul"))
        expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
      const title = screen.getByRole("heading", { name: "Real-world signals" }).element();
      expect(title.getBoundingClientRect().height).toBeLessThan(
        2 * Number.parseFloat(getComputedStyle(title).fontSize),
      );
    }
    for (const [opens, name] of [
      ["Add a signal", "Add a signal"],
      ["Add a step", "Add a step"],
      ["Add profile", "Add a profile"],
    ] as const) {
      await button(opens).click();
      await expect.element(form(name)).toBeVisible();
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
      if (name === "Add a profile") expect(await violations()).toEqual([]);
      await userEvent.keyboard("{Escape}");
      await expect.element(form(name)).not.toBeInTheDocument();
    }
    await button("Make it an assumption").click();
    await expect.element(screen.getByRole("textbox", { name: "What must be true" })).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(await violations()).toEqual([]);
  },
);

test("of ten profiles the shown one has its tab in sight, where they stand in a row that is pushed along", async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const { tab } = await openLong("?persona=Segment+9");
  const chosen = tab(/^9 Chief/).element();
  await expect.poll(() => chosen.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  expect(chosen.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
});

async function openLong(at = "") {
  const app = await openProfiles({ profiles: ten, at });
  await expect.element(app.screen.getByRole("heading", { name: "Stance" })).toBeVisible();
  return { ...app, form: (name: string) => app.screen.getByRole("form", { name }) };
}
