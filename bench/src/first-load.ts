import { setTimeout as sleep } from "node:timers/promises";
import type { DemoAccount } from "@seedbed/server/src/installation";
import type { BrowserContext, Page } from "playwright";
import type { BenchServer } from "./bench-server.ts";
import { launchBrowser } from "./browser.ts";
import type { Measurement } from "./measurement.ts";

/** Kilobytes as sent, with headers. `scripts/first-load.mjs` keeps what was reached from growing, at every test. */
const limits = { login: { kilobytes: 120, requests: 12 }, dashboard: { kilobytes: 180, requests: 18 } };

/**
 * Everything a browser with an empty cache fetches until it rests: for a stranger at the login page, and for a person of the demo
 * company at the dashboard, who has signed in before.
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
    return [
      ...measurements("first load of the login page", stranger, limits.login),
      ...measurements("first load of the dashboard", member, limits.dashboard),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function signIn(context: BrowserContext, url: string, { email, password }: DemoAccount): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  // The session is stored a moment after the person is let in.
  await page.waitForFunction(() => localStorage.getItem("seedbed.session") !== null);
  await page.close();
}

interface Weight {
  /** Bytes by kind of resource. */
  bytes: Map<string, number>;
  requests: number;
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

const restMs = 2_000;

async function watchNetwork(page: Page): Promise<{ weight: Weight; resting: () => Promise<void> }> {
  const weight: Weight = { bytes: new Map(), requests: 0 };
  const kinds = new Map<string, string>();
  const pending = new Set<string>();
  let lastMove = performance.now();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  session.on("Network.requestWillBeSent", ({ requestId }) => pending.add(requestId));
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, kindOf[type] ?? "other"));
  const done = (requestId: string) => {
    pending.delete(requestId);
    lastMove = performance.now();
  };
  session.on("Network.loadingFailed", ({ requestId }) => done(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    done(requestId);
    const kind = kinds.get(requestId) ?? "other";
    weight.bytes.set(kind, (weight.bytes.get(kind) ?? 0) + encodedDataLength);
    weight.requests += 1;
  });
  const resting = async () => {
    while (pending.size > 0 || performance.now() - lastMove < restMs) await sleep(100);
  };
  return { weight, resting };
}

const kindOf: Record<string, string> = {
  Document: "page",
  Script: "scripts",
  Stylesheet: "styles",
  Font: "fonts",
  Image: "images",
  Fetch: "answers",
  XHR: "answers",
};

type Limit = (typeof limits)["login"];

function measurements(name: string, { bytes, requests }: Weight, limit: Limit): Measurement[] {
  const parts = [...bytes].sort(([, a], [, b]) => b - a).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`);
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  return [
    { name, value: total / 1000, unit: "kB", limit: limit.kilobytes, note: `as sent: ${parts.join(", ")}` },
    { name, value: requests, unit: "requests", limit: limit.requests },
  ];
}
