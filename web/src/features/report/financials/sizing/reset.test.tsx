import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { userWith } from "#testing/people.ts";
import { savings } from "#testing/whole-report.ts";
import { depots, openProjection, projectionCalls, topDown } from "../testing/open-projection.fixture.ts";

const noor = { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Noor", lastName: "Haddad" };
const by = { by: noor, at: "2026-03-02T10:00:00.000Z" };
const [buildings, spend, reach] = topDown as [AssumptionEntry, AssumptionEntry, AssumptionEntry];

/** Noor has set the buildings from 20,000, and added the reach. */
const work = {
  edits: [{ item: buildings.uuid, field: "scalar", written: 20_000, ...by }],
  added: [{ item: reach.uuid, ...by }],
};
const impact = (title: string, uuid: string) => ({
  uuid,
  title,
  expectedSavings: 0,
  assumptionEntries: topDown.slice(0, 2),
});

const boxOf = (element: Element) => element.closest("[data-place]");

test("[S2.2.6-28] [S2.2.6-29] [S2.2.6-30] an impact sizing shows what was modified, and Reset gives it back in one change that can be undone", async () => {
  const projection = depots({
    ...savings,
    impactSizings: [impact("Rounds saved", "00000000-0000-4000-8000-000000000031")],
  });
  const { number, button, sent, calls, screen } = await openProjection("?tab=impact-sizing", {
    projection: { ...projection, ...nothingOfRevenue },
    work,
    written: [{ ...buildings, scalar: 20_000 }, spend],
  });
  const [counted, spent] = [number(buildings.title), number(spend.title)];
  await expect.element(counted).toBeVisible();
  await expect.poll(() => boxOf(counted.element())?.hasAttribute("data-modified")).toBe(true);
  expect(boxOf(spent.element())?.hasAttribute("data-modified")).toBe(false);
  await spent.fill("40000");
  expect(boxOf(spent.element())?.hasAttribute("data-modified")).toBe(true);
  await button("Reset").click();
  await expect.element(counted).toHaveValue("20,000");
  await expect.element(spent).toHaveValue("38,500");
  await expect.element(screen.getByText("Values reset")).toBeVisible();
  await expect.element(button("Undo")).toBeVisible();
  await expect.poll(() => boxOf(counted.element())?.hasAttribute("data-modified")).toBe(false);
  // What was only typed when the button was pressed has been saved by leaving the field.
  expect(sent().at(-1)).toEqual({ kind: "reset", item: projection.impactSizings[0]?.uuid });
  expect(calls()).toBeLessThanOrEqual(2);
});

test("[S2.2.6-29] an entry that was taken out comes back with Reset, where nothing else is another than was written", async () => {
  const { marketSizings } = depots();
  const [first, second] = marketSizings;
  if (!first || !second) throw new Error("both ways are there");
  const { screen, button, sent } = await openProjection("?tab=market-sizing", {
    projection: depots({ marketSizings: [{ ...first, assumptionEntries: topDown.slice(1) }, second] }),
    work: { edits: [], added: [], resettable: [first.uuid] },
    written: topDown,
  });
  await expect.element(screen.getByText(spend.title, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(buildings.title, { exact: true })).not.toBeInTheDocument();
  await button("Reset").click();
  await expect.element(screen.getByText(buildings.title, { exact: true })).toBeVisible();
  expect(sent()).toEqual([{ kind: "reset", item: first.uuid }]);
  await expect.element(button("Reset")).toHaveAttribute("aria-disabled", "true");
});

test("who set a number is told: whoever added it, and oneself as oneself", async () => {
  const { screen, button } = await openProjection("?tab=market-sizing", {
    work: { ...work, edits: work.edits.map((edit) => ({ ...edit, by: { ...noor, uuid: userWith().uuid } })) },
  });
  await button(`Details of ${reach.title}`).click();
  await expect.element(screen.getByRole("group", { name: reach.title }).getByText(/^Noor Haddad, /)).toBeVisible();
  await button(`Details of ${buildings.title}`).click();
  await expect.element(screen.getByRole("group", { name: buildings.title }).getByText(/^You, /)).toBeVisible();
});

test("a Reset that is refused says why, and the numbers stay", async () => {
  const { number, button, screen } = await openProjection("?tab=market-sizing", {
    work,
    prepare: (server) =>
      server.on(projectionCalls.changes, { status: 400, body: { detail: "This cannot be reset.", code: "invalid" } }),
  });
  await expect.element(number(buildings.title)).toHaveValue("41,200");
  await button("Reset").click();
  await expect.element(screen.getByText("This cannot be reset.")).toBeVisible();
  await expect.element(screen.getByText("Values reset")).not.toBeInTheDocument();
  await expect.element(number(buildings.title)).toHaveValue("41,200");
});

test("where everything is as it was written, Reset has nothing to do", async () => {
  const { button, calls } = await openProjection("?tab=market-sizing");
  await expect.element(button("Reset")).toHaveAttribute("aria-disabled", "true");
  await button("Reset").click({ force: true });
  expect(calls()).toBe(0);
});

const nothingOfRevenue = {
  ...{ layout: "savings" as const, businessModel: null, pricing: null, pricingModel: null },
  ...{ distributionChannels: [], costDrivers: [], marketSizings: [] },
};
