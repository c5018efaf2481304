import { expect, test } from "vitest";
import { listedConceptWith, listedSeedWith, pageOf } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { assumptionListWith, forceWith, incumbentWith, marketScanWith, serverWithReport } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { session } from "../../transport/session.ts";

test.for(["light", "dark"])("bank and report have no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const server = serverWithReport();
  server.on("GET /api/v1/concept/", {
    body: pageOf([
      listedConceptWith({ hasSeenConceptChange: false }),
      listedConceptWith({ uuid: "c-2", title: "Night lessons", reportStatusAggregate: "pending" }),
      listedConceptWith({ uuid: "c-3", title: "Grain passports", reportStatusAggregate: "error", status: "inReview" }),
    ]),
  });
  server.on("GET /api/v2/concept/seed", { body: pageOf([listedSeedWith()]) });
  server.on("GET /api/v2/concept/C-0003/key-assumptions", { body: assumptionListWith() });
  server.on("GET /api/v2/concept/C-0003/market-scan", {
    body: marketScanWith({
      marketForces: [forceWith("Demand"), forceWith("Rivalry", { grading: "Mostly Headwinds" }), forceWith("Rules")],
      incumbents: [incumbentWith("Maersk")],
    }),
  });
  await session.begin("refresh-token");
  for (const [path, text] of [
    ["/concept", "Night lessons"],
    ["/concept/drafts", "Cleaning by weight"],
    ["/concept/C-0003", "A depot in the basement of a building."],
    ["/concept/C-0003/market-scan", "Market Forces Radar"],
    ["/concept/C-0003/market-scan?tab=ecosystem", "Select an incumbent to view details"],
    ["/concept/C-0003/assumptions", "Priority map"],
  ] as const) {
    const { screen } = await renderApp(path);
    await expect.element(screen.getByText(text).first()).toBeVisible();
    expect(await violations(), path).toEqual([]);
    await screen.unmount();
  }
});
