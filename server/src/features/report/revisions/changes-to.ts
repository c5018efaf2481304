import { isDeepStrictEqual } from "node:util";
import type { ItemChange } from "../writing/item-change.ts";
import type { ItemKind } from "../writing/section.ts";
import { applyChanges, ChangeMisses } from "./apply-changes.ts";
import { type ItemList, itemLists, placesIn } from "./item-lists.ts";
import { noMarks, type SectionChange } from "./section-change.ts";

type Declared = Readonly<Record<string, ItemKind>>;

interface Terms {
  declared: Declared;
  /** Parts of the section itself that may be missing, as they begin. */
  holders?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The changes that make one content of a section another, thing by thing and field by field. Where such changes cannot say it, the whole
 * content is replaced.
 */
export function changesTo(contents: { from: unknown; to: unknown }, terms: Terms): SectionChange[] {
  const { from, to } = contents;
  if (isDeepStrictEqual(from, to)) return [];
  const changes: ItemChange[] = [];
  let state = from;
  const make = (...more: ItemChange[]) => {
    state = applyChanges({ content: state, marks: noMarks }, more, { ...terms, personal: false }).content;
    changes.push(...more);
  };
  try {
    const way: Way = { now: () => state, to, declared: terms.declared, make };
    removeOthers(way);
    addMissing(way);
    putInOrder(way);
    setFields(way);
  } catch (error) {
    if (!(error instanceof ChangeMisses)) throw error;
  }
  return isDeepStrictEqual(state, to) ? changes : [{ kind: "replaceAll", content: to }];
}

/** The way from one content to another. */
interface Way {
  /** How far it has come. */
  now(): unknown;
  to: unknown;
  declared: Declared;
  make(...changes: ItemChange[]): void;
}

type Found = Map<string, { list: ItemList; index: number }>;

/** What is not in the other content, or in another list of it. */
function removeOthers({ now, to, declared, make }: Way): void {
  const wanted = itemsIn(to, declared);
  for (const place of placesIn(declared)) {
    for (const [uuid, { list }] of itemsIn(now(), declared)) {
      const there = wanted.get(uuid)?.list;
      if (list.place === place && !(there && isSameList(there, list))) make({ kind: "remove", item: uuid });
    }
  }
}

function addMissing({ now, to, declared, make }: Way): void {
  for (const place of placesIn(declared)) {
    for (const { parent, items } of itemLists(to, declared).filter((list) => list.place === place)) {
      for (const [at, item] of items.entries()) {
        if (itemsIn(now(), declared).has(item.uuid)) continue;
        make({ kind: "add", place, parent, item: { ...structuredClone(item) }, at });
      }
    }
  }
}

function putInOrder({ now, to, declared, make }: Way): void {
  for (const { items } of itemLists(to, declared)) {
    for (const [at, { uuid }] of items.entries())
      if (itemsIn(now(), declared).get(uuid)?.index !== at) make({ kind: "move", item: uuid, at });
  }
}

function setFields({ now, to, declared, make }: Way): void {
  const listed = (place: string) => listsBelow(place, declared);
  if (!Array.isArray(to)) make(...fieldChanges({ item: null, from: now(), to }, listed("")));
  const stand = itemsIn(now(), declared);
  for (const { place, items } of itemLists(to, declared)) {
    for (const item of items) {
      const found = stand.get(item.uuid);
      const from = found?.list.items[found.index];
      make(...fieldChanges({ item: item.uuid, from, to: item }, listed(place)));
    }
  }
}

/** The fields, with dots between, that are lists of items of their own in an item of this place. */
function listsBelow(place: string, declared: Declared): string[] {
  const begin = place === "" ? "" : `${place}.`;
  return Object.keys(declared).flatMap((each) => {
    const [field = "", ...rest] = each.startsWith(begin) ? each.slice(begin.length).split("[]") : [];
    return each !== place && rest.length === 1 && field !== "" ? [field] : [];
  });
}

function fieldChanges(
  { item, from, to }: { item: string | null; from: unknown; to: unknown },
  lists: readonly string[],
  path = "",
): ItemChange[] {
  if (isDeepStrictEqual(from, to)) return [];
  if (!isRecord(from) || !isRecord(to)) return [{ kind: "set", item, field: path, value: to }];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) => {
    const field = path === "" ? name : `${path}.${name}`;
    return lists.includes(field) ? [] : fieldChanges({ item, from: from[name], to: to[name] }, lists, field);
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSameList = (one: ItemList, other: ItemList) => one.place === other.place && one.parent === other.parent;

const itemsIn = (content: unknown, declared: Declared): Found =>
  new Map(
    itemLists(content, declared).flatMap((list) =>
      list.items.map(({ uuid }, index) => [uuid, { list, index }] as const),
    ),
  );
