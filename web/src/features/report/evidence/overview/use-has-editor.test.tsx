import { expect, test } from "vitest";
import { renderApp } from "#testing/render-app.tsx";
import { forceWith, marketScanWith } from "#testing/reports.ts";
import { parts } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";
import { panel, scanPath, serverWithEvidence } from "../testing/open-evidence.fixture.ts";
import { item } from "../testing/shown-evidence.fixture.ts";

test("the conclusion can be edited as soon as its page has come, which may be after the evidence", async () => {
  const page = Promise.withResolvers<void>();
  const server = serverWithEvidence();
  const body = marketScanWith({ marketForces: [forceWith("Input cost", { uuid: item })] });
  server.on(parts.marketScan, { body, after: page.promise });
  await session.begin("refresh-token");
  await renderApp(`${scanPath}&evidence=${item}`);
  await expect.element(panel().getByText("Conclusion", { exact: true })).toBeVisible();
  const edit = panel().getByRole("button", { name: "Edit conclusion" });
  await expect.element(edit).not.toBeInTheDocument();
  page.resolve();
  await expect.element(edit).toBeVisible();
});
