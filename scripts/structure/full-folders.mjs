import { readdir } from "node:fs/promises";
import { posix } from "node:path";

const most = 40;
const folders = ["contract", "rules", "server", "web", "e2e", "bench", "scripts", "docs"];
/** Not written by hand, or read by their number. */
const leftOut = new Set(["node_modules", "dist", "migrations", "decisions", "test-results", "coverage"]);

/**
 * Folders that hold more than a person takes in at a look.
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function fullFolders(root) {
  return (await Promise.all(folders.map((folder) => look(root, folder)))).flat();
}

async function look(root, folder) {
  const entries = await readdir(posix.join(root, folder), { withFileTypes: true }).catch(() => []);
  const below = entries
    .filter((entry) => entry.isDirectory() && !leftOut.has(entry.name) && !entry.name.startsWith("."))
    .map((entry) => look(root, `${folder}/${entry.name}`));
  const own = entries.length > most ? [`${folder} holds ${entries.length} entries: more than ${most}`] : [];
  return [...own, ...(await Promise.all(below)).flat()];
}
