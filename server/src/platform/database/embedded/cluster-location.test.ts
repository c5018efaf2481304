import { chmod, chown, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { StartupError } from "../../startup-error.ts";
import { locateCluster } from "./cluster-location.ts";

test("the folder of the database's socket is entered by its owner alone, and one that others may enter is not used", async () => {
  const home = await mkdtemp(join(tmpdir(), "seedbed-location-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const { socketDir } = await locateCluster(home);
  onTestFinished(() => rm(socketDir, { recursive: true, force: true }));
  expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
  expect((await locateCluster(home)).socketDir).toBe(socketDir);
  for (const opened of [0o750, 0o701]) {
    await chmod(socketDir, opened);
    await expect(locateCluster(home)).rejects.toThrow(StartupError);
  }
});

test.runIf(process.getuid?.() === 0)("a folder that another start is about to give away is waited for", async () => {
  const home = await mkdtemp(join(tmpdir(), "seedbed-location-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const { socketDir, owner } = await locateCluster(home);
  onTestFinished(() => rm(socketDir, { recursive: true, force: true }));
  await chown(socketDir, 0, 0);
  const second = locateCluster(home);
  await pause(100);
  await chown(socketDir, owner?.uid ?? 0, owner?.gid ?? 0);
  expect((await second).socketDir).toBe(socketDir);
});
