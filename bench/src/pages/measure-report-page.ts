import type { BrowserContext, Page } from "playwright";
import type { BenchServer } from "../bench-server.ts";
import type { Measurement } from "../measurement.ts";
import { median } from "../median.ts";
import { isReadable } from "./is-readable.ts";
import { complete, order, type Planted, showIn, withPlantedReport } from "./planted-report.ts";
import { reportPages } from "./report-pages.ts";
import { weighPage, weightOf } from "./report-weight.ts";
import { forgetShifts, readShifts, type Shifts, watchShifts } from "./watch-shifts.ts";

const limits = { readable: 1.3, shift: 0.02 };
/** Of every call of the model: slow enough that sections come one after the other. */
const latencyMs = 1_000;
const rounds = Number(process.env.ROUNDS ?? 3);
const slowDown = 4;
/** A page of the workspace with next to nothing in it. */
const shell = "/challenge";

/**
 * What a page of a report weighs with an empty cache, how long after the bare shell it can be read on a slow machine, and how much of it moves while
 * its report is written.
 */
export async function measureReportPage(
  start: (env: Record<string, string>) => Promise<BenchServer>,
): Promise<Measurement[]> {
  return withPlantedReport(start, { latencyMs }, async (planted) => {
    const still = await measureStillness(planted);
    return [...(await measureWritten(planted)), ...still];
  });
}

async function measureWritten({ context, url, person, report }: Planted): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { name, path, forms } of reportPages) {
    await showIn({ person, report }, forms);
    const address = `${url}/concept/${report}${path}`;
    const weight = await weighPage(context, { address, width: 1440 });
    measurements.push(weightOf(name, weight));
    const times = { page: [] as number[], shell: [] as number[] };
    // One after the other, so that what else the machine does meets both.
    for (let round = 0; round < rounds; round += 1) {
      times.shell.push(await timeUntilReadable(context, url + shell));
      times.page.push(await timeUntilReadable(context, address));
    }
    const [own, bare] = [median(times.page), median(times.shell)];
    measurements.push({
      name: `report page, ${name}, readable / shell`,
      value: own / bare,
      unit: "ratio",
      limit: limits.readable,
      note: `${Math.round(own)} ms over ${Math.round(bare)} ms, ${slowDown} times slowed down`,
    });
  }
  return measurements;
}

/** Milliseconds from the beginning until the page shows what it is about, with an empty cache and a slow processor. */
async function timeUntilReadable(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.goto(address, { waitUntil: "commit" });
  const handle = await page.waitForFunction(isReadable);
  const time = Number(await handle.jsonValue());
  await page.close();
  return time;
}

/** Opens all pages at both widths, has the report written, and reads how much has moved in each. */
async function measureStillness({ context, url, person, report }: Planted): Promise<Measurement[]> {
  const opened: { name: string; page: Page; shifts: () => Promise<Shifts> }[] = [];
  for (const width of [1440, 390])
    for (const { name, path } of reportPages.filter(({ forms }) => forms === undefined)) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await page.goto(`${url}/concept/${report}${path}`);
      await page.getByRole("navigation", { name: "Report" }).waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      opened.push({ name: `report page, ${name}, moved at ${width}`, page, shifts: () => readShifts(page) });
    }
  await order({ person, report });
  // That a page begins to wait answers somebody's click; what comes then is nobody's doing.
  await Promise.all(
    opened.map(({ page }) =>
      page
        .getByRole("status")
        .getByText(/of \d+/)
        .waitFor(),
    ),
  );
  await Promise.all(opened.map(({ page }) => forgetShifts(page)));
  await complete({ person, report });
  const measurements: Measurement[] = [];
  for (const { name, page, shifts } of opened) {
    const { sum, moved } = await shifts();
    await page.close();
    measurements.push({ name, value: sum, unit: "ratio", limit: limits.shift, note: moved });
  }
  return measurements;
}
