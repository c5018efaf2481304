import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { ExpectedFailure } from "./expected-failure.mjs";
import { findNode, machineEnvironment, repository } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

const lockfile = join(repository, "package-lock.json");
const stampFile = join(repository, "node_modules", ".seedbed-lockfile-hash");
/** npm writes here what it has installed, when it is done. */
const installedLockfile = join(repository, "node_modules", ".package-lock.json");

/**
 * Installs the dependencies when they are not those of the lockfile.
 * @returns {Promise<string>} the Node that runs the product
 */
export async function install() {
  const lock = await readFile(lockfile, "utf8");
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${lock}`).digest("hex");
  const stamp = await readFile(stampFile, "utf8").catch(() => "");
  if (stamp !== hash || !findNode()) {
    if (!(await isInstalled(lock))) await runNpmCi();
    await writeFile(stampFile, hash);
  }
  const node = findNode();
  if (!node)
    throw new ExpectedFailure("Node 24 was not installed: allow npm to run install scripts, then start again.");
  return node;
}

/** @param {string} lock */
async function isInstalled(lock) {
  const installed = await readFile(installedLockfile, "utf8").catch(() => "{}");
  const { packages = {} } = JSON.parse(installed);
  const wanted = Object.entries(JSON.parse(lock).packages);
  const missing = wanted.filter(
    ([path, { version, optional, link }]) =>
      path.includes("node_modules/") && !optional && !link && packages[path]?.version !== version,
  );
  return missing.length === 0 && findNode() !== undefined;
}

async function runNpmCi() {
  process.stdout.write("Installing what Seedbed needs (once, about a minute) ...\n");
  // A machine set up for production leaves out what builds the web; npm's settings may come from anywhere.
  const complete = ["--include=dev", "--include=optional"];
  // The lockfile fixes every version and its hash, so nothing has to be asked twice; and there are many small answers.
  const quick = ["--prefer-offline", "--maxsockets=50", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = ["ci", ...complete, ...quick];
  const { npm_execpath: npm = "" } = process.env;
  const { code, stopped } =
    basename(npm) === "npm-cli.js"
      ? await runCommand("node", [npm, ...options], { env: machineEnvironment() })
      : await runCommand("npm", options, { env: machineEnvironment() });
  if (stopped) throw new ExpectedFailure("Stopped while installing.");
  if (code !== 0) throw new ExpectedFailure("npm could not install the dependencies: its own words stand above.");
}
