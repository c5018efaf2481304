import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "src",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([["json"]] as const) : [])],
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 1000 },
    contextOptions: { reducedMotion: "reduce" },
    // What fails leaves its picture and a trace of its steps and calls. The pages of each step, too, take a quarter more time: TRACE=1 keeps them.
    screenshot: "only-on-failure",
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: Boolean(process.env.TRACE), sources: true },
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
