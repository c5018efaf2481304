import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { prepareDataFolder } from "./data-folder.ts";
import { freeNumber, readUsers } from "./system-users.ts";

test("PostgreSQL of root runs as a number that no user of the machine has", async () => {
  const users = await readUsers();
  expect(users.numbers.has(0)).toBe(true);
  const { uid, gid } = freeNumber(users);
  expect(users.numbers.has(uid)).toBe(false);
  expect(gid).toBe(uid);
  expect(freeNumber({ ...users, numbers: new Set() })).toEqual({ uid: 61_042, gid: 61_042 });
  const taken = new Set([...users.numbers, uid, uid + 1, uid + 3]);
  expect(freeNumber({ ...users, numbers: taken })).toEqual({ uid: uid + 2, gid: uid + 2 });
});

test("a new data folder can be passed through and listed by its owner alone; one that is there stays as it is", async () => {
  const home = await mkdtemp(join(tmpdir(), "seedbed-folder-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const folder = join(home, "deep", "data");
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  const before = await modeOf(home);
  expect(await prepareDataFolder(folder)).toMatch(/deep\/data$/);
  expect([await modeOf(folder), await modeOf(join(home, "deep")), await modeOf(home)]).toEqual([0o711, 0o711, before]);
  expect(await prepareDataFolder(folder)).toMatch(/deep\/data$/);
});
