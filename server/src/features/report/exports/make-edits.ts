import { isDeepStrictEqual } from "node:util";
import type { EditChange, EditConsequence } from "@seedbed/contract/ai-editing/schemas";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { resolveHeld, storeByHand } from "../editing/change-by-hand.ts";
import { type ChangedSectionOf, holdSection } from "../editing/hold-section.ts";
import type { ItemChange } from "../writing/item-change.ts";
import { contentAfter, told } from "./dry-run.ts";

/** An edit as it was shown to the person who takes it. */
export interface TakenEdit {
  title: string;
  section: ReportSection;
  asked: readonly PersonalChange[];
  changes: readonly EditChange[];
  follows: readonly EditConsequence[];
}

interface Taking {
  actor: Member;
  conceptId: string;
  edits: readonly TakenEdit[];
  at: Date;
}

/**
 * Makes edits that the AI proposed and a person has taken, all of them or none: what was shown of them, and nothing else. Gives the revisions that stand
 * from now on. Throws `locked`, and `conflict`, naming the edit, where something was changed since it was shown.
 */
export async function makeEdits(
  transaction: Transaction,
  { actor, conceptId, edits, at }: Taking,
): Promise<{ section: ReportSection; revision: number }[]> {
  const made: { section: ReportSection; revision: number }[] = [];
  for (const section of reportSections) {
    const own = edits.filter((edit) => edit.section === section);
    if (own.length === 0) continue;
    const held = await holdSection(transaction, actor, { reference: conceptId, section });
    const changes: ItemChange[] = [];
    let content = held.head.content;
    for (const edit of own) {
      const accepted = await asShown(transaction, { ...held, head: { ...held.head, content } }, { edit, at });
      changes.push(...accepted.changes);
      content = accepted.content;
    }
    assertAsShown(held, content, own);
    const by = { kind: "person" as const, userId: actor.userId, withAi: true as const };
    const { revision } = await storeByHand(transaction, held, { changes, by, at });
    made.push({ section, revision });
  }
  return made;
}

/** What an edit does to a section as the edits before it have left it. */
async function asShown(
  transaction: Transaction,
  held: ChangedSectionOf,
  { edit, at }: { edit: TakenEdit; at: Date },
): Promise<{ changes: ItemChange[]; content: unknown }> {
  try {
    const changes = await resolveHeld(transaction, held, { changes: edit.asked, at });
    return { changes, content: contentAfter(partOf(held), changes) };
  } catch (error) {
    if (error instanceof Failure && error.code !== "locked") throw changedSince(edit, error.message);
    throw error;
  }
}

const partOf = ({ key: { section }, head }: ChangedSectionOf) => ({ section, ...head });

/** Throws `conflict` when the section would say anything else than was shown, in any of its fields. */
function assertAsShown(held: ChangedSectionOf, after: unknown, edits: readonly TakenEdit[]): void {
  const asked = edits.flatMap((edit) => edit.asked);
  const now = told(partOf(held), { asked, after });
  const following = new Set(edits.flatMap((edit) => edit.follows.map(nameOf)));
  for (const edit of edits)
    for (const change of edit.changes)
      if (!now.changes.some((each) => saysTheSame(each, change)))
        throw changedSince(edit, `${change.fieldName} of ${change.itemName} was changed meanwhile.`);
  const [first, ...others] = edits;
  // What several edits come to together is shown of none of them.
  const isShown = (each: EditConsequence) =>
    others.length > 0 ? following.has(nameOf(each)) : first?.follows.some((shown) => isDeepStrictEqual(shown, each));
  const surprise = now.follows.find((each) => !isShown(each));
  if (surprise && first)
    throw changedSince(first, `It would now change ${surprise.fieldName} of ${surprise.itemName}, too.`);
}

const nameOf = ({ item, field }: Pick<EditConsequence, "item" | "field">) => JSON.stringify([item, field]);

// Places move with what else is taken out or added; the order that is wanted is what counts.
const saysTheSame = (one: EditChange, other: EditChange) =>
  one.kind === other.kind &&
  one.item === other.item &&
  one.field === other.field &&
  (one.kind === "move" || (isDeepStrictEqual(one.before, other.before) && isDeepStrictEqual(one.after, other.after)));

const changedSince = ({ title }: TakenEdit, reason: string) =>
  new Failure("conflict", `“${title}” cannot be made as it was shown. ${reason} Nothing was changed.`);
