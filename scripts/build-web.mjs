import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ExpectedFailure } from "./expected-failure.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { repository } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

const sources = [
  "package-lock.json",
  "contract/src",
  "rules/src",
  "web/build-plugins.ts",
  "web/index.html",
  "web/public",
  "web/react-compiler.ts",
  "web/src",
  "web/vite.config.ts",
];
const stampFile = join(repository, ".cache", "web-build-hash");

/**
 * Builds the web into `web/dist` when its sources changed since the last time.
 * @param {string} node the Node that runs the build
 */
export async function buildWeb(node) {
  const hash = fingerprint(repository, sources, (path) => !/\.test\.tsx?$|\.gen\.ts$/.test(path));
  const stamp = await readFile(stampFile, "utf8").catch(() => "");
  if (stamp === hash && existsSync(join(repository, "web", "dist", "index.html"))) return;
  process.stdout.write("Building the web (once) ...\n");
  const vite = join(repository, "node_modules", "vite", "bin", "vite.js");
  const options = ["build", "--logLevel", "warn"];
  const cwd = join(repository, "web");
  const { code, stopped, output } = await runCommand(node, [vite, ...options], { cwd, quiet: true });
  if (stopped) throw new ExpectedFailure("Stopped while building the web.");
  if (code !== 0) throw new ExpectedFailure(`${output}\nThe web could not be built: the reason stands above.`);
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, hash);
}
