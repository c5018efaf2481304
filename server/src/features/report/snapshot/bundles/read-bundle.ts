import { createHash } from "node:crypto";
import { setImmediate as rest } from "node:timers/promises";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { z } from "zod";
import { ArchiveRefused, readArchive } from "../../../../platform/archives/read-archive.ts";
import { Failure } from "../../../../platform/failure.ts";
import { canonicalJson } from "../../../../platform/json/canonical-json.ts";
import {
  BundledReport,
  BundledRevision,
  BundledSource,
  type BundledVersion,
  BundledVersions,
  isBundlePath,
  Manifest,
  revisionPath,
  withoutPictures,
} from "./bundle-format.ts";
import { versionsProblem } from "./versions-problem.ts";

/** A bundle whose files are what its manifest says, and of the form that they should be. */
export interface ReadBundle {
  manifest: Manifest;
  report: BundledReport;
  /** Of each section in their order. */
  revisions: Map<ReportSection, BundledRevision[]>;
  sources: (BundledSource & { text: string })[];
  /** In their order; none where the bundle is from before versions were part of it. */
  versions: BundledVersion[];
}

const limits = { files: 10_000, largestFile: 8_000_000, largestInAll: 250_000_000, isExpected: isBundlePath };
const refused = (sentence: string) => new Failure("invalid", sentence);

/** Reads a bundle as what it is: a file from anywhere. Throws `invalid` with a sentence that says what is wrong with it. */
export async function readBundle(bytes: Uint8Array): Promise<ReadBundle> {
  const files = await readArchive(bytes, limits).catch((error: unknown) => {
    throw error instanceof ArchiveRefused ? refused(error.message) : error;
  });
  const manifest = parsed(files, "manifest.json", Manifest);
  await checkSums(files, manifest);
  const report = parsed(files, "report.json", BundledReport);
  const revisions = new Map<ReportSection, BundledRevision[]>();
  const sources: ReadBundle["sources"] = [];
  for (const path of [...files.keys()].toSorted()) {
    // Each is parsed in a turn of its own: others are answered in between.
    await rest();
    if (path.startsWith("changes/")) {
      const revision = parsed(files, path, BundledRevision);
      if (revisionPath(revision.section, revision.revision) !== path) throw refused(`“${path}” holds another change.`);
      if ((revision.bringsBack ?? 0) >= revision.revision) throw refused(`“${path}” brings back a later change.`);
      revisions.set(revision.section, [...(revisions.get(revision.section) ?? []), revision]);
    }
    if (path.startsWith("sources/") && path.endsWith(".json")) sources.push(sourceAt(files, path));
  }
  for (const path of files.keys())
    if (path.endsWith(".txt") && !files.has(path.replace(/txt$/, "json")))
      throw refused(`“${path}” belongs to no source.`);
  for (const [section, { revision, content }] of Object.entries(report.sections)) {
    const head = revisions.get(section as ReportSection)?.at(-1);
    if (
      head?.revision !== revision ||
      canonicalJson(withoutPictures(content)) !== canonicalJson(withoutPictures(head.content))
    )
      throw refused(`What stands of “${section}” is not what its last change says.`);
  }
  for (const section of revisions.keys())
    if (!report.sections[section]) throw refused(`“${section}” has changes, but is not in the report.`);
  const versions = files.has("versions.json") ? parsed(files, "versions.json", BundledVersions) : [];
  const problem = versionsProblem(versions, revisions);
  if (problem) throw refused(problem);
  return { manifest, report, revisions, sources, versions };
}

async function checkSums(files: ReadonlyMap<string, Buffer>, { files: listed }: Manifest): Promise<void> {
  const known = new Map(listed.map((file) => [file.path, file]));
  if (known.size !== listed.length) throw refused("The manifest lists a file twice.");
  for (const { path } of listed) if (!files.has(path)) throw refused(`“${path}” is missing.`);
  for (const [path, content] of files) {
    if (path === "manifest.json") continue;
    await rest();
    const told = known.get(path);
    if (!told) throw refused(`“${path}” is not in the manifest.`);
    if (told.size !== content.length || told.sha256 !== createHash("sha256").update(content).digest("hex"))
      throw refused(`“${path}” is not what the manifest says: it was changed, or the file is broken.`);
  }
}

function sourceAt(files: ReadonlyMap<string, Buffer>, path: string): BundledSource & { text: string } {
  const source = parsed(files, path, BundledSource);
  const text = textAt(files, path.replace(/json$/, "txt"));
  if (path !== `sources/${source.uuid}.json`) throw refused(`“${path}” holds another source.`);
  if (createHash("sha256").update(text).digest("hex") !== source.sha256)
    throw refused(`The text of “${path}” is not the one that was kept.`);
  return { ...source, text };
}

function textAt(files: ReadonlyMap<string, Buffer>, path: string): string {
  const content = files.get(path);
  if (!content) throw refused(`“${path}” is missing: this is no evidence bundle, or it is not whole.`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    throw refused(`“${path}” is no text.`);
  }
  if (text.includes("\u0000")) throw refused(`“${path}” holds characters that cannot be stored.`);
  return text;
}

/** Deeper than anything that a report holds. */
const deepest = 40;

function parsed<Schema extends z.ZodType>(
  files: ReadonlyMap<string, Buffer>,
  path: string,
  schema: Schema,
): z.infer<Schema> {
  const text = textAt(files, path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused(`“${path}” is no valid JSON.`);
  }
  checkStorable(value, path, 0);
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const version = path === "manifest.json" && issue?.path[0] === "version";
  if (version) throw refused("This bundle was made by another version of Seedbed, whose bundles cannot be read here.");
  throw refused(
    `“${path}” is not as it should be: ${[...(issue?.path ?? [])].join(".")} ${issue?.message ?? ""}`.trim(),
  );
}

/** PostgreSQL holds no NUL and no half of a pair, and nobody nests so deeply. */
function checkStorable(value: unknown, path: string, depth: number): void {
  if (depth > deepest) throw refused(`“${path}” is nested too deeply.`);
  if (typeof value === "string" && (value.includes("\u0000") || !value.isWellFormed()))
    throw refused(`“${path}” holds characters that cannot be stored.`);
  if (typeof value === "number" && !Number.isFinite(value))
    throw refused(`“${path}” holds a number that is too large.`);
  if (typeof value !== "object" || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (name === "__proto__") throw refused(`“${path}” holds a name that cannot be stored.`);
    checkStorable(name, path, depth + 1);
    checkStorable(each, path, depth + 1);
  }
}
