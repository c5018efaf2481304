import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { type SectionContents, sectionContracts } from "@seedbed/contract/report/sections";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import { canonicalJson } from "../../../platform/json/canonical-json.ts";
import { sections } from "../sections.ts";
import { applyChanges, ChangeMisses, standing } from "./apply-changes.ts";
import { assertUntouched } from "./assert-untouched.ts";
import { noteCitedSources, restsOf } from "./cited-sources.ts";
import { readField } from "./fields.ts";
import { itemLists } from "./item-lists.ts";
import {
  insertRevision,
  noteItems,
  readHead,
  readRevision,
  type SectionKey,
  type StoredRevision,
} from "./revision-store.ts";
import {
  type ChangeMaker,
  noMarks,
  type PersonalMarks,
  type RecordedChange,
  type SectionChange,
} from "./section-change.ts";
import { readVerdicts } from "./verdict-store.ts";
import type { Withdrawn } from "./withdrawn.ts";
import { withdrawnFrom } from "./withdrawn-from.ts";
import { withoutWithdrawn } from "./without-withdrawn.ts";
import { writtenAnew } from "./written-anew.ts";

export interface ChangeOrder {
  changes: SectionChange[];
  by: ChangeMaker;
  /** The revision the changes were made from; the one that stands when absent. */
  basedOn?: number;
  at: Date;
  /** The changes take back those of a revision; the marks become these. */
  undo?: { revision: number; marks: PersonalMarks };
  /** The changes bring back a revision as it was, or with `revision` null a part of one; the marks become these. */
  back?: { revision: number | null; marks: PersonalMarks };
}

export interface ChangedSection<Name extends ReportSection> {
  content: SectionContents[Name];
  revision: number;
  contentHash: string;
  /** What people have taken back of what it rests on. */
  withdrawn: Withdrawn[];
}

/**
 * The one way a section changes. Changes made from an older revision apply when what they touch has not changed since. A run that replaces
 * the content writes the section anew: what is the same keeps its uuid, and what persons did stays. Equal content makes no new revision.
 * What people had taken back of what it rests on is noted anew: what it no longer rests on is forgotten. The caller holds the concept. Throws `conflict` with both values, `not_found` for an item that is not there, and `invalid` for a
 * content that the section's schema refuses.
 */
export async function changeSection<Name extends ReportSection>(
  transaction: Transaction,
  key: SectionKey & { section: Name },
  { changes, by, basedOn, at, undo, back }: ChangeOrder,
): Promise<ChangedSection<Name>> {
  const head = await readHead(transaction, key);
  const { items: declared, holders, settle } = sections[key.section];
  if (head && basedOn !== undefined && basedOn !== head.revision)
    assertUntouched({ base: await readRevision(transaction, key, basedOn), head }, changes, declared);
  const before = { content: head?.content, marks: head?.marks ?? noMarks };
  const [first] = changes;
  const isAnew = head && by.kind === "run" && first?.kind === "replaceAll";
  const laid = isAnew
    ? writtenAnew(before, first.content, { declared, holders, recognised: first.recognised })
    : appliedOrFailed(() => applyChanges(before, changes, { declared, holders, personal: by.kind === "person" }));
  const verdicts = await readVerdicts(transaction, key, restsOf(key.section, laid.content).citations);
  const applied = isAnew ? withoutWithdrawn(laid, declared, verdicts) : laid;
  const marks = undo?.marks ?? back?.marks;
  const after = marks ? { ...applied, marks } : applied;
  const content = validContent(key.section, settle ? settle(after.content as never) : after.content);
  const isSame = head !== undefined && isDeepStrictEqual(content, head.content);
  const contentHash = isSame ? head.contentHash : hashOf(content);
  const withdrawn = withdrawnFrom(restsOf(key.section, content), verdicts);
  if (isSame && isDeepStrictEqual(after.marks, head.marks))
    return { content, revision: head.revision, contentHash, withdrawn };
  const revision = (head?.revision ?? 0) + 1;
  const made = {
    ...key,
    revision,
    content,
    contentHash,
    marks: after.marks,
    changes: recorded(changes, before.content, declared),
    userId: by.kind === "person" ? by.userId : null,
    withAi: by.kind === "person" && by.withAi === true,
    runId: by.kind === "run" ? by.runId : null,
    undoes: undo?.revision ?? null,
    bringsBack: back?.revision ?? null,
    createdAt: at,
  };
  await insertRevision(transaction, made, withdrawn);
  await noteItems(transaction, key, { ...itemsBetween(head, content, declared), revision });
  await noteCitedSources(transaction, key, { before: head?.content, after: content });
  return { content, revision, contentHash, withdrawn };
}

function appliedOrFailed<Result>(apply: () => Result): Result {
  try {
    return apply();
  } catch (error) {
    if (error instanceof ChangeMisses) throw new Failure("not_found", "This is no longer part of the report.");
    throw error;
  }
}

function validContent<Name extends ReportSection>(section: Name, content: unknown): SectionContents[Name] {
  const { success, data, error } = sectionContracts[section].content.safeParse(content);
  if (success) return data as SectionContents[Name];
  const [issue] = error.issues;
  throw new Failure("invalid", `${String(issue?.path.at(-1) ?? section)}: ${issue?.message}`);
}

type Declared = (typeof sections)[ReportSection]["items"];

/** The changes with what was there before. */
function recorded(changes: readonly SectionChange[], before: unknown, declared: Declared): RecordedChange[] {
  return changes.map((change) => {
    if (change.kind === "replaceAll") return { kind: "replaceAll" };
    if (change.kind === "add") return change;
    const place = change.kind === "set" && change.item === null ? undefined : placeOf(before, declared, change.item);
    if (change.kind === "set") return { ...change, before: readField(place?.item ?? before, change.field) };
    if (change.kind === "reset") return { ...change, before: readField(place?.item, change.list) };
    return { ...change, before: change.kind === "move" ? place?.index : place?.item };
  });
}

// An item that the same order has added was nowhere before.
function placeOf(before: unknown, declared: Declared, item: string | null) {
  try {
    return item === null ? undefined : standing(before, declared, item);
  } catch {
    return undefined;
  }
}

function itemsBetween(head: StoredRevision | undefined, content: unknown, declared: Declared) {
  const idsOf = (of: unknown) =>
    new Map(itemLists(of, declared).flatMap(({ kind, items }) => items.map(({ uuid }) => [uuid, kind.kind] as const)));
  const [before, after] = [idsOf(head?.content), idsOf(content)];
  return {
    come: [...after].filter(([id]) => !before.has(id)).map(([id, kind]) => ({ id, kind })),
    gone: [...before.keys()].filter((id) => !after.has(id)),
  };
}

const hashOf = (content: unknown) => createHash("sha256").update(canonicalJson(content)).digest("hex");
