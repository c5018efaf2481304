import { itemLists } from "../revisions/item-lists.ts";
import type { Item, ItemKind } from "../writing/section.ts";
import type { AskedChange } from "./asked-change.ts";

/** The copy of a thing: it and all that it holds have ids of their own, and name each other by those. */
export function doubled(
  { uuid, as }: AskedChange & { kind: "double" },
  { list, item }: { list: { items: readonly Item[] }; item: Item },
  { content, declared, newUuid }: { content: unknown; declared: Readonly<Record<string, ItemKind>>; newUuid(): string },
): Item & Record<string, unknown> {
  const lists = itemLists(content, declared);
  const below = (parent: string): string[] =>
    lists
      .filter((each) => each.parent === parent)
      .flatMap(({ items }) => items.flatMap((each) => [each.uuid, ...below(each.uuid)]));
  const ids = new Map([[item.uuid, uuid], ...below(item.uuid).map((each): [string, string] => [each, newUuid()])]);
  const copy = JSON.parse(JSON.stringify(item), (_name, value: unknown) =>
    typeof value === "string" ? (ids.get(value) ?? value) : value,
  );
  return { ...as(copy, list.items), uuid };
}
