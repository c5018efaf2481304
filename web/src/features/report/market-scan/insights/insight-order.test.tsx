import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderApp } from "#testing/render-app.tsx";
import { marketScanWith, serverWithReport } from "#testing/reports.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";

const insight = (uuid: string, title: string) => ({
  ...{ uuid, title, direction: "up" as const, explanation: "More a year.", sources: [] },
});

test("[S2.5-07] insights are put in another order among all there are", async () => {
  const server = serverWithReport();
  answerWholeReport(server);
  const insights = [insight("i-1", "Bottles cost"), insight("i-2", "Depots close"), insight("i-3", "Water is short")];
  server.on(parts.marketScan, { body: marketScanWith({ priorityInsights: insights }) });
  const edit = "POST /api/v2/concept/C-0003/report/marketScan/changes";
  server.on(edit, { body: { revision: 2 } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/market-scan");
  await screen.getByRole("heading", { level: 3, name: "Depots close" }).hover();
  const move = screen.getByRole("button", { name: "Move insight “Depots close”, 2 of 3" });
  await expect.element(move).toBeVisible();
  move.element().focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.poll(() => server.bodiesOf(edit)).toMatchObject([{ changes: [{ kind: "move", item: "i-2", at: 2 }] }]);
});
