import { isDeepStrictEqual } from "node:util";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { sectionContracts } from "@seedbed/contract/report/sections";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { announceConcept } from "../../concepts/exports/announce-concept.ts";
import { requireConceptToChange } from "../../concepts/exports/get-concept.ts";
import { takeWords } from "../../concepts/exports/take-words.ts";
import { findPeople } from "../editing/people.ts";
import { readReportStates } from "../read-report-states.ts";
import { reportRunning } from "../report-failures.ts";
import { changeSection } from "../revisions/change-section.ts";
import { changesTo } from "../revisions/changes-to.ts";
import { readField, setField } from "../revisions/fields.ts";
import { itemLists } from "../revisions/item-lists.ts";
import { readHead, readRevision } from "../revisions/revision-store.ts";
import { readSections, type SectionRow, writeSection } from "../run/run-store.ts";
import { sections } from "../sections.ts";
import { withOneThing } from "./one-thing.ts";
import { type SavedVersion, saveVersion } from "./save-version.ts";
import { readVersionSections, type VersionRow, type VersionSection } from "./version-store.ts";

export interface BringBack {
  actor: Member;
  conceptId: string;
  version: VersionRow;
  /** This section alone; everything, the concept's words too, when absent. */
  section?: ReportSection | undefined;
  /** This thing of the section alone. */
  item?: string | undefined;
  at: Date;
}

/**
 * Makes a concept and its report say what a version says, and that a version of its own, "From V{n}"; what stood before is kept as a version,
 * too. What a version holds nothing of stays: nothing is deleted. Throws `not_found`, and
 * `conflict` for whoever looks at a version and while the report is being written.
 */
export async function bringBack(transaction: Transaction, order: BringBack): Promise<SavedVersion> {
  const { actor, conceptId, version, at } = order;
  const { accountId, userId } = actor;
  const found = await requireConceptToChange(transaction, conceptId, userId);
  const rows = await readSections(transaction, conceptId);
  if (rows.some(({ status }) => status === "pending" || status === "waiting")) throw reportRunning();
  const key = { accountId, conceptId };
  await saveVersion(transaction, { key, by: userId, why: "revert", at });
  const sectionsThen = await readVersionSections(transaction, version.id);
  for (const section of reportSections) {
    const held = sectionsThen.get(section);
    const row = rows.find((each) => each.section === section);
    if (held && row && (order.section ?? section) === section)
      await bringBackSection(transaction, order, { held, row });
  }
  if (order.section === undefined)
    await takeWords(transaction, found, { words: version.words, forms: version.forms, by: userId, at });
  await announceConcept({ readReportStates }, transaction, { accountId, userId, conceptId, eventType: "changed" });
  return saveVersion(transaction, { key, by: userId, why: "revert", fromNumber: version.number, at });
}

async function bringBackSection(
  transaction: Transaction,
  { actor, item, at }: BringBack,
  { held, row }: { held: VersionSection; row: SectionRow },
): Promise<void> {
  const { accountId, conceptId, section } = row;
  const { startedAt, completedAt, notes, origin, fingerprint } = held;
  const key = { accountId, conceptId, section };
  const state = { startedAt, completedAt, notes, origin, fingerprint };
  if (held.revision !== row.revision) await changeBack(transaction, key, { actor, revision: held.revision, item, at });
  if (item !== undefined) return;
  if (!isDeepStrictEqual(state, Object.fromEntries(Object.keys(state).map((name) => [name, readField(row, name)]))))
    await writeSection(transaction, key, { ...state, status: "complete", error: null });
}

async function changeBack(
  transaction: Transaction,
  key: { accountId: string; conceptId: string; section: ReportSection },
  { actor, revision, item, at }: Pick<BringBack, "actor" | "item" | "at"> & { revision: number },
): Promise<void> {
  const [head, past] = [await readHead(transaction, key), await readRevision(transaction, key, revision)];
  if (!head || !past) throw new Error(`revision ${revision} of ${key.section} is kept by a version and gone`);
  const { items: declared, holders } = sections[key.section];
  const whole = { content: withOwn(key.section, { head: head.content, past: past.content }), marks: past.marks };
  const { content, marks } = item === undefined ? whole : withOneThing(head, whole, { item, declared });
  const changes = changesTo({ from: head.content, to: content }, { declared, holders });
  const changed = await changeSection(transaction, key, {
    changes,
    by: { kind: "person", userId: actor.userId },
    at,
    back: { revision: item === undefined ? revision : null, marks },
  });
  if (changed.revision === head.revision) return;
  const by = (await findPeople(transaction, [actor.userId])).get(actor.userId) ?? null;
  const data = { conceptUuid: key.conceptId, section: key.section, revision: changed.revision, items: [], by };
  publish(transaction, { accountId: key.accountId }, { type: "concept.report.changed.account", data });
}

/** An earlier content, in which things that still stand keep what belongs to them and nobody may write: how far a test of one is. */
function withOwn(section: ReportSection, { head, past }: { head: unknown; past: unknown }): unknown {
  const { items: declared } = sections[section];
  const { edits } = sectionContracts[section];
  const content = structuredClone(past);
  const standing = new Map(itemLists(head, declared).flatMap(({ items }) => items.map((item) => [item.uuid, item])));
  for (const { place, kind, items } of itemLists(content, declared)) {
    const mayWrite = (edits as Readonly<Record<string, object>>)[place] ?? {};
    const own = (kind.kept ?? []).filter((field) => !Object.hasOwn(mayWrite, field));
    for (const item of items) {
      const stands = standing.get(item.uuid);
      if (stands) for (const field of own) setField(item, field, { value: readField(stands, field) });
    }
  }
  return content;
}
