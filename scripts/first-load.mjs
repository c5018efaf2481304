import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "./repository.mjs";

/*
 * Whether the first load of a built web stays small: what the login page, the dashboard and the pages of a report are made of before anybody does
 * anything, in bytes of Brotli, from the files of the build alone. `npm run bench -- first-load report-weight` measures the same in a browser, with
 * headers and answers, which are 13 to 20 kB of a page of a report: with them it weighs at most 230.
 */
const folder = join(repository, "web", "dist");

/** What every page of a report asks for, and the font of its texts. */
const report = ["application", "shared", "report", "newsreader-text-basic"];
/** `parts`: the chunks, and the fonts, that the page needs beside the entry. `limit`: kilobytes. */
const pages = [
  { name: "login page", parts: ["front-door"], limit: 100.7 },
  { name: "dashboard", parts: ["dashboard"], limit: 147.9 },
  {
    name: "bank",
    parts: ["application", "bank", "concept"],
    limit: 169.5,
  },
  { name: "overview", parts: [...report, "overview"], limit: 199.1 },
  { name: "classic overview", parts: [...report, "overview", "classic-overview"], limit: 200.8 },
  { name: "market scan", parts: [...report, "market-scan"], limit: 199.7 },
  { name: "classic market scan", parts: [...report, "market-scan", "classic-market-scan"], limit: 202 },
  { name: "customer profiles", parts: [...report, "profiles"], limit: 201.8 },
  { name: "financials", parts: [...report, "financials", "revenue-icons"], limit: 201.8 },
  { name: "assumptions", parts: [...report, "assumptions"], limit: 201.4 },
  { name: "context of a report", parts: [...report, "settings"], limit: 193.2 },
];

const manifest = JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8"));
const html = await readFile(join(folder, "index.html"), "utf8");

for (const { name, parts, limit } of pages) {
  const files = new Set(["index.html", ...referencedIn(html)]);
  for (const part of parts) addWithImports(partNamed(part), files);
  const sizes = await Promise.all([...files].map(async (file) => ({ file, bytes: await sizeOf(file) })));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  process.stdout.write(`First load of the ${name}: ${total.toFixed(1)} kB of at most ${limit}\n`);
  await expectCompiledAhead(name, files);
  if (total <= limit) continue;
  for (const { file, bytes } of sizes.sort((a, b) => b.bytes - a.bytes)) process.stdout.write(`  ${bytes} ${file}\n`);
  process.stdout.write(
    "What a file of web/src/routes imports is part of every first load, but for its screen; what few pages show at once is no part of `report`.\n",
  );
  process.exitCode = 1;
}

/** All but crumbs are marked to be compiled while they come (`web/build-plugins.ts`): compiled when called, they take a third more of a page's thread. */
async function expectCompiledAhead(name, files) {
  for (const file of files) {
    if (!file.endsWith(".js")) continue;
    const text = await readFile(join(folder, file), "utf8");
    if (text.length < 4_000 || text.startsWith("//# allFunctionsCalledOnLoad\n")) continue;
    process.stdout.write(`  ${file} of the ${name} is not marked to be compiled while it comes\n`);
    process.exitCode = 1;
  }
}

/** Scripts, styles and fonts that the page itself names; scripts it names import only each other. */
function referencedIn(page) {
  return [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file);
}

/** The chunk of a name, of several the largest: a route may be called like it; or a font. */
function partNamed(name) {
  const found = Object.values(manifest)
    .filter((candidate) => candidate.name === name || candidate.src?.endsWith(`/${name}.woff2`))
    .sort((one, other) => (other.imports?.length ?? 0) - (one.imports?.length ?? 0));
  if (!found[0]) throw new Error(`The build has no part ${name}.`);
  return found[0];
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
