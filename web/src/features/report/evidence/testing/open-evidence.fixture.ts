import { expect } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "#testing/render-app.tsx";
import { forceWith, marketScanWith, serverWithReport, sourceWith } from "#testing/reports.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";
import type { EvidenceView } from "../evidence-query.ts";
import { item, shownEvidence } from "./shown-evidence.fixture.ts";

export const scanPath = "/concept/C-0003/market-scan?tab=trends-drivers";
export const evidenceRoute = `GET /api/v1/concept/C-0003/evidence/${item}`;

/** A report whose force "Input cost" rests on this. */
export function serverWithEvidence(view: EvidenceView = shownEvidence()) {
  const server = serverWithReport();
  answerWholeReport(server);
  server.on(parts.marketScan, {
    body: marketScanWith({
      origin: "model",
      marketForces: [
        forceWith("Input cost", {
          uuid: item,
          summary: view.conclusion,
          sources: view.sources.map(({ uuid, title }) => ({ ...sourceWith(title), uuid })),
        }),
        forceWith("Regulation", { uuid: "00000000-0000-4000-8000-000000000005", grading: "Mostly Headwinds" }),
      ],
    }),
  });
  server.on(evidenceRoute, { body: view });
  return server;
}

const evidenceName = /^Evidence and reasoning of Input cost/;
export const evidenceButton = () => page.getByRole("button", { name: evidenceName });
export const panel = () => page.getByRole("dialog", { name: "Input cost" });

/** The report with the evidence of its force open over it, by its own address. */
export async function openEvidence() {
  await session.begin("refresh-token");
  const app = await renderApp(`${scanPath}&evidence=${item}`);
  await expect.element(panel().getByText("Conclusion", { exact: true })).toBeVisible();
  // The page below it is there, too.
  await expect.element(page.getByRole("button", { name: evidenceName, includeHidden: true })).toBeInTheDocument();
  // It takes the focus a moment after it stands there, also from a field that has been gone to meanwhile.
  await expect.element(panel().getByRole("button", { name: "Close", exact: true })).toHaveFocus();
  return app;
}
