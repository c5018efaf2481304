import type { Source } from "@seedbed/contract/report/source";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "#testing/render-app.tsx";
import { marketScanWith, serverWithReport, sourceWith } from "#testing/reports.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";

/** The market scan of a report with one insight that rests on these. */
async function openInsight(sources: Source[]) {
  const server = serverWithReport();
  answerWholeReport(server);
  const insight = {
    uuid: "i-1",
    title: "Bottles cost",
    direction: "up" as const,
    explanation: "More a year.",
    sources,
  };
  server.on(parts.marketScan, { body: marketScanWith({ priorityInsights: [insight] }) });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/market-scan");
  const title = screen.getByRole("heading", { level: 3, name: "Bottles cost" });
  await expect.element(title).toBeVisible();
  const card = page.elementLocator(title.element().closest("section") ?? document.body);
  const chips = () => card.getByRole("link").elements();
  const more = () => card.getByRole("button", { name: /more sources?$/ });
  return { screen, card, chips, more };
}

const named = (...titles: string[]) => titles.map(sourceWith);

test("[S2.9-09] the foot of a card shows three sources in one line, and fewer where they do not fit", async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1440, 1000);
  const { card, chips, more } = await openInsight(named("Law 1", "Trade press", "Survey 9", "Panel", "Census"));
  const shows = async (count: number) => {
    await expect.poll(() => chips().length).toBe(count);
    await expect.element(more()).toHaveTextContent(`+${5 - count}`);
    const inLine = [...chips(), more().element()].map((element) => element.getBoundingClientRect());
    const foot = card.element().getBoundingClientRect();
    expect(new Set(inLine.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);
    for (const { right } of inLine) expect(right).toBeLessThanOrEqual(foot.right - 8);
  };
  await shows(3);
  await page.viewport(820, 1000);
  await shows(2);
  await page.viewport(1440, 1000);
  await shows(3);
});

test("[S2.9-09] what has no room is opened by its number", async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const long = ["Yearly report of the trade", "Panel of building owners", "Census"];
  const { screen, chips, more } = await openInsight(named(...long));
  await expect.poll(() => chips().length).toBe(1);
  await more().click();
  await expect.element(screen.getByRole("link", { name: /^Panel of building owners/ })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /^Census/ })).toBeVisible();
});

test("[S2.9-06] a source tells how old it is, and its day on hover; one without a day tells neither", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 4, 20, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const [young, older, undated] = named("Law", "Survey", "Press");
  if (!young || !older || !undated) throw new Error("There are three.");
  const { card } = await openInsight([
    { ...young, publishedDate: "2026-04-21" },
    { ...older, publishedDate: "2025-04-30" },
    undated,
  ]);
  const law = card.getByRole("link", { name: /^Law/ });
  await expect.element(law).toMatchTextContent(/^Law · 29 days ago/);
  await expect.element(law).toHaveAttribute("title", "Law, published Apr 21, 2026");
  const others = card.getByRole("button", { name: /more/ });
  if (others.elements().length > 0) await others.click();
  await expect.element(page.getByRole("link", { name: /^Survey · Apr 30, 2025/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Press \(/ })).toBeVisible();
});
