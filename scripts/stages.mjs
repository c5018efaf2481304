import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countPlaywright, countVitest } from "./reports.mjs";
import { repository, toolEnvironment } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

/**
 * @typedef {import("./tally.mjs").Counts} Counts
 * @typedef {{ name: string, run: (node: string) => Promise<{ counts: Counts, stopped: boolean }> }} Stage
 */

const workspaces = ["contract", "rules", "server", "web", "e2e", "bench"];

/** The checks that need no database and no browser; each counts as one test. */
export async function quickChecks() {
  const typed = [];
  for (const workspace of workspaces) if (await hasTypeScript(workspace)) typed.push(workspace);
  return [
    ...typed.map((workspace) =>
      check(`Types of ${workspace}`, "typescript/bin/tsc", ["-p", join(workspace, "tsconfig.json"), "--noEmit"]),
    ),
    check("Format and lint", "@biomejs/biome/bin/biome", ["ci", "."]),
    check("Structure", undefined, [join("scripts", "structure.mjs")]),
    check("Nothing unused", "knip/bin/knip.js", []),
  ];
}

/** The tests that need no browser. */
export function nodeSuites() {
  return ["scripts", "contract", "rules", "server"].map((folder) => vitest(folder));
}

/** The tests in a real browser; `chromium` is its path. */
export function browserSuites(chromium) {
  const env = { CHROMIUM_PATH: chromium };
  return [
    vitest("web", env),
    check("Build of the web", "vite/bin/vite.js", ["build", "--logLevel", "warn"], "web"),
    check("First load of the web", undefined, [join("scripts", "first-load.mjs")]),
    ...(existsSync(join(repository, "e2e", "playwright.config.ts")) ? [playwright(env)] : []),
  ];
}

/** @returns {Stage} */
function check(name, program, programArguments, cwd = "") {
  const script = program ? [join(repository, "node_modules", program)] : [];
  return {
    name,
    async run(node) {
      const { code, stopped } = await runCommand(node, [...script, ...programArguments], {
        cwd: join(repository, cwd),
      });
      return { counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, stopped };
    },
  };
}

/** @returns {Stage} */
function vitest(folder, environment = {}) {
  return suite(`Tests of ${folder}`, countVitest, (report) => ({
    program: join(repository, "node_modules", "vitest", "vitest.mjs"),
    programArguments: [
      "run",
      "--root",
      folder,
      "--passWithNoTests",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    cwd: repository,
    environment,
  }));
}

/** @returns {Stage} */
function playwright(environment) {
  return suite("Journeys in the browser", countPlaywright, (report) => ({
    program: join(repository, "node_modules", "@playwright", "test", "cli.js"),
    programArguments: ["test", "--reporter=list,json"],
    cwd: join(repository, "e2e"),
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
}

/** A test runner that leaves a report as JSON. One that fails without naming a failed test counts as one failure. */
function suite(name, count, describe) {
  return {
    name,
    async run(node) {
      const folder = await mkdtemp(join(tmpdir(), "seedbed-report-"));
      const report = join(folder, "report.json");
      const { program, programArguments, cwd, environment } = describe(report);
      const env = { ...toolEnvironment(), ...environment };
      const { code, stopped } = await runCommand(node, [program, ...programArguments], { cwd, env });
      const text = await readFile(report, "utf8").catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
      const counts = text === undefined ? { passed: 0, failed: 0, skipped: 0 } : count(JSON.parse(text));
      return { counts: code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts, stopped };
    },
  };
}

async function hasTypeScript(workspace) {
  const folder = join(repository, workspace);
  const names = await readdir(folder).catch(() => []);
  return names.includes("src") || names.some((name) => name.endsWith(".ts"));
}
