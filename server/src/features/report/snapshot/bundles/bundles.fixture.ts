import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { strFromU8, strToU8, zipSync } from "fflate";
import type { TestPerson } from "#test-support/test-server.ts";

const script = fileURLToPath(new URL("../../../../../../scripts/verify-bundle.mjs", import.meta.url));

/** What the script that knows nothing of the server says of a bundle. */
export async function verified(bytes: Uint8Array): Promise<{ sound: boolean; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), "bundle-"));
  try {
    const file = join(folder, "bundle.zip");
    await writeFile(file, bytes);
    return await new Promise((resolve) => {
      execFile(process.execPath, [script, file], (error, stdout, stderr) =>
        resolve({ sound: error === null, said: `${stdout}${stderr}` }),
      );
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Brings a bundle in. */
export const bring = (person: TestPerson, bytes: Uint8Array) =>
  person.call("POST v2/concept/import", { body: {}, file: new File([Uint8Array.from(bytes)], "bundle.zip") });

export type BundleFiles = Readonly<Record<string, Uint8Array>>;

/** The value in a JSON file of a bundle. */
export const jsonIn = (files: BundleFiles, path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array()));

/** A bundle with other files, null for none, and a manifest that says so. */
export function forgedBundle(files: BundleFiles, changed: Record<string, unknown>): Uint8Array {
  const all: Record<string, Uint8Array> = { ...files };
  for (const [path, value] of Object.entries(changed))
    if (value === null) delete all[path];
    else all[path] = strToU8(typeof value === "string" ? value : JSON.stringify(value));
  const listed = Object.entries(all)
    .filter(([path]) => path !== "manifest.json")
    .map(([path, content]) => ({
      path,
      size: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
    }));
  const manifest = { ...jsonIn(files, "manifest.json"), files: listed };
  return zipSync({ ...all, "manifest.json": strToU8(JSON.stringify(manifest)) });
}
