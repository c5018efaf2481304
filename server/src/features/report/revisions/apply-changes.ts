import type { ItemKind } from "../writing/section.ts";
import { setField } from "./fields.ts";
import { itemLists, renumber, takeOrder } from "./item-lists.ts";
import type { PersonalMarks, SectionChange } from "./section-change.ts";
import { toldOf } from "./told-words.ts";

/** A change names something the content does not have. */
export class ChangeMisses extends Error {
  override readonly name = "ChangeMisses";
}

interface Changed {
  content: unknown;
  marks: PersonalMarks;
}

interface Terms {
  declared: Readonly<Record<string, ItemKind>>;
  /** Parts of the section itself that may be missing, as they begin. */
  holders?: Readonly<Record<string, unknown>> | undefined;
  /** Whether a person makes the changes. */
  personal: boolean;
}

/**
 * The content after the changes, in their order; the given one stays as it is. With `personal` they are noted as a person's.
 * @throws ChangeMisses when an item, a list or a field is not there
 */
export function applyChanges(before: Changed, changes: readonly SectionChange[], terms: Terms): Changed {
  const after = structuredClone(before);
  for (const change of changes) applyChange(after, change, terms);
  return after;
}

function applyChange(state: Changed, change: SectionChange, { declared, holders, personal }: Terms): void {
  const { marks } = state;
  switch (change.kind) {
    case "replaceAll":
      state.content = structuredClone(change.content);
      return;
    case "set": {
      const place = change.item === null ? undefined : standing(state.content, declared, change.item);
      if (personal && place && change.field === place.list.kind.told)
        marks.toldBefore[place.item.uuid] ??= toldOf(place.item, place.list.kind);
      if (
        !setField(place?.item ?? state.content, change.field, {
          value: change.value,
          holders: place ? place.list.kind.holders : holders,
        })
      )
        throw new ChangeMisses(`There is no field ${change.field}.`);
      if (!personal) return;
      const fields = marks.fields[change.item ?? ""] ?? [];
      marks.fields[change.item ?? ""] = [...new Set([...fields, change.field])];
      return;
    }
    case "add": {
      const list = itemLists(state.content, declared).find(
        ({ place, parent }) => place === change.place && parent === change.parent,
      );
      if (!list) throw new ChangeMisses(`There is no list ${change.place}.`);
      const at = Math.min(change.at ?? list.items.length, list.items.length);
      const item = structuredClone(change.item);
      list.items.splice(at, 0, item);
      takeOrder(list, at);
      if (personal) marks.added.push(...itemsIn(state.content, declared, item.uuid));
      return;
    }
    case "remove": {
      const { list, index, item } = standing(state.content, declared, change.item);
      const gone = itemsIn(state.content, declared, change.item);
      list.items.splice(index, 1);
      if (!list.kind.ordered) renumber(list);
      const told = marks.toldBefore[change.item] ?? toldOf(item, list.kind);
      forget(marks, gone);
      if (personal) marks.removed.push({ place: list.place, parent: list.parent, told });
      return;
    }
    case "move": {
      const { list, index, item } = standing(state.content, declared, change.item);
      list.items.splice(index, 1);
      list.items.splice(change.at, 0, item);
      takeOrder(list, change.at, change.order);
      return;
    }
    case "reset": {
      const { item } = standing(state.content, declared, change.item);
      const inside = () => itemsIn(state.content, declared, change.item).slice(1);
      const were = inside();
      if (!setField(item, change.list, { value: change.items }))
        throw new ChangeMisses(`There is no list ${change.list}.`);
      forget(marks, [...were, ...inside()]);
      marks.removed = marks.removed.filter(({ parent }) => parent !== change.item);
    }
  }
}

/** Nothing of these items is a person's. */
function forget(marks: PersonalMarks, items: readonly string[]): void {
  for (const uuid of items) {
    delete marks.fields[uuid];
    delete marks.toldBefore[uuid];
  }
  marks.added = marks.added.filter((uuid) => !items.includes(uuid));
}

/** The uuids of an item and of all that it holds. */
function itemsIn(content: unknown, declared: Readonly<Record<string, ItemKind>>, uuid: string): string[] {
  const below = itemLists(content, declared).filter(({ parent }) => parent === uuid);
  return [uuid, ...below.flatMap(({ items }) => items.flatMap((item) => itemsIn(content, declared, item.uuid)))];
}

/** Where an item stands. */
export function standing(content: unknown, declared: Readonly<Record<string, ItemKind>>, uuid: string) {
  for (const list of itemLists(content, declared)) {
    const index = list.items.findIndex((item) => item.uuid === uuid);
    const item = list.items[index];
    if (item) return { list, index, item };
  }
  throw new ChangeMisses(`There is no item ${uuid}.`);
}
