import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { databaseErrorCode, type Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { applyChanges } from "../revisions/apply-changes.ts";
import { type ChangeOrder, changeSection } from "../revisions/change-section.ts";
import { itemStands } from "../revisions/find-item.ts";
import { noMarks } from "../revisions/section-change.ts";
import { sections } from "../sections.ts";
import type { ItemChange } from "../writing/item-change.ts";
import { refused } from "./accept/refused.ts";
import type { AskedChange } from "./asked-change.ts";
import { type ChangedSectionOf, holdSection, tellChange } from "./hold-section.ts";
import { resolveChanges } from "./resolve-changes.ts";
import { readLastWritten } from "./written/read-last-written.ts";
import { writtenList } from "./written/written-list.ts";

export interface HandChange {
  actor: Member;
  /** The concept's uuid or identifier. */
  reference: string;
  section: ReportSection;
  changes: readonly AskedChange[];
  at: Date;
}

/**
 * Changes a section as a person asks, all of it or nothing, and gives the revision that stands. What was done before is not done again.
 * Throws `not_found` for a foreign concept, an unwritten section and a thing that is none of it, `conflict` when something else stands there
 * than was seen, and `invalid`, naming the field, for what may not be written.
 */
export async function changeByHand(
  transaction: Transaction,
  { actor, reference, section, changes, at }: HandChange,
): Promise<{ revision: number }> {
  const { held, accepted } = await rehearseByHand(transaction, { actor, reference, section, changes, at });
  if (accepted.length === 0) return { revision: held.head.revision };
  return storeByHand(transaction, held, { changes: accepted, by: { kind: "person", userId: actor.userId }, at });
}

/** What a person's changes would do to the section as it stands, which is held, and what it would say then. Throws what making them would throw. */
export async function rehearseByHand(
  transaction: Transaction,
  { actor, reference, section, changes, at }: HandChange,
): Promise<{ held: ChangedSectionOf; accepted: ItemChange[]; after: unknown }> {
  const held = await holdSection(transaction, actor, { reference, section });
  const accepted = await resolveHeld(transaction, held, { changes, at });
  const { items: declared, holders } = sections[section];
  const before = { content: held.head.content, marks: noMarks };
  const { content: after } = applyChanges(before, accepted, { declared, holders, personal: false });
  return { held, accepted, after };
}

/** What the changes do to a section that is held, with all that they bring with them. */
export function resolveHeld(
  transaction: Transaction,
  { key, head }: ChangedSectionOf,
  { changes, at }: Pick<HandChange, "changes" | "at">,
): Promise<ItemChange[]> {
  const { section } = key;
  return resolveChanges(changes, {
    section,
    content: head.content,
    at,
    whereIs: (uuid) => itemStands(transaction, key, uuid),
    writtenIn: async (item, list) =>
      writtenList(await readLastWritten(transaction, key), { section, now: head.content, item, list }),
  });
}

/** Stores changes that were found good, and tells of them. */
export async function storeByHand(
  transaction: Transaction,
  held: ChangedSectionOf,
  order: ChangeOrder,
): Promise<{ revision: number }> {
  const { revision } = await withFreeIds(changeSection(transaction, held.key, order));
  if (revision !== held.head.revision) await tellChange(transaction, held, { revision, changes: order.changes });
  return { revision };
}

const newRowRefused = "42501";

// An id of another company's thing cannot be seen, and not be taken either.
async function withFreeIds<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (databaseErrorCode(error) === newRowRefused) throw refused("uuid", "This id is taken.");
    throw error;
  }
}
