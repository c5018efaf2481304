import type { Browser, BrowserContext } from "playwright";
import type { BenchServer } from "../bench-server.ts";
import { launchBrowser } from "../browser.ts";
import type { Measurement } from "../measurement.ts";
import { signIn } from "./sign-in.ts";
import { watchNetwork } from "./watch-network.ts";
import { readShifts, type Shifts, watchShifts } from "./watch-shifts.ts";

const limit = 0.02;
/** Those whose address holds it, each named; "all" names all. */
const asked = process.env.SCREENS;
const isAsked = (path: string) => asked === undefined || asked === "all" || path.includes(asked);
const widths = [1440, 1024, 390];
/** A line as people have it on the way: milliseconds to and fro, bytes a second. */
const line = { latency: 150, throughput: 400_000 };

const publicPages = ["/login", "/sign-up", "/sign-up?ticket=made-up", "/confirm-email", "/forgot-password"];
const workspacePages = [
  ...["/", "/concept", "/concept/drafts", "/concept/incubate", "/nucleus", "/challenge", "/testing"],
  ...["about", "security", "members", "audit", "webhooks", "spending"].map((page) => `/settings/${page}`),
];
const reportPages = [
  ...["", "/market-scan", "/customer-profile", "/customer-profile?view=conversation"],
  ...["/customer-profile?view=interviews", "/financial-projection", "/assumptions", "/settings", "/testing"],
];

/** How much moves in each screen of the demo company, with a written report and with none, while it comes over a slow line, with an empty cache, at each width: the worst of them, and which. */
export async function measureScreens(
  start: (env: Record<string, string>, options: { withDemo: true }) => Promise<BenchServer>,
): Promise<Measurement[]> {
  const server = await start({}, { withDemo: true });
  const browser = await launchBrowser();
  try {
    const signedIn = await browser.newContext();
    await signIn(signedIn, server.url, await server.demoAccount());
    const report = await pathOfConcept(signedIn, server.url, "Refill depots for shared offices");
    const unwritten = await pathOfConcept(signedIn, server.url, "Bread that forecasts itself");
    const own = [
      ...workspacePages,
      ...reportPages.map((page) => report + page),
      ...reportPages.map((page) => unwritten + page),
    ];
    const named = (path: string) => path.replace(report, "report").replace(unwritten, "unwritten");
    const measurements: Measurement[] = [];
    for (const width of widths) {
      const shifts = [
        ...(await shiftsOf(await strangers(browser), server.url, { paths: publicPages, width })),
        ...(await shiftsOf(signedIn, server.url, { paths: own, width })),
      ];
      shifts.sort((one, other) => other.sum - one.sum);
      if (asked)
        for (const { path, sum, moved } of shifts)
          process.stdout.write(`${width} ${sum.toFixed(3)} ${named(path)} ${moved}\n`);
      const worst = shifts[0];
      measurements.push({
        name: `${shifts.length} screens, moved most at ${width}`,
        value: worst?.sum ?? Number.NaN,
        unit: "ratio",
        limit,
        note: worst ? `${named(worst.path)} ${worst.moved}` : "",
      });
    }
    return measurements;
  } finally {
    await browser.close();
    await server.stop();
  }
}

const strangers = (browser: Browser) => browser.newContext();

async function shiftsOf(
  context: BrowserContext,
  url: string,
  { paths, width }: { paths: readonly string[]; width: number },
): Promise<(Shifts & { path: string })[]> {
  const found: (Shifts & { path: string })[] = [];
  for (const path of paths.filter(isAsked)) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    const { resting } = await watchNetwork(page);
    const session = await context.newCDPSession(page);
    const speed = { downloadThroughput: line.throughput, uploadThroughput: line.throughput };
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, latency: line.latency, ...speed });
    await page.goto(url + path);
    await page.getByRole("heading").first().waitFor();
    await resting();
    found.push({ path, ...(await readShifts(page)) });
    await page.close();
  }
  return found;
}

/** The address of a concept of the demo company. */
async function pathOfConcept(context: BrowserContext, url: string, title: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${url}/concept`);
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("navigation", { name: "Report" }).waitFor();
  const { pathname } = new URL(page.url());
  await page.close();
  return pathname.replace(/\/$/, "");
}
