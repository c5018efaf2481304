import type { ItemKind } from "../writing/section.ts";
import { type ItemList, itemLists } from "./item-lists.ts";
import type { Recognised } from "./section-change.ts";
import type { RecogniseItemsOutput } from "./tasks/recognise-items/output.ts";
import type { HandledItem, ItemsOfKind } from "./tasks/recognise-items/prompt.ts";
import { toldOf } from "./told-words.ts";
import { type Standing, writtenAnew } from "./written-anew.ts";

/** The question which written things are earlier ones, and what an answer to it means. */
export interface Unrecognised {
  kinds: ItemsOfKind[];
  meaning(answer: RecogniseItemsOutput): Recognised;
}

/**
 * The things of a section written anew that are not known again by their words, and the earlier ones they could be: those that would go or stand
 * beside them, and those a person took out. Kinds that are known by their names alone are left out. Undefined when there is nothing to ask.
 */
export function unrecognisedItems(
  before: Standing,
  fresh: unknown,
  declared: Readonly<Record<string, ItemKind>>,
): Unrecognised | undefined {
  const { content, renamed } = writtenAnew(before, fresh, { declared });
  const known = new Set(renamed.values());
  const there = new Set(itemLists(content, declared).flatMap(({ items }) => items.map(({ uuid }) => uuid)));
  const [standing, written] = [itemLists(before.content, declared), itemLists(fresh, declared)];
  const [saysOf, saysNow] = [standing, written].map(saysByUuid) as [Says, Says];
  const earlierByHandle = new Map<string, string | null>();
  const writtenByHandle = new Map<string, string>();
  const askable = Object.entries(declared).filter(([, { named }]) => !named);
  const kinds = askable.flatMap(([place, kind]): ItemsOfKind[] => {
    const isHere = (list: { place: string }) => list.place === place;
    const gone = placedItems(standing.filter(isHere), saysOf).filter(({ uuid }) => !known.has(uuid));
    const takenOut = before.marks.removed
      .filter(isHere)
      .map(({ told, parent }): Placed => ({ uuid: null, says: told, within: saysOf(parent) }));
    const come = placedItems(written.filter(isHere), saysNow).filter(
      ({ uuid }) => !renamed.has(uuid) && there.has(uuid),
    );
    const earlier = [...gone, ...takenOut];
    if (earlier.length === 0 || come.length === 0) return [];
    const handled = <Uuid>(handles: Map<string, Uuid>, letter: string, item: Placed & { uuid: Uuid }): HandledItem => {
      const handle = `${letter}${handles.size + 1}`;
      handles.set(handle, item.uuid);
      return { handle, says: item.says, within: item.within };
    };
    return [
      {
        kind: kind.kind,
        earlier: earlier.map((item) => handled(earlierByHandle, "e", item)),
        written: come.map((item) => handled(writtenByHandle, "w", item)),
      },
    ];
  });
  if (kinds.length === 0) return undefined;
  return {
    kinds,
    meaning: ({ same }) =>
      Object.fromEntries(
        same.flatMap(({ written, earlier }) => {
          const [uuid, standing] = [writtenByHandle.get(written), earlierByHandle.get(earlier)];
          return uuid === undefined || standing === undefined ? [] : [[uuid, standing]];
        }),
      ),
  };
}

interface Placed {
  /** Null for what a person took out. */
  uuid: string | null;
  says: string;
  within: string | null;
}

/** What a thing says; null for none. */
type Says = (uuid: string | null) => string | null;

function saysByUuid(lists: readonly ItemList[]): Says {
  const says = new Map(lists.flatMap(({ items, kind }) => items.map((item) => [item.uuid, toldOf(item, kind)])));
  return (uuid) => (uuid === null ? null : (says.get(uuid) ?? null));
}

/** The items of some lists, each with what the thing says that holds its list. */
const placedItems = (lists: readonly ItemList[], saysOf: Says): (Placed & { uuid: string })[] =>
  lists.flatMap(({ items, kind, parent }) =>
    items.map((item) => ({ uuid: item.uuid, says: toldOf(item, kind), within: saysOf(parent) })),
  );
