import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { serverProgram } from "./build-server.mjs";
import { ExpectedFailure } from "./expected-failure.mjs";
import { findChromium } from "./find-chromium.mjs";
import { countPlaywright, countVitest, filesOfPlaywright, filesOfVitest } from "./reports.mjs";
import { repository, toolEnvironment } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

/**
 * @typedef {import("./tally.mjs").Counts} Counts
 * @typedef {import("./tally.mjs").TimedFile} TimedFile
 * @typedef {{ counts: Counts, stopped: boolean, output?: string, files?: TimedFile[] }} StageResult
 * @typedef {{ name: string, needs?: string[], after?: string[], run: (node: string) => Promise<StageResult> }} Stage
 * @typedef {{ files?: string[], title?: string }} Selection test files of a suite, and what their titles must hold
 */

const workspaces = ["contract", "rules", "server", "web", "e2e", "bench"];
/** Each suite gets half of the cores. A worker and the servers and browsers it works with keep about one busy, when they do not wait. */
const workers = Math.max(1, Math.floor((availableParallelism ?? (() => cpus().length))() / 2));
const chromiumStage = "Chromium";
const buildStage = "Build of the web";
const serverStage = "Build of the server";

/** The checks that need no database and no browser; each counts as one test. */
export async function quickChecks() {
  const typed = [];
  for (const workspace of workspaces) if (await hasTypeScript(workspace)) typed.push(workspace);
  return [
    ...typed.map((workspace) =>
      check(`Types of ${workspace}`, {
        program: "typescript/bin/tsc",
        // Several checkers would each find out what most types are: twice the work, and there are other stages for the other cores.
        programArguments: ["-p", join(workspace, "tsconfig.json"), "--noEmit", "--checkers", "1"],
      }),
    ),
    check("Format and lint", { program: "@biomejs/biome/bin/biome", programArguments: ["ci", "."] }),
    check("Structure", { programArguments: [join("scripts", "structure.mjs")] }),
    check("Nothing unused", { program: "knip/bin/knip.js", programArguments: [] }),
    // Tests are no users: what only they call is not the product's.
    check("Nothing for tests alone", {
      program: "knip/bin/knip.js",
      programArguments: ["--production", "--config", "knip.production.jsonc"],
    }),
  ];
}

/**
 * Every suite, the longest first; the build that journeys look at; and the browser.
 * @param {import("./select-tests.mjs").Selections} [selections] of each suite; a suite that has none is left out. All tests when absent
 * @param {Stage[]} [meanwhile] short ones, to be run while the build is made
 * @returns {Stage[]}
 */
export function testSuites(selections, meanwhile = []) {
  /** @type {{ env?: NodeJS.ProcessEnv }} */
  const browser = {};
  const chosen = (suite, make) => {
    const selection = selections ? selections[suite] : {};
    return selection ? [make(selection)] : [];
  };
  // The two longest in parts: neither must be left alone with half of the cores at the end.
  // But for the first, they leave a place to the journeys, which take longest and can begin with the build.
  const [server, ...moreOfServer] = (selections ? [""] : ["1/4", "2/4", "3/4", "4/4"]).flatMap((shard, index) =>
    chosen("server", (selection) =>
      vitest("server", selection, { shard, after: index === 0 ? [serverStage] : [serverStage, buildStage] }),
    ),
  );
  const journeys = chosen("e2e", (selection) =>
    playwright(selection, browser, [chromiumStage, buildStage, serverStage]),
  );
  // A build leaves behind what it has compiled, which is most of what these tests would wait for.
  const [screens, ...moreOfScreens] = (selections ? [""] : ["1/2", "2/2"]).flatMap((shard) =>
    chosen("web", (selection) =>
      vitest("web", selection, { browser, needs: [chromiumStage], after: [buildStage], shard }),
    ),
  );
  return [
    // Most runs of a few tests need no server of its own, and those that do build it themselves.
    ...(selections ? [] : [builtServer()]),
    ...(journeys.length > 0
      ? [
          check(buildStage, {
            program: "vite/bin/vite.js",
            programArguments: ["build", "--logLevel", "warn"],
            cwd: "web",
          }),
        ]
      : []),
    ...(journeys.length > 0 || screens ? [chromium(browser)] : []),
    ...(server ? [server] : []),
    ...(screens ? [screens] : []),
    ...journeys,
    ...["scripts", "rules", "contract"].flatMap((suite) => chosen(suite, (selection) => vitest(suite, selection))),
    ...meanwhile,
    // The server's tests wait a third of their time, those of screens hardly: at the end there should be both.
    ...moreOfServer.slice(0, -1),
    ...moreOfScreens,
    ...moreOfServer.slice(-1),
  ];
}

/** What servers with a process of their own run, in tests and in journeys. @returns {Stage} */
function builtServer() {
  return {
    name: serverStage,
    async run(node) {
      try {
        await serverProgram(node, "main");
        return { counts: { passed: 1, failed: 0, skipped: 0 }, stopped: false };
      } catch (error) {
        if (!(error instanceof ExpectedFailure)) throw error;
        return { counts: { passed: 0, failed: 1, skipped: 0 }, stopped: false, output: `${error.message}\n` };
      }
    },
  };
}

