import { isDeepStrictEqual } from "node:util";
import type { ComparedField, ComparedThing } from "@seedbed/contract/report/versions/schemas";
import { labelOf } from "../../editing/outdated/changes-between.ts";
import { readField } from "../../revisions/fields.ts";
import { type ItemList, itemLists } from "../../revisions/item-lists.ts";
import type { Item, ItemKind } from "../../writing/section.ts";
import { movedIn } from "./moved-in.ts";
import { shownValue } from "./shown-value.ts";

type Declared = Readonly<Record<string, ItemKind>>;

interface Found {
  list: ItemList;
  item: Item;
}

/** How two contents of a section differ, thing by thing: what it says beside its lists first, then its things in their order. */
export function compareContents(
  { before, after }: { before: unknown; after: unknown },
  declared: Declared,
): ComparedThing[] {
  const [were, are] = [itemsIn(before, declared), itemsIn(after, declared)];
  const moved = movedBetween(before, after, declared);
  const lists = (place: string) => listFields(place, declared);
  const own = Array.isArray(after) ? [] : fieldsBetween({ before, after }, lists(""));
  const root: ComparedThing[] =
    own.length > 0 ? [{ item: null, change: "changed", name: "", isMoved: false, fields: own }] : [];
  const isInside = ({ list: { parent } }: Found, others: ReadonlyMap<string, Found>, all: ReadonlyMap<string, Found>) =>
    parent !== null && !others.has(parent) && all.has(parent);
  const gone = [...were].flatMap(([uuid, found]): ComparedThing[] =>
    are.has(uuid) || isInside(found, are, were) ? [] : [thingOf("removed", { before: found }, lists)],
  );
  const standing = [...are].flatMap(([uuid, found]): ComparedThing[] => {
    const was = were.get(uuid);
    if (!was) return isInside(found, were, are) ? [] : [thingOf("added", { after: found }, lists)];
    const fields = fieldsBetween({ before: was.item, after: found.item }, lists(found.list.place));
    const isMoved = moved.has(uuid);
    if (fields.length === 0 && !isMoved) return [];
    return [{ item: uuid, change: fields.length > 0 ? "changed" : "moved", name: nameOf(found), isMoved, fields }];
  });
  return [...root, ...standing, ...gone];
}

function thingOf(
  change: "added" | "removed",
  { before, after }: { before?: Found; after?: Found },
  lists: (place: string) => readonly string[],
): ComparedThing {
  const found = (after ?? before) as Found;
  const fields = fieldsBetween({ before: before?.item, after: after?.item }, lists(found.list.place));
  const told = fields.filter(({ field }) => field !== found.list.kind.told);
  return { item: found.item.uuid, change, name: nameOf(found), isMoved: false, fields: told };
}

const nameOf = ({ list, item }: Found) => String(readField(item, list.kind.told) ?? "");

const itemsIn = (content: unknown, declared: Declared): ReadonlyMap<string, Found> =>
  new Map(
    itemLists(content, declared).flatMap((list) => list.items.map((item) => [item.uuid, { list, item }] as const)),
  );

function movedBetween(before: unknown, after: unknown, declared: Declared): ReadonlySet<string> {
  const lists = itemLists(after, declared);
  const found = itemLists(before, declared).flatMap((list) => {
    const now = lists.find(({ place, parent }) => place === list.place && parent === list.parent);
    return now ? movedIn(idsOf(list), idsOf(now)) : [];
  });
  return new Set(found);
}

const idsOf = ({ items }: ItemList) => items.map(({ uuid }) => uuid);

/** The fields of what stands at a place that are lists of things of their own. */
function listFields(place: string, declared: Declared): string[] {
  const begin = place === "" ? "" : `${place}.`;
  return Object.keys(declared).flatMap((each) =>
    each !== place && each.startsWith(begin) ? (each.slice(begin.length).split("[]")[0] ?? []) : [],
  );
}

/** Names, places and pictures that say nothing to a reader. */

const untold = new Set(
  "uuid order icon initials gradientColors avatarUrl origin version createdAt testProgress figures madeFrom".split(" "),
);

function fieldsBetween(
  { before, after }: { before: unknown; after: unknown },
  lists: readonly string[],
  path = "",
): ComparedField[] {
  if (isDeepStrictEqual(before, after) || lists.includes(path)) return [];
  if (isRecord(before ?? after) && isRecord(after ?? before)) {
    const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    return [...names].flatMap((name) => {
      const field = path === "" ? name : `${path}.${name}`;
      if (untold.has(name)) return [];
      return fieldsBetween({ before: readField(before, name), after: readField(after, name) }, lists, field);
    });
  }
  const [was, is] = [shownValue(before), shownValue(after)];
  if (was === is) return [];
  const difference = typeof was === "number" && typeof is === "number" ? is - was : null;
  return [{ field: path, label: labelOf(path), before: was, after: is, difference }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
