/**
 * Circles of imports, each named once. Imports of types count: they vanish before anything runs, but not before anybody reads.
 * @param {import("./read-sources.mjs").Source[]} sources
 * @returns {string[]}
 */
export function importCycles(sources) {
  const targetsByPath = new Map(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const finished = new Set();
  const trail = [];
  const found = [];
  const visit = (path) => {
    if (finished.has(path)) return;
    const start = trail.indexOf(path);
    if (start >= 0) {
      found.push(`Import cycle: ${[...trail.slice(start), path].join(" -> ")}`);
      return;
    }
    trail.push(path);
    for (const target of targetsByPath.get(path) ?? []) visit(target);
    trail.pop();
    finished.add(path);
  };
  for (const path of targetsByPath.keys()) visit(path);
  return found;
}
