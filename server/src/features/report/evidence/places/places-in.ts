import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { itemLists } from "../../revisions/item-lists.ts";
import { sections } from "../../sections.ts";
import type { Item } from "../../writing/section.ts";
import type { EvidencePlace } from "./evidence-place.ts";
import { placesBesideLists, placesOf } from "./evidence-places.ts";

export interface PlaceIn {
  /** What holds it: an item, or the content of the section, which has the uuid of the concept then. */
  item: Item;
  place: EvidencePlace;
  /** It stands in no item. */
  isBesideLists: boolean;
}

interface SectionContent {
  conceptId: string;
  section: ReportSection;
  content: unknown;
}

/** All that a section's content rests on: item by item in its order, then what stands beside its lists. */
export function placesIn({ conceptId, section, content }: SectionContent): PlaceIn[] {
  const lists = itemLists(content, sections[section].items);
  const byUuid = new Map(lists.flatMap(({ items }) => items.map((item) => [item.uuid, item])));
  const beside = placesBesideLists(section, content).map((place) => ({
    item: { ...(content as object), uuid: conceptId },
    place,
    isBesideLists: true,
  }));
  const inItems = lists.flatMap(({ kind, parent, items }) =>
    items.flatMap((item) =>
      placesOf(kind.kind, item, parent === null ? undefined : byUuid.get(parent)).map((place) => ({
        item,
        place,
        isBesideLists: false,
      })),
    ),
  );
  return [...inItems, ...beside];
}
