import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { labelOf, sizings } from "../editing/outdated/changes-between.ts";
import { shortened } from "../editing/outdated/told-values.ts";
import { readField } from "../revisions/fields.ts";
import { type ItemList, itemLists } from "../revisions/item-lists.ts";
import { sections } from "../sections.ts";
import type { Item } from "../writing/section.ts";

/** A thing in a content, with the list that holds it. */
export interface ThingIn {
  list: ItemList;
  index: number;
  item: Item;
}

const longestName = 60;

/** The things of a section's content by their uuids. */
export const thingsIn = (section: ReportSection, content: unknown): ReadonlyMap<string, ThingIn> =>
  new Map(
    itemLists(content, sections[section].items).flatMap((list) =>
      list.items.map((item, index) => [item.uuid, { list, index, item }] as const),
    ),
  );

/** What people know a thing by; a section by its label. */
export function nameOfThing(section: ReportSection, thing: ThingIn | undefined): string {
  if (!thing) return reportSectionLabels[section];
  const name = String(readField(thing.item, thing.list.kind.told) ?? "");
  return Object.hasOwn(sizings, name) ? (sizings[name] ?? "") : `“${shortened(name, longestName)}”`;
}

/** What people call a list: "[].jobs[]" are "Jobs". */
export const nameOfList = (section: ReportSection, place: string): string => {
  const last =
    place
      .replace(/\[\]$/, "")
      .split(/\.|\[\]/)
      .at(-1) ?? "";
  return last === "" ? reportSectionLabels[section] : labelOf(last);
};
