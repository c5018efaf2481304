import { isDeepStrictEqual } from "node:util";
import type { ItemKind } from "../writing/section.ts";
import { changedMeanwhile } from "./assert-untouched.ts";
import { readField } from "./fields.ts";
import { type ItemList, itemLists } from "./item-lists.ts";
import type { RecordedChange, SectionChange } from "./section-change.ts";

interface Contents {
  before: unknown;
  after: unknown;
  /** What stands now. */
  head: unknown;
}

interface Found {
  list: ItemList;
  index: number;
  item: Record<string, unknown> & { uuid: string };
}

/**
 * The changes that take back `made`, which led from `before` to `after`, in what stands now; without those that were taken back
 * already. Throws `conflict` when something they touch has changed since.
 */
export function inverseChanges(
  made: readonly RecordedChange[],
  contents: Contents,
  declared: Readonly<Record<string, ItemKind>>,
): SectionChange[] {
  const [before, after, head] = [contents.before, contents.after, contents.head].map((content) =>
    itemsIn(content, declared),
  ) as [Items, Items, Items];
  const laid = new Set(made.flatMap((change) => (change.kind === "reset" ? [change.item] : [])));
  // It goes and comes with the item that holds it.
  const comesAlong = ({ parent }: ItemList, items: Items) =>
    parent !== null && (!items.has(parent) || laid.has(parent));
  const gone = [...before].filter(([uuid, { list }]) => !after.has(uuid) && !comesAlong(list, after));
  const come = [...after].filter(([uuid, { list }]) => !before.has(uuid) && !comesAlong(list, before));
  return [
    ...come.flatMap(([uuid, { item }]) => removal(uuid, { item, standing: head.get(uuid) })),
    ...gone
      .toSorted(([, one], [, other]) => one.index - other.index)
      .flatMap(([uuid, found]) => addition(uuid, found, head)),
    ...made.flatMap((change) => (change.kind === "reset" ? layingBack(change, { before, after, head }) : [])),
    ...made.flatMap((change) => (change.kind === "set" ? settingBack(change, contents, { before, after, head }) : [])),
    ...made.flatMap((change) => (change.kind === "move" ? movingBack(change.item, { before, after, head }) : [])),
  ];
}

type Items = ReadonlyMap<string, Found>;
type ItemsThen = Record<keyof Contents, Items>;

function itemsIn(content: unknown, declared: Readonly<Record<string, ItemKind>>): Items {
  return new Map(
    itemLists(content, declared).flatMap((list) =>
      list.items.map((item, index): [string, Found] => [item.uuid, { list, index, item: { ...item } }]),
    ),
  );
}

const isInMissing = ({ parent }: ItemList, items: Items) => parent !== null && !items.has(parent);

function removal(
  uuid: string,
  { item, standing }: { item: Found["item"]; standing: Found | undefined },
): SectionChange[] {
  if (!standing) return [];
  if (!isDeepStrictEqual(unplaced(standing.item), unplaced(item))) throw changedMeanwhile({ is: told(standing) });
  return [{ kind: "remove", item: uuid }];
}

function addition(uuid: string, { list, index, item }: Found, head: Items): SectionChange[] {
  if (head.has(uuid)) return [];
  if (isInMissing(list, head)) throw changedMeanwhile({ is: undefined });
  return [{ kind: "add", place: list.place, parent: list.parent, item, at: index }];
}

function settingBack(
  { item, field }: RecordedChange & { kind: "set" },
  contents: Contents,
  items: ItemsThen,
): SectionChange[] {
  const ownerIn = (when: keyof Contents) => (item === null ? contents[when] : items[when].get(item)?.item);
  const [was, became] = [ownerIn("before"), ownerIn("after")];
  // Added or removed as a whole by the same changes.
  if (was === undefined || became === undefined) return [];
  const is = ownerIn("head");
  const value = readField(was, field);
  if (is !== undefined && isDeepStrictEqual(readField(is, field), value)) return [];
  if (is === undefined || !isDeepStrictEqual(readField(is, field), readField(became, field)))
    throw changedMeanwhile({ is: is === undefined ? undefined : readField(is, field) });
  return [{ kind: "set", item, field, value }];
}

function movingBack(uuid: string, { before, after, head }: ItemsThen): SectionChange[] {
  const [was, became, is] = [before.get(uuid), after.get(uuid), head.get(uuid)];
  if (!was || !became || !is || isDeepStrictEqual(orderOf(is), orderOf(was))) return [];
  if (!isDeepStrictEqual(orderOf(is), orderOf(became))) throw changedMeanwhile({ is: told(is) });
  return [{ kind: "move", item: uuid, at: was.index }];
}

function layingBack({ item, list }: RecordedChange & { kind: "reset" }, items: ItemsThen): SectionChange[] {
  const [was, became, is] = [items.before, items.after, items.head].map((then) => then.get(item));
  if (!was || !became) return [];
  const value = readField(was.item, list);
  if (is && isDeepStrictEqual(readField(is.item, list), value)) return [];
  if (!is || !isDeepStrictEqual(readField(is.item, list), readField(became.item, list)))
    throw changedMeanwhile({ is: is && told(is) });
  return [{ kind: "reset", item, list, items: value }];
}

const orderOf = ({ list }: Found) => list.items.map(({ uuid }) => uuid);
const told = ({ list, item }: Found) => item[list.kind.told];

function unplaced({ order: _order, ...item }: Found["item"]): unknown {
  return item;
}