/** What only a build shows. */
export function buildChecks() {
  return [
    {
      ...check("First load of the web", { programArguments: [join("scripts", "first-load.mjs")] }),
      needs: [buildStage],
    },
  ];
}

/** @returns {Stage} */
function check(name, { program, programArguments, cwd = "" }) {
  const script = program ? [join(repository, "node_modules", program)] : [];
  return {
    name,
    async run(node) {
      const command = [...script, ...programArguments];
      const { code, stopped, output } = await runCommand(node, command, { cwd: join(repository, cwd), quiet: true });
      return { counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, stopped, output };
    },
  };
}

/** Finds or installs the browser and tells the suites that need it. @returns {Stage} */
function chromium(browser) {
  return {
    name: chromiumStage,
    async run(node) {
      try {
        browser.env = { CHROMIUM_PATH: await findChromium(node) };
        const output = `${browser.env.CHROMIUM_PATH}\n`;
        return { counts: { passed: 0, failed: 0, skipped: 0 }, stopped: false, output };
      } catch (error) {
        if (!(error instanceof ExpectedFailure)) throw error;
        return { counts: { passed: 0, failed: 1, skipped: 0 }, stopped: false, output: `${error.message}\n` };
      }
    },
  };
}

/** @returns {Stage} */
function vitest(folder, { files = [], title }, { browser = {}, needs = [], after = [], shard = "" } = {}) {
  const what = {
    needs,
    after,
    count: countVitest,
    filesOf: filesOfVitest,
    leftIn: join(folder, ".vitest", "attachments"),
    // What a part leaves stands beside what another one has left.
    isFirst: shard === "" || shard.startsWith("1/"),
  };
  return suite(`Tests of ${folder}${shard && ` (${shard})`}`, what, (report) => ({
    program: join(repository, "node_modules", "vitest", "vitest.mjs"),
    programArguments: [
      "run",
      "--root",
      folder,
      ...files,
      ...(title ? ["--testNamePattern", asPattern(title)] : []),
      ...(shard ? [`--shard=${shard}`] : []),
      `--maxWorkers=${workers}`,
      // Modules are loaded once a worker instead of once a file.
      "--no-isolate",
      "--passWithNoTests",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    cwd: repository,
    environment: browser.env ?? {},
  }));
}

/** @returns {Stage} */
function playwright({ files = [], title }, browser, needs) {
  const what = { needs, count: countPlaywright, filesOf: filesOfPlaywright, leftIn: join("e2e", "test-results") };
  return suite("Journeys in the browser", what, (report) => ({
    program: join(repository, "node_modules", "@playwright", "test", "cli.js"),
    programArguments: [
      "test",
      ...files,
      ...(title ? ["--grep", asPattern(title)] : []),
      `--workers=${workers}`,
      "--pass-with-no-tests",
      "--reporter=list,json",
    ],
    cwd: join(repository, "e2e"),
    environment: { ...browser.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
}

const asPattern = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A test runner that leaves a report as JSON, and pictures and traces of what failed in the folder `leftIn`. One that fails without naming
 * a failed test counts as one failure.
 */
function suite(name, { needs, after = [], count, filesOf, leftIn, isFirst = true }, describe) {
  return {
    name,
    needs,
    after,
    async run(node) {
      const folder = await mkdtemp(join(tmpdir(), "seedbed-report-"));
      const report = join(folder, "report.json");
      const { program, programArguments, cwd, environment } = describe(report);
      const env = { NO_COLOR: "1", ...toolEnvironment(), ...environment };
      if (isFirst) await rm(join(repository, leftIn), { recursive: true, force: true });
      const ran = await runCommand(node, [program, ...programArguments], { cwd, env, quiet: true });
      const text = await readFile(report, "utf8").catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
      const told = text === undefined ? undefined : JSON.parse(text);
      const counts = told ? count(told) : { passed: 0, failed: 0, skipped: 0 };
      return {
        counts: ran.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts,
        stopped: ran.stopped,
        output: `${ran.output}${await leftoversOf(leftIn)}`,
        files: told ? filesOf(told) : [],
      };
    },
  };
}

/** Names the pictures and traces that failed tests have left, a line each. */
async function leftoversOf(folder) {
  const names = await readdir(join(repository, folder), { recursive: true }).catch(() => []);
  // Vitest keeps a second copy of each picture, named by its hash.
  const kept = names.filter((name) => /\.(png|zip)$/.test(name) && !/^[0-9a-f]{40}\./.test(basename(name))).sort();
  return kept.length === 0 ? "" : `\nLeft by what failed:\n${kept.map((name) => `  ${join(folder, name)}\n`).join("")}`;
}

async function hasTypeScript(workspace) {
  const folder = join(repository, workspace);
  const names = await readdir(folder).catch(() => []);
  return names.includes("src") || names.some((name) => name.endsWith(".ts"));
}
