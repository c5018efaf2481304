import type { ItemKind } from "../writing/section.ts";
import { setField } from "./fields.ts";
import { itemLists, renumber } from "./item-lists.ts";
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

function applyChange(state: Changed, change: SectionChange, { declared, personal }: Terms): void {
  const { marks } = state;
  switch (change.kind) {
    case "replaceAll":
      state.content = structuredClone(change.content);
      return;
    case "set": {
      const place = change.item === null ? undefined : standing(state.content, declared, change.item);
      if (personal && place && change.field === place.list.kind.told)
        marks.toldBefore[place.item.uuid] ??= toldOf(place.item, place.list.kind);
      if (!setField(place?.item ?? state.content, change.field, change.value))
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
      list.items.splice(change.at ?? list.items.length, 0, structuredClone(change.item));
      renumber(list);
      if (personal) marks.added.push(change.item.uuid);
      return;
    }
    case "remove": {
      const { list, index, item } = standing(state.content, declared, change.item);
      list.items.splice(index, 1);
      renumber(list);
      const told = marks.toldBefore[change.item] ?? toldOf(item, list.kind);
      delete marks.fields[change.item];
      delete marks.toldBefore[change.item];
      marks.added = marks.added.filter((uuid) => uuid !== change.item);
      if (personal) marks.removed.push({ place: list.place, parent: list.parent, told });
      return;
    }
    case "move": {
      const { list, index, item } = standing(state.content, declared, change.item);
      list.items.splice(index, 1);
      list.items.splice(change.at, 0, item);
      renumber(list);
    }
  }
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
