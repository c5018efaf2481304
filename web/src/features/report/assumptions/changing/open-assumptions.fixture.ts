import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { expect } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { assumptionListWith, assumptionWith, metricsWith, serverWithReport } from "#testing/reports.ts";
import { session } from "../../../../transport/session.ts";

export const paths = {
  list: "GET /api/v2/concept/C-0003/key-assumptions",
  add: "POST /api/v2/concept/C-0003/key-assumptions/add",
  update: "PUT /api/v2/concept/C-0003/key-assumptions/a-1/update",
  remove: "DELETE /api/v2/concept/C-0003/key-assumptions/a-1/remove",
  generate: "POST /api/v2/concept/C-0003/key-assumptions/generate",
};
export const offices = "Offices pay by the floor.";
export const soap = "Soap is bought yearly.";
export const listOf = (results: ListedAssumption[]) =>
  assumptionListWith({
    ...{ results, count: results.length },
    categoryMetrics: {
      ...assumptionListWith().categoryMetrics,
      Desirability: metricsWith({ count: 1, cumulativeCertainty: 1, averageRisk: 1 }),
      Viability: metricsWith({ count: 1, cumulativeCertainty: 2, averageRisk: 0.4444 }),
    },
  });
export const both = [
  assumptionWith(offices, { uuid: "a-1", importance: 3, certainty: 1, falsifier: "Fewer than 4 of 10 pay." }),
  assumptionWith(soap, { uuid: "a-2", category: "Viability" }),
];

/** The page of the assumptions, in the form that is asked for. */
export async function openAssumptions({
  results = both,
  form = "v2",
  prepare,
}: {
  results?: ListedAssumption[];
  form?: "v1" | "v2";
  prepare?: (server: ReturnType<typeof serverWithReport>) => void;
} = {}) {
  const { featureVersions } = conceptWith();
  const server = serverWithReport(conceptWith({ featureVersions: { ...featureVersions, assumptions: form } }));
  server.on(paths.list, { body: listOf(results) });
  prepare?.(server);
  await session.begin("refresh-token");
  const { screen, router, address } = await renderApp("/concept/C-0003/assumptions");
  const button = (name: string | RegExp) => screen.getByRole("button", { name, exact: true });
  const dialog = (name: string) => screen.getByRole("dialog", { name });
  await expect.element(button("+ Add assumption")).toBeVisible();
  return { screen, server, router, address, button, dialog };
}

/** Waits until the page is the concept bank, which stands in the place of the assumptions: there is nothing to go back to. */
export async function expectBankInstead({
  router,
  address,
}: Pick<Awaited<ReturnType<typeof openAssumptions>>, "router" | "address">) {
  await expect.poll(address).toBe("/concept");
  expect(router.history.canGoBack()).toBe(false);
}
