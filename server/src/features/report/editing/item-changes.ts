import { randomUUID } from "node:crypto";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { ReportDependencies } from "../dependencies.ts";
import type { ItemChanges, NamedItem, NamedList } from "../handler-tools.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readField } from "../revisions/fields.ts";
import { type FoundItem, findItem } from "../revisions/find-item.ts";
import { lockConcept } from "../run/run-store.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import type { AskedChange } from "./asked-change.ts";
import { changeByHand } from "./change-by-hand.ts";
import { readRoot } from "./root-changes.ts";

export function createItemChanges({ database, clock }: Pick<ReportDependencies, "database" | "clock">): ItemChanges {
  const at = () => clock();
  return {
    set: (actor, named, fields) =>
      database.withTenant(actor, async (transaction) => {
        const found = await holdItem(transaction, named);
        const { conceptId: reference, section, item } = found;
        const { order, ...others } = fields;
        const changes = Object.entries(others).flatMap(([field, value]): AskedChange[] =>
          value === undefined ? [] : [{ kind: "set", item: item.uuid, field, value, seen: readField(item, field) }],
        );
        if (typeof order === "number") changes.push({ kind: "place", item: item.uuid, order });
        await changeByHand(transaction, { actor, reference, section, changes, at: at() });
        return itemNow(transaction, item.uuid);
      }),
    remove: (actor, named) =>
      database.withTenant(actor, async (transaction) => {
        const { conceptId: reference, section, item } = await holdItem(transaction, named);
        const changes = [{ kind: "remove" as const, item: item.uuid, seen: { ...item } }];
        await changeByHand(transaction, { actor, reference, section, changes, at: at() });
        return undefined;
      }),
    add: <Found>(actor: Member, list: NamedList, fields: Readonly<Record<string, unknown>>) =>
      database.withTenant(actor, async (transaction) => {
        const uuid = randomUUID();
        const { reference, section, parent } = await listOf(transaction, list);
        const item = { ...fields, uuid };
        const { place, at: position, order } = list;
        const changes = [{ kind: "add" as const, place, parent, item, at: position, order }];
        const { revision } = await changeByHand(transaction, { actor, reference, section, changes, at: at() });
        return { item: await itemNow<Found>(transaction, uuid), revision };
      }),
    double: <Found extends { uuid: string }>(
      actor: Member,
      { reference, section, id }: { reference: string; section: ReportSection; id: string },
      as: (copy: Found, standing: readonly Found[]) => Found,
    ) =>
      database.withTenant(actor, async (transaction) => {
        const uuid = randomUUID();
        const change = { kind: "double", item: id.toLowerCase(), uuid, as } as AskedChange;
        const changes = [change];
        const { revision } = await changeByHand(transaction, { actor, reference, section, changes, at: at() });
        return { item: await itemNow<Found>(transaction, uuid), revision };
      }),
  };
}

async function listOf(transaction: Transaction, list: NamedList) {
  if ("root" in list) {
    const { conceptId } = await readRoot(transaction, list.root, { isHeld: true });
    return { reference: conceptId, section: list.root.section, parent: null };
  }
  if ("reference" in list) return { reference: list.reference, section: list.section, parent: null };
  const { conceptId, section, item } = await holdItem(transaction, list.parent);
  return { reference: conceptId, section, parent: item.uuid };
}

/** A thing that stands, with its concept held. */
async function holdItem(transaction: Transaction, { kind, id, in: parent }: NamedItem): Promise<FoundItem> {
  const seen = isUuid(id) ? await findItem(transaction, id) : undefined;
  // What was seen before the concept was held may have changed since.
  const found = seen && (await lockConcept(transaction, seen.conceptId)) ? await findItem(transaction, id) : undefined;
  if (found?.kind !== kind || found.isRetired) throw sectionNotWritten();
  if (parent !== undefined && found.parent !== parent.toLowerCase()) throw sectionNotWritten();
  return found;
}

async function itemNow<Found>(transaction: Transaction, uuid: string): Promise<Found> {
  const found = await findItem(transaction, uuid);
  if (!found) throw sectionNotWritten();
  return found.item as Found;
}
