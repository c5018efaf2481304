import { isDeepStrictEqual } from "node:util";
import type { FieldEdits, ListEdit, SectionEdits } from "@seedbed/contract/report/editing/edits";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { Failure } from "../../../platform/failure.ts";
import { ChangeMisses, standing } from "../revisions/apply-changes.ts";
import { changedMeanwhile } from "../revisions/assert-untouched.ts";
import { readField } from "../revisions/fields.ts";
import { indexFor, itemLists, orderOf } from "../revisions/item-lists.ts";
import type { ItemChange } from "../writing/item-change.ts";
import type { Item, ItemKind } from "../writing/section.ts";
import { standingSources } from "./accept/accept-sources.ts";
import { acceptFields, acceptValue } from "./accept/accept-value.ts";
import { refused } from "./accept/refused.ts";
import type { AskedChange } from "./asked-change.ts";
import { doubled } from "./doubled.ts";
import { sameThing } from "./same-thing.ts";

/** The section that is changed, as the changes before this one have left it. */
export interface ChangedContent {
  content: unknown;
  declared: Readonly<Record<string, ItemKind>>;
  /** Parts of the section itself that may be missing, as they begin. */
  holders: Readonly<Record<string, unknown>> | undefined;
  may: SectionEdits;
  at: Date;
  newUuid(): string;
  /** What is known of a thing that does not stand: that it stood here, or that it is nothing of this section. */
  whereIs(uuid: string): Promise<"gone" | "elsewhere" | "nowhere">;
  /** What was written last of a list in an item; undefined when that is not known. */
  writtenIn(item: string, list: string): Promise<Item[] | undefined>;
}

/**
 * What a person's change does to the section; undefined when it was done before. Throws `conflict` when something else stands there than
 * was seen, `not_found` for what is no thing of this section, and `invalid` for what a person may not write.
 */
export async function resolveChange(change: AskedChange, on: ChangedContent): Promise<ItemChange | undefined> {
  switch (change.kind) {
    case "set":
      return resolveSet(change, on);
    case "add":
      return resolveAdd(change, on);
    case "remove": {
      const place = await placeOf(on, change.item);
      if (!place) return undefined;
      listEditAt(on, place.list.place);
      if (!sameThing(place.item, change.seen, nestedIn(on, place.list.place)))
        throw changedMeanwhile({ is: toldIn(place) });
      return { kind: "remove", item: change.item };
    }
    case "move": {
      const place = await placeOf(on, change.item);
      if (!place) throw changedMeanwhile({ is: undefined });
      listEditAt(on, place.list.place);
      const at = Math.min(change.at, place.list.items.length - 1);
      return at === place.index ? undefined : { kind: "move", item: change.item, at };
    }
    case "place": {
      const place = await placeOf(on, change.item);
      if (!place) throw changedMeanwhile({ is: undefined });
      listEditAt(on, place.list.place);
      const at = indexFor(place.list, change.order, place.index);
      return orderOf(place.item) === change.order ? undefined : { ...change, kind: "move", at };
    }
    case "reset":
      return resolveReset(change, on);
    case "clear": {
      if (!Object.hasOwn(on.holders ?? {}, change.field)) throw refused(change.field, "This cannot be removed.");
      const isThere = (readField(on.content, change.field) ?? null) !== null;
      return isThere ? { kind: "set", item: null, field: change.field, value: null } : undefined;
    }
    case "double": {
      const place = await placeOf(on, change.item);
      if (!place) throw changedMeanwhile({ is: undefined });
      const { place: list, parent, items } = place.list;
      assertRoom(listEditAt(on, list), items);
      return { kind: "add", place: list, parent, item: doubled(change, place, on) };
    }
  }
}

async function resolveSet(change: PersonalChange & { kind: "set" }, on: ChangedContent): Promise<ItemChange> {
  const { item, field, seen } = change;
  const place = item === null ? null : await placeOf(on, item);
  if (place === undefined) throw changedMeanwhile({ is: undefined, wanted: change.value });
  const edits = editsAt(on, place?.list.place ?? "");
  const edit = Object.hasOwn(edits, field) ? edits[field] : undefined;
  if (!edit) throw refused(field, "This cannot be changed here.");
  const value = acceptValue(edit, change.value, {
    field,
    standing: standingSources(on.content),
    newUuid: on.newUuid,
  });
  const is = readField(place?.item ?? on.content, field);
  const blank = readField(place ? place.list.kind.holders : on.holders, field);
  // Where nothing is written yet, it shows as it begins, or as nothing.
  const shows = (is ?? undefined) === undefined || isDeepStrictEqual(is, blank) ? [is, blank, null, undefined] : [is];
  if (!shows.some((each) => isDeepStrictEqual(each, seen) || isDeepStrictEqual(each, value)))
    throw changedMeanwhile({ is, wanted: value });
  return { kind: "set", item, field, value };
}

