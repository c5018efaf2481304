import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import type { Rolldown } from "vite";

const repository = fileURLToPath(new URL("..", import.meta.url));
const folder = join(repository, ".cache", "react-compiler");

/** What the compiler makes of components. Only what can be told in JSON: what it has made is kept under it. */
const settings = {};

interface Kept {
  key: string;
  code: string;
  map: Rolldown.SourceMapInput | undefined;
}

/**
 * The React compiler, which is most of the work of a build. What it has made of a file is kept in `.cache/react-compiler` for the builds and tests
 * that follow, until the file or an installed package is another.
 */
export async function reactCompiler(exclude: RegExp[]) {
  const plugin = await babel({ presets: [reactCompilerPreset(settings)], exclude });
  const { transform } = plugin;
  if (typeof transform !== "object") throw new Error("Babel's plugin has no transform that can be remembered.");
  const compile = transform.handler;
  const installed = readFileSync(join(repository, "package-lock.json"));
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  transform.handler = async function (code, id, options) {
    const path = relative(repository, id);
    const file = join(folder, `${hashOf(path)}.json`);
    const key = hashOf(JSON.stringify([settings, path, code]), installed);
    const kept = await readKept(file);
    if (kept?.key === key) return { code: kept.code, map: kept.map };
    const compiled = await compile.call(this, code, id, options);
    if (typeof compiled === "object" && typeof compiled?.code === "string")
      await keep(file, { key, code: compiled.code, map: compiled.map });
    return compiled;
  };
  return plugin;
}

function hashOf(text: string, more: Uint8Array = new Uint8Array()): string {
  return createHash("sha256").update(more).update(text).digest("hex");
}

/** What is not there, or only half written, was not kept. */
async function readKept(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** In one step: a build and tests may compile the same file at once. A folder that cannot be written costs time alone. */
async function keep(file: string, kept: Kept): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, JSON.stringify(kept));
    await rename(draft, file);
  } catch {
    // The next build compiles it again.
  }
}
