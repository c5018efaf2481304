import { canonicalJson } from "../../../platform/json/canonical-json.ts";
import type { Item, ItemKind } from "../writing/section.ts";
import { readField, setField } from "./fields.ts";
import { type ItemList, itemLists, placesIn, renumber } from "./item-lists.ts";
import type { PersonalMarks, Recognised } from "./section-change.ts";
import { likeness, plainWords, toldOf } from "./told-words.ts";

/** A content with what persons did to it. */
export interface Standing {
  content: unknown;
  marks: PersonalMarks;
}

interface WrittenAnew extends Standing {
  /** The uuids that things have now, by those they were written with. */
  renamed: ReadonlyMap<string, string>;
}

/** What is known of the section, and of what was written. */
interface Laying {
  declared: Readonly<Record<string, ItemKind>>;
  /** Parts of the section itself that may be missing, as they begin. */
  holders?: Readonly<Record<string, unknown>> | undefined;
  recognised?: Recognised | undefined;
}

/** From which likeness of what they say two items are one. */
const sameFrom = 0.6;
/** The same words in the same order come before a meaning that was recognised, and that before the likest words. */
const sameWords = 3;
const sameByMeaning = 2;

/**
 * A section written anew, as it takes the place of what stands: items that are the same to a person keep their uuid, what persons wrote
 * or added stays, and what they took out does not come back.
 */
export function writtenAnew(
  before: Standing,
  fresh: unknown,
  { declared, holders, recognised = {} }: Laying,
): WrittenAnew {
  const content = structuredClone(fresh);
  const marks = structuredClone(before.marks);
  const lists = itemLists(before.content, declared);
  const renamed = new Map<string, string>();
  keepRoot(before, content, { renamed, holders });
  // Lists in items that were taken over come into view with them, so each depth is looked at by itself.
  for (const place of placesIn(declared)) {
    for (const list of itemLists(content, declared).filter((each) => each.place === place)) {
      const old = lists.find((each) => each.place === place && each.parent === list.parent);
      joinLists(old, list, { marks, renamed, lists, recognised });
    }
  }
  keepSources(before.content, content, renamed);
  return { content: withNames(content, renamed), marks: cleared(marks, content, declared), renamed };
}

interface Joining {
  marks: PersonalMarks;
  renamed: Map<string, string>;
  /** All lists as they stand now. */
  lists: ItemList[];
  recognised: Recognised;
}

function joinLists(old: ItemList | undefined, list: ItemList, joining: Joining): void {
  const { marks, renamed, lists, recognised } = joining;
  const { kind, place, parent } = list;
  const removed = marks.removed.filter((each) => each.place === place && each.parent === parent);
  /** How much an item is like what a person took out. */
  const outness = (item: Item) =>
    recognised[item.uuid] === null
      ? sameByMeaning
      : Math.max(0, ...removed.map(({ told }) => alikeOf(told, toldOf(item, kind))));
  const likenessOf = likenessBy(kind, joining);
  const pairs = pairUp(old?.items ?? [], list.items, (standing, item) => {
    const alike = likenessOf(standing, item);
    return alike >= outness(item) ? alike : 0;
  });
  const kept = list.items.filter((item) => pairs.has(item) || outness(item) < sameFrom);
  for (const item of kept) {
    const standing = pairs.get(item);
    if (!standing) continue;
    // What was inserted whole, with a thing that a person wrote in, is met again at its own depth.
    if (item.uuid !== standing.uuid) renamed.set(item.uuid, standing.uuid);
    item.uuid = standing.uuid;
    const isAdded = marks.added.includes(standing.uuid);
    for (const field of [
      ...(isAdded ? ownFields(standing, list, lists) : []),
      ...(kind.kept ?? []),
      ...(marks.fields[standing.uuid] ?? []),
    ])
      setField(item, field, { value: readField(standing, field), holders: kind.holders });
  }
  const taken = new Set(pairs.values());
  for (const [index, item] of (old?.items ?? []).entries()) {
    if (!taken.has(item) && isPersonal(item, lists, marks)) kept.splice(index, 0, structuredClone(item));
  }
  list.items.splice(0, list.items.length, ...kept);
  renumber(list);
}

/** All fields of an item but the lists of items in it. */
function ownFields(item: Item, { place }: ItemList, lists: readonly ItemList[]): string[] {
  const nested = lists.filter((list) => list.place.startsWith(`${place}.`));
  const names = nested.map((list) => list.place.slice(place.length + 1).split("[]")[0]);
  return Object.keys(item).filter((field) => !names.includes(field));
}

