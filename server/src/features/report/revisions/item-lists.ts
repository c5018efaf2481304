import type { Item, ItemKind } from "../writing/section.ts";

/** One list of items in a content. */
export interface ItemList {
  /** Its place in the section's declaration, "[].jobs[]". */
  place: string;
  kind: ItemKind;
  /** Uuid of the item that holds the list; null when none does. */
  parent: string | null;
  /** The list itself, as it stands in the content. */
  items: Item[];
}

/** The declared lists of items of a content, those that hold others first. */
export function itemLists(content: unknown, declared: Readonly<Record<string, ItemKind>>): ItemList[] {
  return placesIn(declared).flatMap((place) => {
    const kind = declared[place];
    return kind ? listsAt(content, stepsOf(place), null).map((list) => ({ place, kind, ...list })) : [];
  });
}

/** The declared places, those in items behind those that hold the items. */
export function placesIn(declared: Readonly<Record<string, ItemKind>>): string[] {
  return Object.keys(declared).toSorted((one, other) => depthOf(one) - depthOf(other));
}

/** Items that tell their place tell the one they have. */
export function renumber({ items }: Pick<ItemList, "items">): void {
  for (const [order, item] of items.entries()) if ("order" in item) Object.assign(item, { order });
}

const depthOf = (place: string) => place.split("[]").length;

// "overview.rightsToWin[]" -> ["overview.rightsToWin"]; "[].jobs[]" -> ["", "jobs"].
const stepsOf = (place: string) =>
  place
    .split("[]")
    .slice(0, -1)
    .map((step) => step.replace(/^\./, ""));

function listsAt(
  value: unknown,
  [step = "", ...below]: string[],
  parent: string | null,
): Pick<ItemList, "parent" | "items">[] {
  const list = step === "" ? value : step.split(".").reduce<unknown>((found, name) => fieldOf(found, name), value);
  if (!Array.isArray(list)) return [];
  const items = list as Item[];
  return below.length === 0 ? [{ parent, items }] : items.flatMap((item) => listsAt(item, below, item.uuid));
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
