import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ExpectedFailure } from "./expected-failure.mjs";
import { machineEnvironment, repository } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

/** Draws the same and costs a fifth less: it has no windows. */
const withoutWindows = "chromium-headless-shell";
const names = [withoutWindows, "chromium", "chromium-browser", "google-chrome"];
/** Seconds for each step of apt-get, where a browser is there already. */
const patience = "60";

/**
 * Finds the browser for the tests: CHROMIUM_PATH, else on the PATH, else installed with apt-get (as root), else with
 * Playwright. A machine that is there to run checks gets the one without windows in addition, where that can be had.
 * @param {string} node the Node that runs Playwright's installer
 * @returns {Promise<string>} its path
 */
export async function findChromium(node) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new ExpectedFailure(`CHROMIUM_PATH leads to ${given}, which does not exist.`);
  }
  const found = findOnPath();
  if (found && process.env.CI && !found.endsWith(withoutWindows)) return (await installAnother()) ?? found;
  return found ?? (await installWithApt()) ?? (await installWithPlaywright(node));
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

const hasApt = () => process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get");
const aptEnvironment = () => ({ ...machineEnvironment(), DEBIAN_FRONTEND: "noninteractive" });

/** Whatever goes wrong, the browser that is there does as well. */
async function installAnother() {
  if (!hasApt()) return undefined;
  for (const step of [["update"], ["install", "-y", "--no-install-recommends", withoutWindows]]) {
    const { code } = await runCommand("timeout", [patience, "apt-get", ...step], {
      env: aptEnvironment(),
      quiet: true,
    });
    if (code !== 0) return undefined;
  }
  return findOnPath();
}

async function installWithApt() {
  if (!hasApt()) return undefined;
  process.stdout.write("Installing Chromium with apt-get (once) ...\n");
  const get = (...step) => runCommand("apt-get", step, { env: aptEnvironment(), quiet: true });
  const updated = await get("update");
  // Not every release has the one without windows.
  for (const name of updated.code === 0 ? [withoutWindows, "chromium"] : []) {
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
