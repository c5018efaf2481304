import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { repository } from "./repository.mjs";

/**
 * @typedef {"scripts" | "contract" | "rules" | "server" | "web" | "e2e"} Suite
 * @typedef {Partial<Record<Suite, import("./stages.mjs").Selection>>} Selections
 */

const suites = ["scripts", "contract", "rules", "server", "web", "e2e"];
const isTest = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
const unread = new Set(["node_modules", "dist", "test-results"]);

/**
 * The tests of every suite that `pattern` means: files whose path holds it, or else the tests whose titles do, wherever they stand. A
 * suite without any is absent.
 * @param {string} pattern
 * @param {string} [root] for tests
 * @returns {Promise<Selections>}
 */
export async function selectTests(pattern, root = repository) {
  const paths = (await Promise.all(suites.map((suite) => list(root, suite)))).flat();
  const wanted = pattern.toLowerCase();
  const byPath = paths.filter((path) => path.toLowerCase().includes(wanted));
  if (byPath.length > 0) return selectionsOf(byPath);
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), "utf8")));
  return selectionsOf(
    paths.filter((_, index) => texts[index].includes(pattern)),
    pattern,
  );
}

function selectionsOf(paths, title) {
  const selections = {};
  for (const path of paths) {
    const suite = path.split("/")[0];
    selections[suite] ??= { files: [], ...(title ? { title } : {}) };
    selections[suite].files.push(relative(suite, path));
  }
  return selections;
}

async function list(root, folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const below = entries.map((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return unread.has(entry.name) ? [] : list(root, path);
    return isTest.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(below)).flat();
}
