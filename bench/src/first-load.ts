import type { BenchServer } from "./bench-server.ts";
import { launchBrowser } from "./browser.ts";
import type { Measurement } from "./measurement.ts";

/** Bytes (brotli, as sent) and requests of the first visit to the login page, with an empty cache. */
export async function measureFirstLoad(
  start: (env: Record<string, string>) => Promise<BenchServer>,
): Promise<Measurement[]> {
  const server = await start({});
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    let bytes = 0;
    let requests = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await page.goto(`${server.url}/login`, { waitUntil: "networkidle" });
    return [
      {
        name: "first load of the login page",
        value: bytes / 1000,
        unit: "kB",
        note: "scripts, styles, fonts and the page, as sent",
      },
      { name: "first load of the login page", value: requests, unit: "requests" },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
