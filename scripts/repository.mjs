import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. Everything in this folder runs on any Node from 18 on, before anything is installed. */
export const repository = dirname(dirname(fileURLToPath(import.meta.url)));

const wantedMajor = 24;
const installedNode = join(repository, "node_modules", "node", "bin", "node");

/**
 * The Node that runs the product: the one from the lockfile, or the machine's own when it is new enough.
 * @returns {string | undefined} undefined when there is none
 */
export function findNode() {
  if (existsSync(installedNode)) return installedNode;
  return Number(process.versions.node.split(".")[0]) >= wantedMajor ? process.execPath : undefined;
}

/** The environment for tools of the repository: its own programs stand first on the PATH. */
export function toolEnvironment() {
  return { ...process.env, PATH: [join(repository, "node_modules", ".bin"), process.env.PATH].join(delimiter) };
}

/** The environment for npm itself, which must not run on the Node it is about to replace. */
export function machineEnvironment() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(repository));
  return { ...process.env, PATH: folders.join(delimiter) };
}
