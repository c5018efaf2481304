import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "./repository.mjs";

/*
 * Whether the first load of a built web stays small: what the login page and the dashboard are made of before anybody does anything, in
 * bytes of Brotli, from the files of the build alone. `npm run bench -- first-load` measures the same in a browser, with headers and
 * answers.
 */
const folder = join(repository, "web", "dist");

/** `chunk`: what the page needs beside the entry. `limit`: kilobytes. */
const pages = [
  { name: "login page", chunk: "front-door", limit: 104 },
  { name: "dashboard", chunk: "dashboard", limit: 170 },
];

const manifest = JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8"));
const html = await readFile(join(folder, "index.html"), "utf8");

for (const { name, chunk, limit } of pages) {
  const files = new Set(["index.html", ...referencedIn(html)]);
  addWithImports(chunkNamed(chunk), files);
  const sizes = await Promise.all([...files].map(async (file) => ({ file, bytes: await sizeOf(file) })));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  process.stdout.write(`First load of the ${name}: ${total.toFixed(1)} kB of at most ${limit}\n`);
  if (total <= limit) continue;
  for (const { file, bytes } of sizes.sort((a, b) => b.bytes - a.bytes)) process.stdout.write(`  ${bytes} ${file}\n`);
  process.stdout.write("What a file of web/src/routes imports is part of every first load, but for its screen.\n");
  process.exitCode = 1;
}

/** Scripts, styles and fonts that the page itself names; scripts it names import only each other. */
function referencedIn(page) {
  return [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file);
}

function chunkNamed(name) {
  const chunk = Object.values(manifest).find((candidate) => candidate.name === name);
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  return chunk;
}

function addWithImports({ file, css = [], imports = [] }, files) {
  if (files.has(file)) return;
  for (const each of [file, ...css]) files.add(each);
  for (const key of imports) addWithImports(manifest[key], files);
}

/** Bytes as sent: of the compressed file, where there is one. */
async function sizeOf(file) {
  const compressed = await stat(join(folder, `${file}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(join(folder, file)))).size;
}
