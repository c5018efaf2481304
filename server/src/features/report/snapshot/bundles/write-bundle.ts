import { createHash } from "node:crypto";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { type ArchivedFile, writeArchive } from "../../../../platform/archives/write-archive.ts";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import { canonicalJson } from "../../../../platform/json/canonical-json.ts";
import { writeMarkdown } from "../../../../platform/markdown/write-markdown.ts";
import type { PrintedDocument } from "../../../../platform/pdf/printed-document.ts";
import { conceptNotFound } from "../../../concepts/exports/concept-failures.ts";
import { featureVersionsOf } from "../../../concepts/exports/feature-versions-of.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { citedIn } from "../../revisions/cited-sources.ts";
import { deriveReportState } from "../../section-states.ts";
import {
  type BundledReport,
  type BundledRevision,
  type BundledSource,
  bundleName,
  bundleVersion,
  type Manifest,
  revisionPath,
  withoutPictures,
} from "./bundle-format.ts";
import { readConceptWords, readKeptPages, readRevisionsBehind, readSectionRows, readUsage } from "./bundle-store.ts";
import { nameOf, versionsOf } from "./write-versions.ts";

interface BundledConcept {
  actor: Pick<Member, "accountId" | "userId">;
  conceptId: string;
  identifier: string;
  at: Date;
  document: PrintedDocument;
}

/**
 * Everything that a report rests on, as a ZIP that another installation can take and anybody can check: what stands, every revision that is kept with who
 * made it, the versions that were saved, each source with the text that was kept of it, and what models were asked. Throws `not_found`.
 */
export async function writeBundle(
  { database }: Pick<ReportDependencies, "database">,
  { actor, conceptId, identifier, at, document }: BundledConcept,
): Promise<Uint8Array> {
  const { files, concept } = await database.readTenant(actor, async (transaction) => {
    const words = await readConceptWords(transaction, conceptId);
    if (!words) throw conceptNotFound();
    const read: ArchivedFile[] = [];
    const sources = new Set<string>();
    const heads = new Map<string, unknown>();
    for (const section of reportSections)
      for await (const revision of revisionsOf(transaction, conceptId, section)) {
        for (const id of citedIn(revision.content)) sources.add(id);
        heads.set(section, revision.content);
        read.push(jsonFile(revisionPath(section, revision.revision), revision));
      }
    read.push(...(await sourceFiles(transaction, [...sources])));
    read.push(jsonFile("versions.json", await versionsOf(transaction, conceptId)));
    read.push(jsonFile("usage.json", await usageOf(transaction, conceptId)));
    read.unshift(jsonFile("report.json", await reportOf(transaction, words, heads)));
    return { files: read, concept: { uuid: words.id, identifier, title: words.title } };
  });
  const all = [textFile("report.md", writeMarkdown(document)), ...files];
  const manifest: Manifest = {
    format: bundleName,
    version: bundleVersion,
    madeAt: at.toISOString(),
    concept,
    files: all.map(({ path, content }) => ({ path, size: content.length, sha256: sha256(content) })),
  };
  return writeArchive([textFile("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`), ...all]);
}

const sha256 = (content: Uint8Array | string) => createHash("sha256").update(content).digest("hex");
const textFile = (path: string, text: string): ArchivedFile => ({ path, content: new TextEncoder().encode(text) });
/** The same value is the same file, in whatever order a database gives its properties. */
const jsonFile = (path: string, value: unknown) => textFile(path, `${canonicalJson(value)}\n`);

async function* revisionsOf(
  transaction: Transaction,
  conceptId: string,
  section: (typeof reportSections)[number],
): AsyncGenerator<BundledRevision> {
  let revision = 0;
  for (;;) {
    const rows = await readRevisionsBehind(transaction, { conceptId, section, revision });
    for (const { row, firstName, lastName } of rows) {
      revision = row.revision;
      yield {
        section,
        revision,
        at: row.createdAt.toISOString(),
        by: nameOf({ firstName, lastName }, row),
        ...(row.withAi ? { withAi: true as const } : {}),
        undoes: row.undoes,
        ...(row.bringsBack === null ? {} : { bringsBack: row.bringsBack }),
        changes: withoutPictures(row.changes) as BundledRevision["changes"],
        marks: row.marks,
        content: withoutPictures(row.content),
      };
    }
    if (rows.length === 0) return;
  }
}

async function sourceFiles(transaction: Transaction, ids: readonly string[]): Promise<ArchivedFile[]> {
  const pages = await readKeptPages(transaction, ids);
  return pages.flatMap((page) => {
    const told: BundledSource = {
      uuid: page.id,
      address: page.address,
      url: page.url,
      title: page.title,
      publisher: page.publisher,
      publishedDate: page.publishedDate,
      language: page.language,
      classification: page.classification,
      category: page.category,
      retrievedAt: page.retrievedAt.toISOString(),
      sha256: sha256(page.text),
    };
    return [jsonFile(`sources/${page.id}.json`, told), textFile(`sources/${page.id}.txt`, page.text)];
  });
}

async function reportOf(
  transaction: Transaction,
  words: NonNullable<Awaited<ReturnType<typeof readConceptWords>>>,
  contents: ReadonlyMap<string, unknown>,
): Promise<BundledReport> {
  const rows = await readSectionRows(transaction, words.id);
  const { reportStatusBySection: states } = deriveReportState(words, rows);
  const sections = rows
    .filter(({ section, revision }) => revision > 0 && contents.has(section))
    .map(({ section, revision, startedAt, completedAt, origin, notes }) => [
      section,
      {
        isOutdated: states[section].status === "outdated",
        ...{ origin, notes, revision },
        startedAt: startedAt?.toISOString() ?? null,
        completedAt: completedAt?.toISOString() ?? null,
        content: contents.get(section),
      },
    ]);
  const { title, summary, overview, valueProposition, problemStatement, differentiators, rightsToWin, status } = words;
  return {
    concept: {
      ...{ title, summary, overview, valueProposition, problemStatement, differentiators, rightsToWin, status },
      forms: featureVersionsOf(words.featureVersions),
    },
    sections: Object.fromEntries(sections),
  };
}

/** What models were asked, attempt by attempt; never in which words. */
async function usageOf(transaction: Transaction, conceptId: string) {
  const rows = await readUsage(transaction, conceptId);
  return rows.map(
    ({ task, taskVersion, model, attempt, tokensIn, tokensCached, tokensOut, costUsd, outcome, createdAt }) => ({
      ...{ task, taskVersion, model, attempt, tokensIn, tokensCached, tokensOut, costUsd, outcome },
      at: createdAt.toISOString(),
    }),
  );
}
