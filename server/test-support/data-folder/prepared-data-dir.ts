import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, chmod, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** What a first start does: whoever changes it makes what was prepared obsolete. */
const makers = ["migrations", "src/platform/database", "src/demo", "src/installation.ts"].map((path) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url)),
);
const run = promisify(execFile);

/**
 * A data folder of its own as a first start leaves it, without having to wait for one: three seconds of a processor, and six with the demo company.
 * The first one of a kind is made by `firstStart`, in a folder that it is told; the others are copies, in the folder for temporary files.
 */
export async function preparedDataDir(kind: string, firstStart: (dataDir: string) => Promise<void>): Promise<string> {
  const prepared = join(tmpdir(), `seedbed-prepared-${kind}-${await stateOfMakers()}`);
  if (!(await exists(prepared))) await prepare(prepared, firstStart);
  const dataDir = await mkdtemp(join(tmpdir(), "seedbed-data-"));
  // Not by Node, whose copies belong to whoever makes them: files of PostgreSQL belong to its user.
  await run("cp", ["-a", `${prepared}/.`, dataDir]);
  return dataDir;
}

async function prepare(prepared: string, firstStart: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "seedbed-first-"));
  // What root starts keeps its database elsewhere when PostgreSQL's user cannot reach the folder; a copy must hold all.
  await chmod(dataDir, 0o711);
  await firstStart(dataDir);
  // Each copy is an installation of its own.
  await rm(join(dataDir, "server-id"));
  await rename(dataDir, prepared).catch(async (error: unknown) => {
    // Somebody else was quicker.
    await rm(dataDir, { recursive: true, force: true });
    if (!(await exists(prepared))) throw error;
  });
}

async function stateOfMakers(): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const maker of makers) for (const file of await filesOf(maker)) hash.update(file).update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

async function filesOf(path: string): Promise<string[]> {
  if (path.endsWith(".ts")) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : [])).sort();
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
