import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { officeEntries, officesProjected, officesSaved } from "@seedbed/rules/test-support/projected";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { violations } from "#testing/violations.ts";
import { showProjectionsInLabs } from "../../../../../shell/report-forms/projections-in-labs.ts";
import { openProjection } from "../../testing/open-projection.fixture.ts";
// Loaded before the first test begins.
import "../projections-page.tsx";

function open(projection: FinancialProjection = officesProjected(), plan = "") {
  showProjectionsInLabs(true);
  onTestFinished(() => showProjectionsInLabs(false));
  return openProjection(`?tab=projections${plan && `&plan=${encodeURIComponent(plan)}`}`, { projection });
}
const figure = (name: string) =>
  page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .element().nextElementSibling?.textContent;
const winningFor = (cost: number) => `range=${cost}+${cost}+${cost}+winningCost`;

/** So little is known of the offices that all else hangs on them. */
const told = officeEntries.map((entry) => (entry.title === "Offices" ? { ...entry, low: 2000, high: 90_000 } : entry));

test("what a customer leaves is told; what rests on the cost to win one names it, and follows as soon as it is said", async () => {
  const { screen, router } = await open();
  await expect.element(screen.getByRole("heading", { name: "Unit economics" })).toBeVisible();
  // $90 less 63 % of it.
  expect(figure("Contribution of a customer")).toMatch(/^\$33\.30 a month/);
  expect(figure("Payback of a customer")).toBe("Missing: Cost to win a customer");
  expect(figure("Lifetime value over cost to win")).toBe("Missing: Cost to win a customer");
  await expect
    .element(screen.getByText(/rest on start values that nobody has said yet: .*Customers lost/))
    .toBeVisible();
  await screen.getByRole("link", { name: "Cost to win a customer" }).first().click();
  const field = screen.getByRole("group", { name: "Cost to win a customer" });
  await expect.element(field).toHaveFocus();
  await expect.element(field.getByText("Missing")).toBeVisible();
  const likely = screen.getByRole("textbox", { name: "Cost to win a customer, likely" });
  await likely.fill("666");
  await likely.element().blur();
  await expect.poll(() => figure("Payback of a customer")).toMatch(/^20 months/);
  expect(figure("Lifetime value over cost to win")).toMatch(/^4\.7 times/);
  expect(router.state.location.search.plan).toBe("range=666+666+666+winningCost");
  await expect.element(field.getByText("Missing")).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test("a figure opens its chain: its formula and the numbers that move it, each with the way to where it stands", async () => {
  const { screen, button } = await open(officesProjected(), winningFor(666));
  await button("20 months , how Payback of a customer is made up").click();
  const panel = screen.getByRole("dialog", { name: "Payback of a customer: 20 months" });
  await expect
    .element(panel.getByText(/^The cost to win a customer divided by its contribution a month/))
    .toBeVisible();
  const names = panel
    .getByRole("listitem")
    .elements()
    .map((item) => item.querySelector("strong")?.textContent);
  expect(names).toEqual([
    ...["Price", "Payments", "Cost once all is won", "Cost there from the first month"],
    ...["People", "Vans", "Cost to win a customer"],
  ]);
  const price = panel.getByRole("listitem").filter({ hasText: "Price" });
  await expect.element(price.getByText("$80 to $110")).toBeVisible();
  await expect.element(price.getByText("From the report")).toBeVisible();
  await expect
    .element(panel.getByRole("listitem").filter({ hasText: "Cost to win a customer" }).getByText("Tried here"))
    .toBeVisible();
  await panel.getByRole("link", { name: "Price" }).click();
  await expect.element(screen.getByRole("group", { name: "Price", exact: true })).toHaveFocus();
  await expect.element(screen.getByRole("tab", { name: "Bottom Up" })).toHaveAttribute("aria-selected", "true");
});

test("where nobody is lost and a customer leaves nothing the figures say so, and no number is without end", async () => {
  const { screen } = await open(
    officesProjected(),
    `${winningFor(5)}&range=0+0+0+churnRate&range=300+300+300+costRatio`,
  );
  await expect.element(screen.getByRole("heading", { name: "Unit economics" })).toBeVisible();
  expect(figure("A customer stays")).toMatch(/^Without end: nobody is lost/);
  expect(figure("Payback of a customer")).toMatch(/^Never: a customer leaves nothing/);
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|∞/);
});

test("the number that turns the decision is named with where it does, and leads to its entry and its source", async () => {
  const { screen } = await open(officesProjected(told), "range=3000000+3000000+3000000+invested");
  const card = screen.getByRole("heading", { name: "What turns the decision" });
  await expect.element(card).toBeVisible();
  const section = card.element().closest("section");
  expect(section?.textContent).toMatch(/all money put in is not back by month 60/);
  const [first] = section?.querySelectorAll("li") ?? [];
  expect(first?.textContent).toMatch(
    /^OfficesSource of OfficesAt [\d,]+ or more it is back\. Likely is 40,000, 2,000 to 90,000\.$/,
  );
  expect(first?.querySelector("a")?.getAttribute("href")).toMatch(/tab=market-sizing.*#Offices$/);
  expect(first?.querySelectorAll("a")[1]?.getAttribute("href")).toMatch(/evidence=Offices/);
});

test("what matters most and what to find out first lead to the entry in its sizing, and to its source", async () => {
  const { screen } = await open(officesProjected(told));
  const rows = screen.getByRole("heading", { name: "What matters most" });
  await expect.element(rows).toBeVisible();
  const linksOf = (heading: Element) =>
    [...(heading.closest("section")?.querySelectorAll("li a") ?? [])].map((link) => link.getAttribute("href"));
  const questions = screen.getByRole("heading", { name: "What to find out first" });
  for (const heading of [rows, questions]) {
    expect(linksOf(heading.element())).toContainEqual(expect.stringMatching(/tab=market-sizing.*#Offices$/));
    expect(linksOf(heading.element())).toContainEqual(expect.stringMatching(/evidence=Offices/));
  }
  await screen.getByRole("link", { name: "Won", exact: true }).first().click();
  await expect.element(screen.getByRole("group", { name: "Won", exact: true })).toHaveFocus();
});

test("numbers are drawn from PERT distributions where somebody chooses that, and the address says so", async () => {
  const { screen, router } = await open();
  const cash = page.getByRole("img", { name: /^Cumulative cash/ });
  await expect.element(cash).toBeVisible();
  const before = cash.element().getAttribute("aria-label");
  await screen.getByRole("tab", { name: "PERT" }).click();
  await expect.poll(() => cash.element().getAttribute("aria-label")).not.toBe(before);
  expect(router.state.location.search.plan).toBe("shape=pert");
  await expect.element(screen.getByText(/drawn from PERT distributions over their ranges/)).toBeVisible();
});

test("a saving tells what it takes: its ramp-up, its one-off cost, and when that is paid back", async () => {
  const { screen } = await open(officesSaved());
  await expect.element(screen.getByRole("heading", { name: "What the saving takes" })).toBeVisible();
  expect(figure("Ramp-up")).toMatch(/^24 months/);
  expect(figure("One-off cost")).toMatch(/^\$250\.00K|^\$250,000/);
  // $1,296,000 a year less a quarter of it: 250,000 / 81,000 a month.
  expect(figure("Payback once all is reached")).toMatch(/^3\.1 months/);
});
