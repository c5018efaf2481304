import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith, userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { untilQuiet } from "#testing/until-quiet.ts";
import { session } from "../../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../settings-frame.tsx";
import "./members-screen.tsx";

const people = ["Ida", "Jun", "Marta", "Noor", "Olga"].map((firstName, index) =>
  userWith({ uuid: `11111111-1111-4111-8111-00000000000${index}`, firstName, email: `${firstName}@mill.example` }),
);
const topOf = (element: Element) => element.getBoundingClientRect().top;

test.for([
  [1440, 1],
  [1440, 6],
  [390, 6],
] as const)(
  "while the members load nothing is shown that they push away (%i px, %i people)",
  async ([width, count]) => {
    await page.viewport(width, 1000);
    const server = serverKnowing(currentUserWith());
    const loaded = Promise.withResolvers<void>();
    server.on("GET /api/v1/user/list", { body: [userWith(), ...people].slice(0, count), after: loaded.promise });
    server.on("GET /api/v1/account/invitations", { body: [] });
    await session.begin("refresh-token");
    const { screen } = await renderApp("/settings/members");
    const skeleton = screen.getByRole("status", { name: "Loading the members" });
    await expect.element(skeleton).toBeVisible();
    await untilQuiet();
    const bottom = skeleton.element().getBoundingClientRect().bottom;
    const below = [...document.querySelectorAll("main *")].filter(
      (element) => element.checkVisibility() && topOf(element) > bottom,
    );
    expect(below).toEqual([]);
    const [head, firstRow] = skeleton.element().children;
    const places = [head, firstRow].map((element) => element && topOf(element));
    const height = firstRow?.getBoundingClientRect().height ?? 0;
    loaded.resolve();
    const rows = screen.getByRole("table", { name: "Members" }).getByRole("row");
    await expect.element(rows.nth(1)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Invite somebody" })).toBeVisible();
    if (width < 768) return;
    // The first row comes where it was announced.
    // To the pixel that a table rounds its rows to.
    for (const [index, place = 0] of places.entries())
      expect(Math.abs(topOf(rows.nth(index).element()) - place)).toBeLessThanOrEqual(1);
    expect(Math.abs(rows.nth(1).element().getBoundingClientRect().height - height)).toBeLessThanOrEqual(1);
  },
);
