import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig, mergeConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";

// Screens are tested with the React that people get; NODE_ENV=development: with the one that explains its errors, and warns.
if (process.env.NODE_ENV !== "development") process.env.NODE_ENV = "production";
// Read only now: its plugins ask for the environment at once, and would have pages of a test replaced as they are while somebody works on them.
const { default: viteConfig } = await import("./vite.config.ts");

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Moves the pointer to the right edge, where no page has anything to point at. */
const restPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(1_279, 400);

/** What the server's drafter and the scripted model write, from a process of its own: the web imports nothing of the server. */
const generatedProjections: BrowserCommand<[count: number]> = async (_, count) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["../server/test-support/drafted-ideas/projections/main.ts", String(process.env.PROJECTIONS ?? count)],
    { cwd: import.meta.dirname, maxBuffer: 2 ** 27 },
  );
  return JSON.parse(stdout);
};

declare module "vitest/browser" {
  interface BrowserCommands {
    /** So many, or as many as PROJECTIONS says. */
    generatedProjections: (count: number) => Promise<unknown>;
    restPointer: () => Promise<void>;
  }
}

/** A test of the web may take so long: generous, because it only ends what hangs; longer where more than the usual six projections are walked over. */
const testTimeout = 120_000 * Math.max(1, Number(process.env.PROJECTIONS ?? 6) / 6);

/** All icons in one module are 15 MB, which every test file would load anew: each module imports the ones it names. */
const iconsByName: Plugin = {
  name: "icons-by-name",
  enforce: "pre",
  transform: (code) =>
    code.replace(/^import \{([^}]*)\} from "@tabler\/icons-react";$/gm, (statement, list: string) => {
      const names = list.match(/(?<!type )\bIcon\w+/g) ?? [];
      const imports = names.map((name) => `import ${name} from "@tabler/icons-react/dist/esm/icons/${name}.mjs";`);
      return imports.join(" ") + "\n".repeat(statement.split("\n").length - 1);
    }),
};

// No test reaches a server that happens to run on this machine.
const { server: _proxied, ...config } = viteConfig;

export default mergeConfig(
  config,
  defineConfig({
    plugins: [iconsByName],
    // Found in advance: a dependency found during a run would reload the page under the tests.
    optimizeDeps: {
      exclude: ["@tabler/icons-react"],
      include: [
        "@mantine/core",
        "@mantine/hooks",
        "@mantine/notifications",
        "@simplewebauthn/browser",
        "@tanstack/react-query",
        "@tanstack/react-router",
        "axe-core",
        "diff",
        "idb-keyval",
        "react",
        "react-dom",
        "react-dom/client",
        "react/compiler-runtime",
        "react/jsx-dev-runtime",
        "vitest-browser-react",
        "zod/mini",
      ],
    },
    test: {
      include: ["src/**/*.test.{ts,tsx}"],
      setupFiles: ["../scripts/held-clock.mjs", "src/testing/setup.ts"],
      // The application is loaded once a worker instead of once a file; what a test may leave behind is cleared in `setupFiles`.
      isolate: false,
      maxWorkers: 2,
      testTimeout,
      env: { ANSWERS_TAKE: process.env.ANSWERS_TAKE ?? "" },
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      unstubGlobals: true,
      restoreMocks: true,
      browser: {
        enabled: true,
        headless: true,
        // What fails leaves its picture and tells its steps. A trace to walk through takes twice the time: TRACE=1 keeps one of every test.
        screenshotFailures: true,
        traceView: "failure-only",
        trace: process.env.TRACE ? { mode: "on", tracesDir: ".vitest/traces" } : "off",
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          actionTimeout: 60_000,
          launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: flags },
        }),
        commands: { restPointer, generatedProjections },
        instances: [{ browser: "chromium" }],
      },
    },
  }),
);
