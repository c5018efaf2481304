import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { conceptWith, listedConceptWith, pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { projectionWith } from "#testing/projections.ts";
import { renderApp } from "#testing/render-app.tsx";
import { overviewWith } from "#testing/reports.ts";
import { similarIdeaWith } from "#testing/similar-ideas.ts";
import { violations } from "#testing/violations.ts";
import { session } from "../../transport/session.ts";

const concept = listedConceptWith();
const other = similarIdeaWith();

async function open(path: string) {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", {
    body: pageOf([
      concept,
      listedConceptWith({ uuid: "c-2", title: "Night lessons", reportStatusAggregate: "pending" }),
      listedConceptWith({ uuid: other.uuid, title: other.title }),
    ]),
  });
  server.on("GET /api/v2/concept/seed", { body: pageOf([]) });
  server.on("GET /api/v1/user/list", { body: [] });
  server.on("GET /api/v1/concept/similar", { body: [{ uuid: concept.uuid, similar: [other] }] });
  for (const uuid of [concept.uuid, other.uuid]) {
    server.on(`GET /api/v1/concept/${uuid}/`, { body: conceptWith({ uuid, title: `Depot ${uuid.slice(0, 1)}` }) });
    server.on(`GET /api/v1/concept/${uuid}/similar`, { body: [other] });
    server.on(`GET /api/v2/concept/${uuid}/overview`, { body: overviewWith() });
    server.on(`GET /api/v2/concept/${uuid}/financial-projection`, { body: projectionWith() });
    server.lacks(`GET /api/v2/concept/${uuid}/key-assumptions`);
  }
  await session.begin("refresh-token");
  return renderApp(path);
}

test.for([
  ["light", 1280],
  ["dark", 1280],
  ["light", 390],
  ["dark", 390],
] as const)("selection, filters, warnings and comparison have no violation (%s, %i px)", async ([scheme, width]) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  await page.viewport(width, 844);
  const bank = await open("/concept");
  await expect.element(bank.screen.getByRole("link", { name: /^Resembles/ })).toBeVisible();
  await bank.screen.getByRole("checkbox", { name: "Select Refill depots" }).click();
  await bank.screen.getByRole("checkbox", { name: "Select Night lessons" }).click();
  await expect.element(bank.screen.getByText("2 selected")).toBeVisible();
  expect(await violations(), "bank").toEqual([]);
  await bank.screen.getByRole("button", { name: /^Filters/ }).click();
  await expect.element(bank.screen.getByText("No Users Found")).toBeVisible();
  // What is still fading in has not its colours yet.
  const panel = bank.screen.getByRole("dialog");
  await expect.poll(() => getComputedStyle(panel.element()).opacity).toBe("1");
  expect(await violations(), "filters").toEqual([]);
  await bank.screen.unmount();
  const comparison = await open(`/concept/compare?ids=${concept.uuid},${other.uuid}`);
  await expect.element(comparison.screen.getByText("TAM").first()).toBeVisible();
  await expect.element(comparison.screen.getByRole("complementary", { name: "Resemblance" })).toBeVisible();
  expect(await violations(), "comparison").toEqual([]);
  await comparison.screen.unmount();
  const none = await open("/concept/compare");
  await expect.element(none.screen.getByRole("heading", { name: "Choose two to four concepts" })).toBeVisible();
  expect(await violations(), "nothing to compare").toEqual([]);
  await page.viewport(1280, 800);
});
