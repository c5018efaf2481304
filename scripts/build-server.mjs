import { existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ExpectedFailure } from "./expected-failure.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { repository, toolEnvironment } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

const sources = [
  "package-lock.json",
  "tsconfig.base.json",
  "scripts/bundle",
  ...["contract", "rules", "server"].flatMap((name) => [`${name}/package.json`, `${name}/src`]),
];
const builds = join(repository, "server", "dist");
/** A server that still runs from an earlier build finds there what it has not loaded yet. */
const kept = 3;
/** Of a server: what a call has made is gone before it grows old, so that nobody waits for all of the heap to be cleared up (0.1 to 0.2 s each time). */
const serving = ["--max-semi-space-size=64"];

/**
 * A program of the server, ready to be run. What it has compiled serves its next start, which takes a fifth less then.
 * @param {string} node the Node that runs it
 * @param {keyof typeof import("./bundle/programs.mjs").programs} name
 * @returns {Promise<{ file: string, flags: string[], env: NodeJS.ProcessEnv }>}
 */
export async function serverProgram(node, name) {
  const folder = await buildServer(node);
  return {
    file: join(folder, `${name}.js`),
    flags: name === "main" ? serving : [],
    env: { ...toolEnvironment(), NODE_COMPILE_CACHE: join(folder, "compiled") },
  };
}

/**
 * Makes few files of the server's sources and of the packages they use, unless that has been done with these very sources: Node would take three
 * times the processor's time to load two thousand one by one. Safe when several do it at once.
 * @param {string} node the Node that runs the build
 * @returns {Promise<string>} the folder of the build: `main.js`, and the others that `bundle/programs.mjs` names
 */
async function buildServer(node) {
  const hash = fingerprint(repository, sources, (path) => !/\.(test|fixture)\.ts$/.test(path));
  const folder = join(builds, hash.slice(0, 16));
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  const program = [join(repository, "scripts", "bundle", "bundle-server.mjs"), unfinished];
  const { code, stopped, output } = await runCommand(node, program, { quiet: true });
  if (stopped || code !== 0) await rm(unfinished, { recursive: true, force: true });
  if (stopped) throw new ExpectedFailure("Stopped while building the server.");
  if (code !== 0) throw new ExpectedFailure(`${output}\nThe server could not be built: the reason stands above.`);
  await rename(unfinished, folder).catch(async (error) => {
    // Somebody else was quicker.
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
  await removeOld();
  return folder;
}

async function removeOld() {
  const names = (await readdir(builds)).filter((name) => !name.includes("."));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, made: (await stat(join(builds, name))).mtimeMs })),
  );
  dated.sort((one, other) => other.made - one.made);
  for (const { name } of dated.slice(kept)) await rm(join(builds, name), { recursive: true, force: true });
}
