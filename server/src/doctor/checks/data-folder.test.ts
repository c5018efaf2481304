import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { checkDataFolder } from "./data-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seedbed-doctor-"));
  return () => rm(folder, { recursive: true, force: true });
});
const gigabyte = 1024 ** 3;

test("a folder that can be written is told with the room of its disk", async () => {
  expect(await checkDataFolder(folder, async () => 3.5 * gigabyte)).toEqual([
    { status: "ok", says: `${folder} can be written, and its disk has 3.5 GB of free space.`, todo: null },
  ]);
  expect((await checkDataFolder(folder))[0]?.says).toMatch(/has [\d.]+ [MG]B of free space\.$/);
});

test("little room is noted", async () => {
  expect(await checkDataFolder(folder, async () => gigabyte - 1024 ** 2)).toEqual([
    {
      status: "note",
      says: `${folder} can be written, and its disk has 1023 MB of free space.`,
      todo: "Free some space, or set DATA_DIR to another disk.",
    },
  ]);
});

test("a folder that is not there is tried, and left as it was", async () => {
  const deep = join(folder, "a", "b");
  expect(await checkDataFolder(deep, async () => gigabyte)).toMatchObject([
    { status: "ok", says: `${deep} can be made, and its disk has 1.0 GB of free space.` },
  ]);
  await expect(access(join(folder, "a"))).rejects.toThrow("ENOENT");
  await access(folder);
});

test("a place where no folder can be made is told with DATA_DIR", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  await expect(checkDataFolder(join(file, "data"))).rejects.toThrow(
    `The data folder ${file}/data cannot be created there: set DATA_DIR to a folder Seedbed may write to.`,
  );
});
