import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { FakeServer } from "#testing/fake-server.ts";
import { pressComposing } from "#testing/press-composing.ts";
import { renderApp } from "#testing/render-app.tsx";
import { assumptionListWith, assumptionWith, serverWithReport } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";

async function openFind(prepare: (server: FakeServer) => void = () => undefined) {
  const server = serverWithReport();
  answerWholeReport(server);
  prepare(server);
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003/settings");
  await expect.element(app.screen.getByRole("heading", { name: "Initial Questions" })).toBeVisible();
  await userEvent.keyboard("/");
  const box = app.screen.getByRole("textbox", { name: "Words to find" });
  await expect.element(box).toHaveFocus();
  const hits = app.screen.getByRole("dialog", { name: "Find in report" }).getByRole("link");
  return { ...app, server, box, hits };
}

test("what a report says is found in all its sections, with the words marked", async () => {
  const { screen, box, hits } = await openFind();
  await box.fill("BOTTLES");
  await expect
    .poll(() => hits.elements().map(({ textContent }) => textContent))
    .toEqual([
      "Political, impactBottles cost more.",
      "TitleBottles cost",
      "NameBottles",
      "Bottles, overviewBottles is known.",
    ]);
  await expect.element(screen.getByText("Found in 4 texts")).toBeVisible();
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(
    Array(4).fill("Bottles"),
  );
  const sections = screen.getByRole("dialog").getByRole("heading", { level: 3 });
  expect(sections.elements().map(({ textContent }) => textContent)).toEqual(["Trends 1", "Market scan 3"]);
  expect(await violations()).toEqual([]);
});

test("arrows walk through the hits, Enter opens one where it stands, and Enter in the box the first", async () => {
  const { screen, box, hits, address } = await openFind();
  await box.fill("bottles");
  await expect.poll(() => hits.elements().length).toBe(4);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(hits.nth(2)).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowDown}{Enter}");
  await expect.poll(address).toBe("/concept/C-0003/market-scan?tab=ecosystem#Bottles");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Bottles" })).toBeInViewport();
  await screen.getByRole("button", { name: "Actions for Refill depots" }).click();
  await screen.getByRole("menuitem", { name: "Find in report" }).click();
  await box.fill("Forty deliveries a week");
  await expect.element(hits).toBeVisible();
  await pressComposing(box.element(), "Enter");
  expect(address()).toContain("/market-scan");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/concept/C-0003");
});

test("of many hits in a section the first twenty are listed, and all are counted", async () => {
  const results = Array.from({ length: 23 }, (_, index) => assumptionWith(`Zebras come ${index}.`));
  const { screen, box, hits } = await openFind((server) =>
    server.on(parts.assumptions, { body: assumptionListWith({ results, count: 23 }) }),
  );
  await box.fill("zebras");
  await expect.element(screen.getByText("Found in 23 texts")).toBeVisible();
  expect(hits.elements()).toHaveLength(20);
  await expect.element(screen.getByRole("heading", { level: 3, name: "Assumptions 23" })).toBeVisible();
  await expect.element(screen.getByText("3 more: say more words to narrow it down.")).toBeVisible();
});

test("a persona is opened by what is said of it", async () => {
  const { box, hits } = await openFind();
  await box.fill("Ola");
  await expect.element(hits.first()).toHaveAttribute("href", "/concept/C-0003/customer-profile?persona=Owners#p-2");
});

test("nothing found is said, and what is not written yet is no failure", async () => {
  const { screen, server, box } = await openFind();
  server.lacks(parts.trends);
  await box.fill("zeppelin");
  await expect.element(screen.getByText("Nothing found", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("while a section is still on its way it is said that more may be found", async () => {
  const trends = Promise.withResolvers<void>();
  const { screen, box } = await openFind((server) =>
    server.on(parts.trends, {
      status: 404,
      body: { detail: "Not written.", code: "not_found" },
      after: trends.promise,
    }),
  );
  await box.fill("bottles");
  await expect.element(screen.getByText(/^Found in 3 texts; sections are still being loaded/)).toBeVisible();
  trends.resolve();
  await expect.element(screen.getByText("Found in 3 texts", { exact: true })).toBeVisible();
});
