import { randomUUID } from "node:crypto";
import type { ServerEvents } from "@seedbed/contract/all-events";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { VersionReason } from "@seedbed/contract/report/versions/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { conceptNotFound } from "../../concepts/exports/concept-failures.ts";
import { findPeople } from "../editing/people.ts";
import { lockConcept, type SectionRow } from "../run/run-store.ts";
import { draftSummary } from "./draft-summary.ts";
import { tellChanges } from "./told-changes.ts";
import {
  insertVersion,
  readLastVersion,
  type VersionKey,
  type VersionRow,
  type VersionSection,
  writeComment,
} from "./version-store.ts";
import { isChangedSince, readWhatStands } from "./what-stands.ts";

export interface VersionOrder {
  key: VersionKey;
  /** Null for what nobody asked for. */
  by: string | null;
  why: VersionReason;
  comment?: string | undefined;
  /** Sections it is about, beside those that were changed. */
  affectedSections?: readonly ReportSection[] | undefined;
  /** The version that was brought back. */
  fromNumber?: number | undefined;
  at: Date;
}

export interface SavedVersion {
  id: string;
  number: number;
  /** False when nothing was changed since the last one, which this is. */
  isNew: boolean;
}

type ToldVersion = ServerEvents["concept.versions.changed.account"];

/**
 * Saves what stands of a concept and its report as a version, holding the concept, and tells the company. When nothing was changed since the
 * last one, that is given back, with the comment where it had none; only another comment makes a second version of the same. Call it
 * before a change that a version is to be kept of, and again behind it where the change is to be a version itself. Throws `not_found`
 * when the concept is gone.
 */
export async function saveVersion(transaction: Transaction, order: VersionOrder): Promise<SavedVersion> {
  const { key, by, why, comment = "", affectedSections = [], fromNumber = null, at } = order;
  const { accountId, conceptId } = key;
  const stands = (await lockConcept(transaction, conceptId)) ? await readWhatStands(transaction, conceptId) : undefined;
  if (!stands) throw conceptNotFound();
  const last = await readLastVersion(transaction, conceptId);
  if (last && !(await isChangedSince(transaction, stands, last))) {
    const isSaid = comment === "" || comment === last.comment;
    if (!isSaid && last.comment === "") {
      await writeComment(transaction, last.id, comment);
      tellVersions(transaction, key, last);
    }
    if (isSaid || last.comment === "") return { id: last.id, number: last.number, isNew: false };
  }
  const told = await tellChanges(transaction, conceptId, { last, stands });
  const affected = reportSections.filter(
    (section) => affectedSections.includes(section) || told.sections.some((each) => each.section === section),
  );
  const version = {
    id: randomUUID(),
    accountId,
    conceptId,
    number: (last?.number ?? 0) + 1,
    fromNumber,
    words: stands.words,
    forms: stands.forms,
    why,
    comment,
    summary: draftSummary(told, { fromNumber, isFirst: !last }),
    summaryOrigin: "draft" as const,
    affectedSections: affected,
    savedBy: by,
    createdAt: at,
  };
  await insertVersion(
    transaction,
    version,
    [...stands.sections.values()].map((row) => sectionOf(row, version.id)),
  );
  const { words, summary, affectedSections: sections } = version;
  const who = (by !== null && (await findPeople(transaction, [by])).get(by)) || null;
  const saved = { title: words.title, by: who, comment: comment || null, summary, affectedSections: sections };
  tellVersions(transaction, key, { ...version, saved });
  return { id: version.id, number: version.number, isNew: true };
}

function sectionOf(row: SectionRow, versionId: string): VersionSection {
  const {
    accountId,
    conceptId,
    section,
    revision,
    contentHash,
    startedAt,
    completedAt,
    notes,
    origin,
    fingerprint,
    withdrawn,
  } = row;
  const state = { contentHash, startedAt, completedAt, notes, origin, fingerprint, withdrawn };
  return { accountId, versionId, conceptId, section, revision, ...state };
}

/** Has lists of versions read again, and with `saved` tells those outside of a new one. */
export function tellVersions(
  transaction: Transaction,
  { accountId, conceptId }: VersionKey,
  { id, number, createdAt, saved }: Pick<VersionRow, "id" | "number" | "createdAt"> & Pick<ToldVersion, "saved">,
): void {
  const at = Math.floor(createdAt.getTime() / 1000);
  const data: ToldVersion = { conceptUuid: conceptId, versionUuid: id, versionNumber: number, createdAt: at };
  if (saved) data.saved = saved;
  publish(transaction, { accountId }, { type: "concept.versions.changed.account", data });
}