/** Which standing item each written one is: those that say the same first, then the likest. */
function pairUp(
  old: readonly Item[],
  fresh: readonly Item[],
  likenessOf: (standing: Item, item: Item) => number,
): Map<Item, Item> {
  const pairs = new Map<Item, Item>();
  const candidates = old.flatMap((standing) =>
    fresh.map((item) => ({ standing, item, likeness: likenessOf(standing, item) })),
  );
  const taken = new Set<Item>();
  for (const { standing, item, likeness: alike } of candidates.toSorted(
    (one, other) => other.likeness - one.likeness,
  )) {
    if (alike < sameFrom) break;
    if (pairs.has(item) || taken.has(standing)) continue;
    pairs.set(item, standing);
    taken.add(standing);
  }
  return pairs;
}

/** How alike a standing item, by what it says now or said before a person wrote in it, and a written one are. */
const likenessBy =
  (kind: ItemKind, { marks: { toldBefore }, recognised }: Joining) =>
  (standing: Item, item: Item) => {
    if (recognised[item.uuid] === standing.uuid) return sameByMeaning;
    const says = [toldOf(standing, kind), toldBefore[standing.uuid]].filter((told) => told !== undefined);
    return Math.max(...says.map((told) => alikeOf(told, toldOf(item, kind))));
  };

function alikeOf(one: string, other: string): number {
  return plainWords(one).join(" ") === plainWords(other).join(" ") ? sameWords : likeness(one, other);
}

/** Whether a person wrote, or added, the item or anything in it. */
function isPersonal(item: Item, lists: readonly ItemList[], marks: PersonalMarks): boolean {
  if (marks.added.includes(item.uuid) || marks.fields[item.uuid] !== undefined) return true;
  return lists.some(
    ({ parent, items }) => parent === item.uuid && items.some((below) => isPersonal(below, lists, marks)),
  );
}

/** The section's own uuid and what persons wrote beside its lists. */
function keepRoot(
  { content: old, marks }: Standing,
  content: unknown,
  { renamed, holders }: Pick<Laying, "holders"> & { renamed: Map<string, string> },
): void {
  if (hasUuid(old) && hasUuid(content)) {
    renamed.set(content.uuid, old.uuid);
    content.uuid = old.uuid;
  }
  for (const field of marks.fields[""] ?? []) setField(content, field, { value: readField(old, field), holders });
}

/** What has a uuid and is no item of its own, a source, keeps it where it says the same in the same place of the same item. */
function keepSources(old: unknown, content: unknown, renamed: Map<string, string>): void {
  const standing = namedIn(old);
  const known = new Set(standing.map(({ uuid }) => uuid));
  const uuidsByWords = Map.groupBy(standing, ({ words }) => words);
  for (const { uuid, words } of namedIn(content)) {
    if (known.has(uuid)) continue;
    const same = uuidsByWords.get(words)?.shift();
    if (same) renamed.set(uuid, same.uuid);
  }
}

/** All that has a uuid, with what it says and where: the fields that lead to it from the nearest thing with a uuid. */
function namedIn(value: unknown, place = ""): { uuid: string; words: string }[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => namedIn(each, place));
  const { uuid, ...rest } = value as Record<string, unknown>;
  const isNamed = typeof uuid === "string";
  const own = isNamed ? [{ uuid, words: `${place} ${canonicalJson(rest)}` }] : [];
  const below = Object.entries(rest).flatMap(([name, part]) => namedIn(part, `${isNamed ? uuid : place}.${name}`));
  return [...own, ...below];
}

/** The content with every name that was replaced, also where one part names another. */
function withNames(content: unknown, renamed: ReadonlyMap<string, string>): unknown {
  return JSON.parse(JSON.stringify(content), (_name, value: unknown) =>
    typeof value === "string" ? (renamed.get(value) ?? value) : value,
  );
}

/** Marks of what is still there. */
function cleared(marks: PersonalMarks, content: unknown, declared: Readonly<Record<string, ItemKind>>): PersonalMarks {
  const there = new Set(["", ...itemLists(content, declared).flatMap(({ items }) => items.map(({ uuid }) => uuid))]);
  const ofThere = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([uuid]) => there.has(uuid)));
  return { ...marks, fields: ofThere(marks.fields), toldBefore: ofThere(marks.toldBefore) };
}

const hasUuid = (value: unknown): value is { uuid: string } =>
  typeof value === "object" && value !== null && "uuid" in value && typeof value.uuid === "string";
