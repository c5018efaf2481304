import type { Spending } from "@seedbed/contract/spending/schemas";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";
import { warningsOf } from "./spending-words.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../settings-frame.tsx";
import "./spending-screen.tsx";

const read = "GET /api/v1/account/spending";
const set = "PUT /api/v1/account/spending/caps";
const noCaps = { companyDayUsd: null, companyMonthUsd: null, personDayUsd: null, personMonthUsd: null };
const used = (today: number, month: number) => ({
  today: { costUsd: today, tokens: 1_000, calls: 1 },
  month: { costUsd: month, tokens: 1_234_567, calls: 1_200 },
});
const spending: Spending = {
  company: used(4, 40),
  people: [
    { uuid: "33333333-3333-4333-8333-333333333333", name: "Bo Ek", ...used(3.5, 30) },
    { uuid: "44444444-4444-4444-8444-444444444444", name: "", ...used(0.001, 10) },
    { uuid: null, name: "", ...used(0, 0) },
  ],
  caps: noCaps,
  budgetMonthUsd: null,
  unpriced: [],
  dayEnds: "2031-05-21T00:00:00.000Z",
  monthEnds: "2031-06-01T00:00:00.000Z",
};

async function openUsage(change: Partial<Spending> = {}, current = currentUserWith()) {
  const server = serverKnowing(current);
  server.on(read, { body: { ...spending, ...change } });
  await session.begin("refresh-token");
  return { server, ...(await renderApp("/settings/usage")) };
}

test("what the company and each person used is told by day and month", async () => {
  const { screen } = await openUsage({ unpriced: ["openai-compatible/own"] });
  await expect.element(screen.getByRole("link", { name: "AI usage" })).toHaveAttribute("aria-current", "page");
  const rows = screen.getByRole("table", { name: "AI usage by person" }).getByRole("row");
  await expect
    .poll(() =>
      rows
        .elements()
        .slice(1)
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      "Your company$4.00 today$40.00 this month1,200 calls1,234,567 tokens",
      "Bo Ek$3.50 today$30.00 this month1,200 calls1,234,567 tokens",
      "Somebody who has leftless than $0.01 today$10.00 this month1,200 calls1,234,567 tokens",
      "Nobody in particular$0.00 today$0.00 this month1,200 calls1,234,567 tokens",
    ]);
  await expect.element(screen.getByText(/The price of openai-compatible\/own is not known/)).toBeVisible();
  await expect.element(screen.getByRole("list", { name: "Caps nearly used up" })).not.toBeInTheDocument();
});

test("from four fifths of a cap on it is warned of, what is used up first", async () => {
  const caps = { companyDayUsd: 5, companyMonthUsd: 50.01, personDayUsd: 3.5, personMonthUsd: null };
  const { screen } = await openUsage({ caps });
  const warnings = screen.getByRole("list", { name: "Caps nearly used up" }).getByRole("listitem");
  await expect
    .poll(() => warnings.elements().map(({ textContent }) => textContent))
    .toEqual([
      "Bo Ek has used $3.50 of $3.50 today; AI asks nothing more until May 21 (UTC).",
      "Your company has used $4.00 of $5.00 today; the cap begins anew on May 21 (UTC).",
    ]);
});

test("caps are set and taken away, and a field that is no amount says so", async () => {
  const { screen, server } = await openUsage({ caps: { ...noCaps, companyDayUsd: 12.5 } });
  const field = (name: string) => screen.getByRole("textbox", { name: `${name} (US dollars)` });
  await expect.element(field("Company, a day")).toHaveValue("12.5");
  await field("Company, a day").fill("");
  await field("Each person, a month").fill("a lot");
  await screen.getByRole("button", { name: "Save caps" }).click();
  await expect.element(screen.getByText("Write an amount such as 20 or 12.50.")).toBeVisible();
  expect(server.bodiesOf(set)).toEqual([]);
  const caps = { ...noCaps, personMonthUsd: 20.5 };
  server.on(set, { body: caps });
  server.on(read, { body: { ...spending, caps } });
  await field("Each person, a month").fill("20.50");
  await screen.getByRole("button", { name: "Save caps" }).click();
  await expect.element(screen.getByText("The caps were saved")).toBeVisible();
  expect(server.bodiesOf(set)).toEqual([caps]);
});

test("a usage that cannot be read says so, and is asked for again; members see none", async () => {
  const server = serverKnowing(currentUserWith());
  server.on(read, { status: 500 });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/usage");
  await expect.element(screen.getByText("AI usage could not be loaded")).toBeVisible();
  server.on(read, { body: spending });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("table", { name: "AI usage by person" })).toBeVisible();
});

test("a member is told who sees it", async () => {
  const { screen, server } = await openUsage({}, currentUserWith({ role: "member" }));
  await expect.element(screen.getByText("Only admins see AI usage")).toBeVisible();
  expect(server.received.some(({ key }) => key === read)).toBe(false);
});

test("on a phone nothing is wider than the page", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { screen } = await openUsage();
  await expect.element(screen.getByRole("table", { name: "AI usage by person" })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("caps of the month are warned of as well, those of the server too, and none that belongs to nobody", () => {
  const people = [
    { uuid: "33333333-3333-4333-8333-333333333333", name: "Bo Ek", ...used(1, 30) },
    { uuid: null, name: "", ...used(9, 90) },
  ];
  const caps = { companyDayUsd: 5.01, companyMonthUsd: 50, personDayUsd: 5, personMonthUsd: 37.5 };
  const sentences = warningsOf({ ...spending, people, caps, budgetMonthUsd: 40 }).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    "Under the server's budget, your company has used $40.00 of $40.00 this month; AI asks nothing more until June 1 (UTC).",
    "Your company has used $40.00 of $50.00 this month; the cap begins anew on June 1 (UTC).",
    "Bo Ek has used $30.00 of $37.50 this month; the cap begins anew on June 1 (UTC).",
  ]);
});

test.each(["0", "1000001", "1.234", "-5", "1,000"])("%s is no cap", async (text) => {
  const { screen, server } = await openUsage();
  await screen.getByRole("textbox", { name: "Company, a day (US dollars)" }).fill(text);
  await screen.getByRole("button", { name: "Save caps" }).click();
  await expect.element(screen.getByText("Write an amount such as 20 or 12.50.")).toBeVisible();
  expect(server.bodiesOf(set)).toEqual([]);
});

test("of the largest cap there may be, spaces around it are no part", async () => {
  const { screen, server } = await openUsage();
  const caps = { ...noCaps, companyDayUsd: 1_000_000 };
  server.on(set, { body: caps });
  await screen.getByRole("textbox", { name: "Company, a day (US dollars)" }).fill(" 1000000 ");
  await screen.getByRole("button", { name: "Save caps" }).click();
  await expect.element(screen.getByText("The caps were saved")).toBeVisible();
  expect(server.bodiesOf(set)).toEqual([caps]);
});
