import { access, rmdir, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { prepareDataFolder } from "../../platform/database/embedded/data-folder.ts";
import { bytesInWords } from "../bytes-in-words.ts";
import { type Answer, note, ok } from "../finding.ts";

const scarce = 1024 ** 3;

/** Whether the data folder can be written, and how much room its disk has. A folder that is not there yet is tried and left as it was. */
export async function checkDataFolder(dataDir: string, freeSpace = freeBytes): Promise<Answer[]> {
  const missing = await missingFolders(dataDir);
  await prepareDataFolder(dataDir);
  const free = await freeSpace(dataDir);
  // The deepest first; one that somebody else has put something into meanwhile stays.
  for (const folder of missing) await rmdir(folder).catch(() => undefined);
  const room = `its disk has ${bytesInWords(free)} of free space`;
  const says = missing.length > 0 ? `${dataDir} can be made, and ${room}.` : `${dataDir} can be written, and ${room}.`;
  return [free < scarce ? note(says, "Free some space, or set DATA_DIR to another disk.") : ok(says)];
}

async function missingFolders(folder: string): Promise<string[]> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? [] : [folder, ...(await missingFolders(dirname(folder)))];
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
