// Checks an evidence bundle with nothing but Node: node scripts/verify-bundle.mjs FILE.zip
// Every file is what the manifest says, none is missing, none is too many, the text of each source is the one that was kept, what
// stands is what the last changes say, and versions are made of changes that are there.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

const largest = 64_000_000;

/** The files of a ZIP archive by their paths. */
function filesOf(archive) {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error("This is not a ZIP file.");
  const files = new Map();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error("The directory of the archive is broken.");
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const path = archive.toString("utf8", at + 46, at + 46 + name);
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(from, from + packed);
    if (files.has(path)) throw new Error(`${path} is there twice.`);
    files.set(path, method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: largest }));
    at += 46 + name + extra + comment;
  }
  return files;
}

const sha256 = (content) => createHash("sha256").update(content).digest("hex");

function problemsIn(files) {
  const manifest = JSON.parse(files.get("manifest.json")?.toString("utf8") ?? "null");
  if (manifest?.format !== "seedbed-evidence-bundle") return ["There is no manifest of an evidence bundle."];
  if (manifest.version !== 1) return [`Version ${manifest.version} of the format is not known here.`];
  const problems = [];
  const listed = new Set();
  for (const { path, size, sha256: hash } of manifest.files) {
    const content = files.get(path);
    if (listed.has(path)) problems.push(`${path} is listed twice`);
    listed.add(path);
    if (!content) problems.push(`${path} is missing`);
    else if (content.length !== size) problems.push(`${path} has ${content.length} bytes instead of ${size}`);
    else if (sha256(content) !== hash) problems.push(`${path} was changed`);
  }
  for (const path of files.keys())
    if (path !== "manifest.json" && !listed.has(path)) problems.push(`${path} is not in the manifest`);
  for (const [path, content] of files) {
    if (!/^sources\/.+\.json$/.test(path)) continue;
    const text = files.get(path.replace(/json$/, "txt"));
    if (!text || sha256(text) !== JSON.parse(content.toString("utf8")).sha256)
      problems.push(`the text of ${path} is not the one that was kept`);
  }
  return [...problems, ...problemsOfVersions(files)];
}

const jsonOf = (files, path) => JSON.parse(files.get(path)?.toString("utf8") ?? "null");

/** What does not fit together of what stands, the changes and the versions; bundles from before there were versions in them have none. */
function problemsOfVersions(files) {
  const problems = [];
  const changes = new Map();
  for (const path of files.keys()) {
    const [, section, revision] = /^changes\/(.+)\/(\d+)\.json$/.exec(path) ?? [];
    if (section) changes.set(section, (changes.get(section) ?? new Set()).add(Number(revision)));
  }
  const stands = jsonOf(files, "report.json")?.sections ?? {};
  for (const [section, { revision }] of Object.entries(stands))
    if (revision !== Math.max(...(changes.get(section) ?? [0])))
      problems.push(`what stands of ${section} is not its last change`);
  let before = { number: 0, sections: {} };
  for (const version of jsonOf(files, "versions.json") ?? []) {
    const { number, fromNumber, sections } = version;
    if (number <= before.number) problems.push(`version ${number} is there twice, or not in its place`);
    if (fromNumber !== null && fromNumber >= number) problems.push(`version ${number} brings back a later one`);
    for (const [section, { revision }] of Object.entries(sections)) {
      const name = `change ${revision} of ${section}`;
      if (!changes.get(section)?.has(revision)) problems.push(`version ${number} is made of ${name}, which is missing`);
      if (revision < (before.sections[section]?.revision ?? 0))
        problems.push(
          `version ${number} is made of ${name}, which is older than what the version before it is made of`,
        );
      if (revision > (stands[section]?.revision ?? 0))
        problems.push(`version ${number} is made of ${name}, which is later than what stands`);
    }
    before = version;
  }
  return problems;
}

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error("Say which file: node scripts/verify-bundle.mjs FILE.zip");
  const files = filesOf(readFileSync(file));
  const problems = problemsIn(files);
  for (const problem of problems) console.error(`wrong: ${problem}`);
  console.log(problems.length === 0 ? `sound: ${files.size} files` : `${problems.length} wrong`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`wrong: ${error.message}`);
  process.exitCode = 1;
}
