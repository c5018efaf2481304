import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { itemLists } from "../revisions/item-lists.ts";
import { sections } from "../sections.ts";
import type { Item } from "../writing/section.ts";
import type { EvidencePlace } from "./evidence-place.ts";
import { placesOf } from "./evidence-places.ts";

/** All that a section's content rests on, item by item in its order. */
export function placesIn(section: ReportSection, content: unknown): { item: Item; place: EvidencePlace }[] {
  const lists = itemLists(content, sections[section].items);
  const byUuid = new Map(lists.flatMap(({ items }) => items.map((item) => [item.uuid, item])));
  return lists.flatMap(({ kind, parent, items }) =>
    items.flatMap((item) =>
      placesOf(kind.kind, item, parent === null ? undefined : byUuid.get(parent)).map((place) => ({ item, place })),
    ),
  );
}
