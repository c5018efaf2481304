import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * A hash over the names and contents of files and folders below `root`. A missing one counts as such.
 * @param {string} root
 * @param {string[]} paths
 * @param {(path: string) => boolean} isCounted is asked for each file
 */
export async function fingerprint(root, paths, isCounted) {
  const hash = createHash("sha256");
  for (const path of paths) await add(hash, { root, path }, isCounted);
  return hash.digest("hex");
}

async function add(hash, { root, path }, isCounted) {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (found?.isDirectory()) {
    for (const name of (await readdir(join(root, path))).sort())
      await add(hash, { root, path: `${path}/${name}` }, isCounted);
  } else if (found && isCounted(path)) {
    hash.update(`${path}\n${found.size}\n`).update(await readFile(join(root, path)));
  }
}
