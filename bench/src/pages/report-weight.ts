import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext } from "playwright";
import type { BenchServer } from "../bench-server.ts";
import type { Measurement } from "../measurement.ts";
import { isReadable } from "./is-readable.ts";
import { complete, order, showIn, withPlantedReport } from "./planted-report.ts";
import { reportPages } from "./report-pages.ts";
import { filesOf, kindsOf, totalOf, type Weight, watchNetwork } from "./watch-network.ts";

/** Most people come when nothing has been told for a while; who comes earlier has some answers read once more. */
const quietMs = 3_000;
/** What stands in the window is another part of the page in each. */
const widths = [1440, 1024, 390];
/** Kilobytes as sent, with headers. */
const limit = 230;

/** What the pages of a written report weigh with an empty cache, and nothing else of them; with `FILES=1` also what each is made of. */
export function measureReportWeight(
  start: (env: Record<string, string>) => Promise<BenchServer>,
): Promise<Measurement[]> {
  return withPlantedReport(start, { latencyMs: 0 }, async (planted) => {
    await order(planted);
    await complete(planted);
    const measurements: Measurement[] = [];
    for (const { name, path, forms } of reportPages) {
      await showIn(planted, forms);
      await sleep(quietMs);
      for (const width of widths) {
        const address = `${planted.url}/concept/${planted.report}${path}`;
        const weight = await weighPage(planted.context, { address, width });
        const isUsual = width === widths[0];
        measurements.push(weightOf(isUsual ? name : `${name}, ${width} wide`, weight));
        if (process.env.FILES && isUsual) process.stdout.write(`${name}\n${filesOf(weight)}`);
      }
    }
    return measurements;
  });
}

export const weightOf = (name: string, weight: Weight): Measurement => ({
  name: `report page, ${name}`,
  value: totalOf(weight) / 1000,
  unit: "kB",
  limit,
  note: `as sent: ${kindsOf(weight)}`,
});

/** What the page of this address fetches until it can be read and rests. */
export async function weighPage(
  context: BrowserContext,
  { address, width }: { address: string; width: number },
): Promise<Weight> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  const { weight, resting } = await watchNetwork(page);
  await page.goto(address);
  await page.waitForFunction(isReadable);
  await resting();
  await page.close();
  return weight;
}
