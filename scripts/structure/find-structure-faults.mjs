import { wrongArrows } from "./arrows.mjs";
import { importCycles } from "./cycles.mjs";
import { bannedSourceNames, longSources } from "./file-rules.mjs";
import { readSources } from "./read-sources.mjs";

/**
 * Everything in the repository at `root` that goes against its architecture, one sentence each.
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function findStructureFaults(root) {
  const sources = await readSources(root);
  return [wrongArrows, importCycles, longSources, bannedSourceNames].flatMap((rule) => rule(sources)).sort();
}
