import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Chance is the same each time, or the one that CHANCE names.
    setupFiles: ["../scripts/steady-chance.mjs", "../scripts/held-clock.mjs"],
    include: ["src/**/*.test.ts", "test-support/**/*.test.ts"],
    globalSetup: ["./test-support/global-setup.ts"],
    pool: "forks",
    // Node reads the files itself, as it does for `npm start`: nothing is translated first, and nothing stands between a test and the server.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A young generation with room: what a test makes is mostly gone before anybody would look at it. A tenth of the processor's time.
    execArgv: ["--max-semi-space-size=64", "--import", new URL("src/find-modules.ts", import.meta.url).href],
    // The server is imported once a worker instead of once a file.
    isolate: false,
    maxWorkers: 2,
    // Generous, because they only end what hangs: a busy machine is no fault.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 110_000 } },
  },
});
