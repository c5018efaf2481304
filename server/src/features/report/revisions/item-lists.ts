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

/**
 * The item at `index` tells a place between those of its neighbours: the one it has or is given, else the next one there is. Only where
 * there is none all of them tell the place they have: who holds an order of another item still holds it.
 */
export function takeOrder({ items, kind }: Pick<ItemList, "items" | "kind">, index: number, given?: number): void {
  const item = items[index];
  if (!item) return;
  if (!kind.ordered) {
    renumber({ items });
    return;
  }
  const [before, after] = [orderOf(items[index - 1]), orderOf(items[index + 1])];
  const free = before !== undefined ? before + 1 : after !== undefined ? after - 1 : 0;
  const order = [given ?? orderOf(item), free].find(
    (each) => each !== undefined && (before === undefined || before < each) && (after === undefined || each < after),
  );
  if (order !== undefined) Object.assign(item, { order });
  else for (const [place, each] of items.entries()) Object.assign(each, { order: place });
}

/** Where an item that is to tell this place stands among others: in the place of the one that tells it. */
export function indexFor({ items }: Pick<ItemList, "items">, order: number, from = items.length): number {
  const others = items.filter((_, index) => index !== from);
  const own = orderOf(items[from]);
  // One that goes down takes the place behind the one that has it.
  const isAbove = (item: Item) => {
    const its = orderOf(item) ?? 0;
    return its < order || (its === order && own !== undefined && own < order);
  };
  return others.filter(isAbove).length;
}

/** The place that an item tells. */
export const orderOf = (item: Item | undefined): number | undefined =>
  item && "order" in item && typeof item.order === "number" ? item.order : undefined;

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
