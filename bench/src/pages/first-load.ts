import type { BrowserContext } from "playwright";
import type { BenchServer } from "../bench-server.ts";
import { launchBrowser } from "../browser.ts";
import type { Measurement } from "../measurement.ts";
import { signIn } from "./sign-in.ts";
import { filesOf, kindsOf, totalOf, type Weight, watchNetwork } from "./watch-network.ts";

/** Kilobytes as sent, with headers. `scripts/first-load.mjs` keeps what was reached from growing, at every test. */
const limits = {
  login: { kilobytes: 107, requests: 11 },
  dashboard: { kilobytes: 160, requests: 19 },
  bank: { kilobytes: 189, requests: 31 },
};

/**
 * Everything a browser with an empty cache fetches until it rests: for a stranger at the login page, and for a person of the demo
 * company at the dashboard and at the bank, who has signed in before. `FILES=1` names what each is made of.
 */
export async function measureFirstLoad(
  start: (env: Record<string, string>, options: { withDemo: true }) => Promise<BenchServer>,
): Promise<Measurement[]> {
  const server = await start({}, { withDemo: true });
  const browser = await launchBrowser();
  try {
    const stranger = await weigh(await browser.newContext(), `${server.url}/login`, "Sign in");
    const signedIn = await browser.newContext();
    await signIn(signedIn, server.url, await server.demoAccount());
    const member = await weigh(signedIn, `${server.url}/`, "Active Concepts");
    const bank = await weigh(signedIn, `${server.url}/concept`, "Concept bank");
    return [
      ...measurements("first load of the login page", stranger, limits.login),
      ...measurements("first load of the dashboard", member, limits.dashboard),
      ...measurements("first load of the bank", bank, limits.bank),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Opens the address, waits for the heading, and then until nothing has been asked for or answered for a while. */
async function weigh(context: BrowserContext, url: string, heading: string): Promise<Weight> {
  const page = await context.newPage();
  const { weight, resting } = await watchNetwork(page);
  await page.goto(url);
  await page.getByRole("heading", { name: heading }).waitFor();
  await resting();
  return weight;
}

type Limit = (typeof limits)["login"];

function measurements(name: string, weight: Weight, limit: Limit): Measurement[] {
  if (process.env.FILES) process.stdout.write(`${name}\n${filesOf(weight)}`);
  return [
    { name, value: totalOf(weight) / 1000, unit: "kB", limit: limit.kilobytes, note: `as sent: ${kindsOf(weight)}` },
    { name, value: weight.requests, unit: "requests", limit: limit.requests },
  ];
}
