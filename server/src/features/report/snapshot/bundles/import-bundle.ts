import { createHash } from "node:crypto";
import { setImmediate as rest } from "node:timers/promises";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ImportedConcept } from "@seedbed/contract/report/documents/schemas";
import { sectionContracts } from "@seedbed/contract/report/sections";
import type { Transaction } from "../../../../platform/database/database.ts";
import { Failure } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import type { UploadedFile } from "../../../../platform/http/uploaded-file.ts";
import { canonicalJson } from "../../../../platform/json/canonical-json.ts";
import { announceConcept } from "../../../concepts/exports/announce-concept.ts";
import { keptPages } from "../../../evidence/tables.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { readReportStates } from "../../read-report-states.ts";
import { noteCitedSources } from "../../revisions/cited-sources.ts";
import { insertRevision } from "../../revisions/revision-store.ts";
import { writeSection } from "../../run/run-store.ts";
import type { ContentHashes } from "../../section-states.ts";
import { sections } from "../../sections.ts";
import { reportItems } from "../../tables.ts";
import { type BundledRevision, withoutPictures } from "./bundle-format.ts";
import { findKept, findTaken } from "./bundle-store.ts";
import { fingerprintHere, importVersions } from "./import-versions.ts";
import { itemsIn, itemsOf, newIds, withIds } from "./new-ids.ts";
import { type ReadBundle, readBundle } from "./read-bundle.ts";

type Importing = Pick<ReportDependencies, "database" | "saveConcept">;

/**
 * Makes a concept of a bundle: all of it, or nothing. Whatever the bundle says is checked as if a stranger had sent it: contents by their schemas, what can
 * be calculated is calculated, and every hash is made anew. Throws `invalid` with a sentence that says what is wrong.
 */
