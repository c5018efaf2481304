import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ExpectedFailure } from "./expected-failure.mjs";
import { machineEnvironment, repository } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

/** The one without windows comes first: it draws the same and costs a tenth less. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/**
 * Finds the browser for the tests: CHROMIUM_PATH, else on the PATH, else installed with apt-get (as root), else with
 * Playwright.
 * @param {string} node the Node that runs Playwright's installer
 * @returns {Promise<string>} its path
 */
export async function findChromium(node) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new ExpectedFailure(`CHROMIUM_PATH leads to ${given}, which does not exist.`);
  }
  return findOnPath() ?? (await installWithApt()) ?? (await installWithPlaywright(node));
}

/** @returns {string | undefined} */
function findOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return undefined;
  process.stdout.write("Installing Chromium with apt-get (once) ...\n");
  const env = { ...machineEnvironment(), DEBIAN_FRONTEND: "noninteractive" };
  const get = (...step) => runCommand("apt-get", step, { env, quiet: true });
  const updated = await get("update");
  // Not every release has the one without windows.
  for (const name of updated.code === 0 ? ["chromium-headless-shell", "chromium"] : []) {
    const { code, output } = await get("install", "-y", name);
    if (code === 0) return findOnPath();
    process.stdout.write(output);
  }
  return undefined;
}

async function installWithPlaywright(node) {
  process.stdout.write("Installing Chromium with Playwright (once) ...\n");
  const playwright = join(repository, "node_modules", "playwright", "cli.js");
  const { code } = await runCommand(node, [playwright, "install", "chromium"]);
  const question = "import { chromium } from 'playwright'; process.stdout.write(chromium.executablePath())";
  const answer = await runCommand(node, ["--input-type=module", "--eval", question], { quiet: true });
  if (code !== 0 || !existsSync(answer.output)) {
    throw new ExpectedFailure(
      "No Chromium was found and none could be installed: install one and set CHROMIUM_PATH to it.",
    );
  }
  return answer.output;
}
