import { access, chmod, mkdir, realpath, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { folderFailure, hasErrorCode } from "./folder-failure.ts";

/**
 * Creates the data folder when it is missing and tries to write in it; gives its real path.
 * @throws StartupError when it cannot be created or written
 */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  try {
    await createFolder(dataDir);
    const probe = join(dataDir, `.write-test-${process.pid}`);
    await writeFile(probe, "");
    await rm(probe);
    return await realpath(dataDir);
  } catch (error) {
    throw folderFailure(error, dataDir);
  }
}

/** Not with `recursive`: in a folder such as /proc, where nothing can be created, Node would try for ever. */
async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
    // Whatever the umask is: another user's PostgreSQL may have to pass through, nobody has to list it.
    await chmod(folder, 0o711);
  } catch (error) {
    if (hasErrorCode(error, "EEXIST")) return;
    if (!hasErrorCode(error, "ENOENT") || (await isThere(dirname(folder)))) throw error;
    await createFolder(dirname(folder));
    await createFolder(folder);
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