export async function importBundle(
  { database, saveConcept }: Importing,
  actor: Member,
  file: UploadedFile | undefined,
): Promise<ImportedConcept> {
  if (!file) throw new Failure("invalid", "Choose the ZIP file of an evidence bundle.");
  const read = await readBundle(file.content);
  const taken = await database.withSystem((transaction) =>
    findTaken(transaction, {
      conceptId: read.manifest.concept.uuid,
      items: itemsOf(read),
      sources: read.sources.map(({ uuid }) => uuid),
    }),
  );
  const kept = await database.readTenant(actor, (transaction) => findKept(transaction, read.sources));
  const ids = newIds(read, { taken, kept }, actor.accountId);
  const bundle = await madeHere(read, ids);
  try {
    return await database.withTenant(actor, (transaction) =>
      storeBundle({ saveConcept }, transaction, { actor, bundle, ids }),
    );
  } catch (error) {
    // Two who bring in the same bundle at once, neither of whom found an id taken.
    if (isTaken(error)) throw new Failure("conflict", "The same bundle is being brought in right now. Try again.");
    throw error;
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === "23505";

interface StoredBundle {
  actor: Member;
  bundle: ReadBundle;
  ids: ReadonlyMap<string, string>;
}

async function storeBundle(
  { saveConcept }: Pick<Importing, "saveConcept">,
  transaction: Transaction,
  { actor, bundle, ids }: StoredBundle,
): Promise<ImportedConcept> {
  const { accountId, userId } = actor;
  const { status, ...words } = bundle.report.concept;
  const { uuid } = bundle.manifest.concept;
  const conceptId = ids.get(uuid) ?? uuid;
  const saved = await saveConcept(transaction, actor, { ...words, seedId: null, id: conceptId, status });
  await keepSources(transaction, accountId, { sources: bundle.sources, ids });
  for (const [section, revisions] of bundle.revisions)
    await insertRevisions(transaction, { accountId, conceptId, section }, revisions);
  await noteStates(transaction, { accountId, conceptId }, bundle);
  await importVersions(transaction, { accountId, conceptId }, bundle.versions);
  const news = { accountId, userId, conceptId, eventType: "created" as const };
  await announceConcept({ readReportStates }, transaction, news);
  return { uuid: conceptId, identifier: saved.identifier, title: words.title };
}

/** The bundle under its ids here, with contents as this server would have written them. */
async function madeHere(read: ReadBundle, ids: ReadonlyMap<string, string>): Promise<ReadBundle> {
  const revisions: ReadBundle["revisions"] = new Map();
  for (const [section, all] of read.revisions) {
    const made: BundledRevision[] = [];
    for (const revision of all) {
      await rest();
      const content = validContent(section, withoutPictures(withIds(revision.content, ids)), revision.revision);
      const { marks, changes } = withIds({ marks: revision.marks, changes: revision.changes }, ids);
      made.push({ ...revision, marks, changes, content });
    }
    revisions.set(section, made);
  }
  return { ...read, revisions };
}

function validContent(section: ReportSection, content: unknown, revision: number): unknown {
  const { settle } = sections[section];
  const schema = sectionContracts[section].content;
  const { success, data, error } = schema.safeParse(content);
  if (!success) {
    const [issue] = error.issues;
    throw new Failure(
      "invalid",
      `Change ${revision} of “${section}” is not as it should be: ${[...(issue?.path ?? [])].join(".")} ${issue?.message ?? ""}`.trim(),
    );
  }
  const settled = settle ? settle(data as never) : data;
  const items = itemsIn(section, settled).map(({ id }) => id);
  if (new Set(items).size !== items.length)
    throw new Failure("invalid", `Change ${revision} of “${section}” holds two things of one id.`);
  return settled;
}

const hashOf = (content: unknown) => createHash("sha256").update(canonicalJson(content)).digest("hex");

/** Keeps what the company does not keep already. A text that came with a bundle was never seen by this server: it counts as not looked at. */
async function keepSources(
  transaction: Transaction,
  accountId: string,
  { sources, ids }: Pick<ReadBundle, "sources"> & { ids: ReadonlyMap<string, string> },
): Promise<void> {
  for (const { uuid, text, sha256: hash, retrievedAt, ...told } of sources)
    await transaction
      .insert(keptPages)
      .values({
        ...told,
        id: ids.get(uuid) ?? uuid,
        accountId,
        text,
        hash,
        retrievedAt: new Date(retrievedAt),
        checkedAt: new Date(0),
        addedBy: null,
      })
      .onConflictDoNothing();
}

interface Key {
  accountId: string;
  conceptId: string;
  section: ReportSection;
}

async function insertRevisions(
  transaction: Transaction,
  key: Key,
  revisions: readonly BundledRevision[],
): Promise<void> {
  const last = new Map<string, { revision: number; kind: string }>();
  for (const { revision, content, marks, changes, undoes, bringsBack = null, withAi = false, at, by } of revisions) {
    const row = { ...key, revision, content, contentHash: hashOf(content), marks, changes: changes as never };
    const maker = { userId: null, runId: null, toldBy: by, withAi, createdAt: new Date(at) };
    await insertRevision(transaction, { ...row, ...maker, undoes, bringsBack }, []);
    for (const { id, kind } of itemsIn(key.section, content)) last.set(id, { revision, kind });
  }
  const head = revisions.at(-1);
  const items = [...last].map(([id, { revision, kind }]) => ({
    ...{ id, kind, ...key },
    lastRevision: revision === head?.revision ? null : revision,
  }));
  for (let from = 0; from < items.length; from += 500)
    await transaction.insert(reportItems).values(items.slice(from, from + 500));
  await noteCitedSources(transaction, key, { before: undefined, after: head?.content });
}

/** What is up to date stays so; what was outdated is outdated here, too. */
async function noteStates(
  transaction: Transaction,
  key: Omit<Key, "section">,
  { report, revisions }: ReadBundle,
): Promise<void> {
  const hashes: ContentHashes = Object.fromEntries(
    [...revisions].map(([section, all]) => [section, hashOf(all.at(-1)?.content)]),
  );
  for (const [name, state] of Object.entries(report.sections)) {
    const section = name as ReportSection;
    await writeSection(
      transaction,
      { ...key, section },
      {
        status: "complete",
        origin: state.origin,
        notes: state.notes,
        startedAt: state.startedAt ? new Date(state.startedAt) : null,
        completedAt: state.completedAt ? new Date(state.completedAt) : null,
        fingerprint: fingerprintHere(section, state, { words: report.concept, hashes }),
      },
    );
  }
}
