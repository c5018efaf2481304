import { Failure } from "../../../platform/failure.ts";
import { type ItemList, itemLists } from "../revisions/item-lists.ts";
import type { PersonalMarks } from "../revisions/section-change.ts";
import { toldOf } from "../revisions/told-words.ts";
import type { Item, ItemKind } from "../writing/section.ts";

type Declared = Readonly<Record<string, ItemKind>>;

interface State {
  content: unknown;
  marks: PersonalMarks;
}

const parentGone = () =>
  new Failure("conflict", "What this was part of is no longer in the report. Bring that back first.");
const nowhere = () => new Failure("not_found", "Nothing of this section has this name.");

/**
 * What stands of a section, with one thing of it as it was in an earlier content: changed back, back in its list, or gone where it was not there
 * yet. What persons did to it is as it was then; all else stays. Throws `conflict` when what held it is gone, and `not_found`.
 */
export function withOneThing(
  head: State,
  past: State,
  { item, declared }: { item: string; declared: Declared },
): State {
  const content = structuredClone(head.content);
  const [stands, was] = [find(content, item, declared), find(past.content, item, declared)];
  if (!stands && !was) throw nowhere();
  const ids = new Set([...idsIn(head.content, item, declared), ...idsIn(past.content, item, declared)]);
  const marks = marksOf(ids, { head: head.marks, past: past.marks });
  if (!was && stands) {
    stands.list.items.splice(stands.index, 1);
    const { place, parent, kind } = stands.list;
    marks.removed.push({ place, parent, told: toldOf(stands.item, kind) });
  }
  if (was && stands) stands.list.items.splice(stands.index, 1, structuredClone(was.item));
  if (was && !stands) {
    const { place, parent, kind } = was.list;
    const list = itemLists(content, declared).find((each) => each.place === place && each.parent === parent);
    if (!list) throw parentGone();
    list.items.splice(Math.min(was.index, list.items.length), 0, structuredClone(was.item));
    const told = toldOf(was.item, kind);
    marks.removed = marks.removed.filter(
      (each) => each.place !== place || each.parent !== parent || each.told !== told,
    );
  }
  return { content, marks };
}

interface Found {
  list: ItemList;
  index: number;
  item: Item;
}

function find(content: unknown, uuid: string, declared: Declared): Found | undefined {
  for (const list of itemLists(content, declared)) {
    const index = list.items.findIndex((item) => item.uuid === uuid);
    const item = list.items[index];
    if (item) return { list, index, item };
  }
  return undefined;
}

/** The uuids of a thing and of all that it holds. */
function idsIn(content: unknown, uuid: string, declared: Declared): string[] {
  const below = itemLists(content, declared).filter(({ parent }) => parent === uuid);
  return [uuid, ...below.flatMap(({ items }) => items.flatMap((item) => idsIn(content, item.uuid, declared)))];
}

/** The marks that stand, with those of these things as they were. */
function marksOf(ids: ReadonlySet<string>, { head, past }: Record<"head" | "past", PersonalMarks>): PersonalMarks {
  const joined = <Value>(stand: Record<string, Value>, were: Record<string, Value>) =>
    Object.fromEntries([
      ...Object.entries(stand).filter(([id]) => !ids.has(id)),
      ...Object.entries(were).filter(([id]) => ids.has(id)),
    ]);
  return {
    fields: joined(head.fields, past.fields),
    toldBefore: joined(head.toldBefore, past.toldBefore),
    added: [...head.added.filter((id) => !ids.has(id)), ...past.added.filter((id) => ids.has(id))],
    removed: [...head.removed],
  };
}
