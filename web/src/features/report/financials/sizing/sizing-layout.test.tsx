import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";

test("beside the circles there is room for the words of an assumption, at every width", async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1440, 1000);
  answerWholeReport(serverWithReport());
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/financial-projection?tab=market-sizing");
  await expect.element(screen.getByRole("heading", { name: "Assumptions", exact: true })).toBeVisible();
  const words = screen.getByText("Spent on supplies", { exact: true }).first();
  for (const width of [1440, 1024, 390]) {
    await page.viewport(width, 900);
    expect(words.element().closest("p")?.getBoundingClientRect().width).toBeGreaterThan(180);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