async function resolveAdd(
  { place, parent, item, order, at: asked }: AskedChange & { kind: "add"; order?: number | undefined },
  on: ChangedContent,
): Promise<ItemChange | undefined> {
  const { uuid, ...fields } = item;
  const edit = listEditAt(on, place);
  const was = isIn(on.content, uuid) ? "here" : await on.whereIs(uuid);
  if (was === "here" && standsIn(on, { place, parent, uuid })) return undefined;
  if (was === "gone") return undefined;
  if (was !== "nowhere") throw refused("uuid", "This id is taken.");
  if (parent !== null && !(await placeOf(on, parent))) throw changedMeanwhile({ is: undefined });
  const list = itemLists(on.content, on.declared).find((each) => each.place === place && each.parent === parent);
  if (!list) throw refused("place", "There is no such list.");
  assertRoom(edit, list.items);
  const accepted = acceptFields(editsAt(on, place), fields, {
    field: "",
    blank: { ...edit.blank, ...(edit.addedAt ? { [edit.addedAt]: on.at.toISOString() } : {}) },
    standing: standingSources(on.content),
    newUuid: on.newUuid,
  });
  const at = order === undefined ? asked : indexFor(list, order);
  const placed = { ...accepted, uuid, ...(list.kind.ordered ? { order } : {}) };
  return { kind: "add", place, parent, item: placed, ...(at === undefined ? {} : { at }) };
}

async function resolveReset({ item }: AskedChange & { kind: "reset" }, on: ChangedContent): Promise<ItemChange> {
  const place = await placeOf(on, item);
  if (!place) throw changedMeanwhile({ is: undefined });
  const { resets } = listEditAt(on, place.list.place);
  if (resets === undefined) throw refused("item", "This cannot be reset.");
  const items = await on.writtenIn(item, resets);
  if (!items) throw new Failure("conflict", "What was written here first is not known any more.");
  return { kind: "reset", item, list: resets, items };
}

/** Where a thing stands; undefined when it stood here once. */
async function placeOf({ content, declared, whereIs }: ChangedContent, uuid: string) {
  try {
    return standing(content, declared, uuid);
  } catch (error) {
    if (!(error instanceof ChangeMisses)) throw error;
    if ((await whereIs(uuid)) === "gone") return undefined;
    throw new Failure("not_found", "This is no longer part of the report.");
  }
}

function standsIn(
  { content, declared }: ChangedContent,
  { place, parent, uuid }: Record<"place" | "uuid", string> & { parent: string | null },
) {
  return itemLists(content, declared).some(
    (list) => list.place === place && list.parent === parent && list.items.some((item) => item.uuid === uuid),
  );
}

const isIn = (content: unknown, uuid: string) => JSON.stringify(content).includes(uuid);

function listEditAt({ may }: ChangedContent, place: string) {
  const list = Object.hasOwn(may.lists, place) ? may.lists[place] : undefined;
  if (!list) throw refused("place", "Nothing can be added, removed or moved here.");
  return list;
}

function assertRoom({ most }: ListEdit, items: readonly unknown[]): void {
  if (items.length >= most) throw refused("place", `At most ${most} can be listed here.`);
}

const editsAt = ({ may }: ChangedContent, place: string): FieldEdits =>
  Object.hasOwn(may.edits, place) ? (may.edits[place] ?? {}) : {};

/** The names of the lists that items of a place hold. */
const nestedIn = ({ declared }: ChangedContent, place: string) =>
  Object.keys(declared)
    .filter((below) => below.startsWith(`${place}.`))
    .map((below) => below.slice(place.length + 1).split("[]")[0] ?? "");

const toldIn = ({ list, item }: ReturnType<typeof standing>) => readField(item, list.kind.told);
