import { readdir, readFile } from "node:fs/promises";
import { posix } from "node:path";

/**
 * @typedef {{ target: string, package?: string }} Import `target` is a path in the repository, or the
 *   specifier itself when it leads to a package or to Node
 * @typedef {{ path: string, lines: number, imports: Import[] }} Source `path` is relative to the repository, with slashes
 */

const folders = ["contract", "rules", "server", "web", "e2e", "bench", "scripts"];
const unread = new Set(["node_modules", "dist", "migrations", "test-results", "playwright-report", "coverage"]);
const language = /\.(?:ts|tsx|mjs|js)$/;
const ownPackage = /^@seedbed\/([a-z0-9]+)\/(.+)$/;
/** As the `exports` of the packages say; the server offers others only what its tests use. */
const folderOfPackage = { contract: "contract/src", rules: "rules/src" };
/** Aliases inside a workspace, as the `imports` of its package say. */
const folderOfAlias = { "#test-support": "test-support", "#testing": "src/testing" };

/**
 * Reads every source file of the repository at `root`.
 * @param {string} root
 * @returns {Promise<Source[]>}
 */
export async function readSources(root) {
  const paths = await Promise.all(folders.map((folder) => list(root, folder)));
  return Promise.all(paths.flat().map((path) => readSource(root, path)));
}

async function list(root, folder) {
  const entries = await readdir(posix.join(root, folder), { withFileTypes: true }).catch(() => []);
  const below = entries.map((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return unread.has(entry.name) || entry.name.startsWith(".") ? [] : list(root, path);
    return language.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(below)).flat();
}

async function readSource(root, path) {
  const text = await readFile(posix.join(root, path), "utf8");
  return { path, lines: text.trimEnd().split("\n").length, imports: findImports(text, path) };
}

/**
 * The imports and re-exports of a module, static and dynamic. The formatter writes each on lines of its own, so no parser
 * is needed.
 * @param {string} text
 * @param {string} path
 * @returns {Import[]}
 */
export function findImports(text, path) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const statements = [
    ...code.matchAll(/^(?:import|export)\s+(?:type\s+)?(?:[\w*\s{},$]+?\s+from\s+)["']([^"'\n]+)["']/gm),
    ...code.matchAll(/^import\s+["']([^"'\n]+)["']/gm),
    ...code.matchAll(/\bimport\(\s*["']([^"'\n]+)["']\s*\)/g),
  ];
  return statements.map(([, specifier]) => ({ target: resolve(specifier, path) }));
}

function resolve(specifier, path) {
  const [alias, ...below] = specifier.split("/");
  if (folderOfAlias[alias]) return posix.join(path.split("/")[0], folderOfAlias[alias], ...below);
  if (specifier.startsWith(".")) return posix.join(posix.dirname(path), specifier);
  const [, name, module] = ownPackage.exec(specifier) ?? [];
  return name ? `${folderOfPackage[name] ?? name}/${module}.ts` : specifier;
}
