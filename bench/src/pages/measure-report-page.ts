import { newestFeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import { eventually } from "@seedbed/server/test-support/eventually";
import { startModelServer } from "@seedbed/server/test-support/model-server/start-model-server";
import { plantAnsweredSeed, saveFirstConcept } from "@seedbed/server/test-support/planted-seed";
import type { HttpPerson } from "@seedbed/server/test-support/sign-up-over-http";
import type { BrowserContext, Page } from "playwright";
import type { BenchServer } from "../bench-server.ts";
import { launchBrowser } from "../browser.ts";
import type { Measurement } from "../measurement.ts";
import { median } from "../median.ts";
import { reportPages } from "./report-pages.ts";
import { signIn } from "./sign-in.ts";
import { kindsOf, totalOf, watchNetwork } from "./watch-network.ts";
import { forgetShifts, readShifts, type Shifts, watchShifts } from "./watch-shifts.ts";

const limits = { kilobytes: 230, readable: 1.3, shift: 0.02 };
/** Of every call of the model: slow enough that sections come one after the other. */
const latencyMs = 1_000;
const rounds = 3;
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
  const model = await startModelServer({ latencyMs });
  const server = await start({
    AI_MODEL: "openai-compatible/scripted",
    AI_BASE_URL: model.url,
    AI_API_KEY: "scripted",
  });
  const browser = await launchBrowser();
  try {
    const person = await server.signUp();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(context, server.url, person);
    const report = await plantReport(person);
    const still = await measureStillness({ context, url: server.url, person, report });
    return [...(await measureWritten({ context, url: server.url, person, report })), ...still];
  } finally {
    await browser.close();
    await server.stop();
    await model.close();
  }
}

interface Planted {
  context: BrowserContext;
  url: string;
  person: HttpPerson;
  /** The concept's uuid. */
  report: string;
}

const plantReport = async (person: HttpPerson) => saveFirstConcept(person, await plantAnsweredSeed(person));

async function measureWritten({ context, url, person, report }: Planted): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { name, path, forms } of reportPages) {
    const featureVersions = { ...newestFeatureVersions, ...forms };
    await person.call("PATCH v1/concept/{id}/", { params: { id: report }, body: { featureVersions } });
    const address = `${url}/concept/${report}${path}`;
    const weight = await weigh(context, address);
    measurements.push({
      name: `report page, ${name}`,
      value: totalOf(weight) / 1000,
      unit: "kB",
      limit: limits.kilobytes,
      note: `as sent: ${kindsOf(weight)}`,
    });
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

async function weigh(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const { weight, resting } = await watchNetwork(page);
  await page.goto(address);
  await page.waitForFunction(isReadable);
  await resting();
  await page.close();
  return weight;
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

/** In the page: the time, once a heading and what it is of are there, and nothing of it is waited for. */
function isReadable(): number | false {
  const main = document.querySelector("main");
  if (!main?.querySelector("h1, h2") || document.querySelector('[aria-busy="true"]')) return false;
  if (location.pathname.startsWith("/concept/") && !main.querySelector(":is(h2, h3, dt)")) return false;
  return performance.now();
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
  await person.call("POST v1/concept/{id}/generate", { params: { id: report } });
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
  await eventually(async () => {
    const { body } = await person.call("GET v1/concept/{id}/", { params: { id: report } });
    return body.reportStatus === "complete" ? true : undefined;
  });
  const measurements: Measurement[] = [];
  for (const { name, page, shifts } of opened) {
    const { sum, moved } = await shifts();
    await page.close();
    measurements.push({ name, value: sum, unit: "ratio", limit: limits.shift, note: moved });
  }
  return measurements;
}
