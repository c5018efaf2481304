import { wrongArrows } from "./arrows.mjs";
import { importCycles } from "./cycles.mjs";
import { bannedSourceNames, growingSources, longSources, strayDependencies } from "./file-rules.mjs";
import { fullFolders } from "./full-folders.mjs";
import { readSources } from "./read-sources.mjs";

/**
 * Everything in the repository at `root` that goes against its architecture, one sentence each.
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function findStructureFaults(root) {
  const sources = await readSources(root);
  const faults = [wrongArrows, importCycles, longSources, growingSources, bannedSourceNames, strayDependencies].flatMap(
    (rule) => rule(sources),
  );
  return [...faults, ...(await fullFolders(root))].sort();
}
