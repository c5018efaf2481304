import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { readField } from "../../revisions/fields.ts";
import { itemLists } from "../../revisions/item-lists.ts";
import { sections } from "../../sections.ts";
import type { Item, Section } from "../../writing/section.ts";
import { fieldName } from "../read-written.ts";
import type { LastWritten } from "./read-last-written.ts";

/**
 * A list in an item as it was written last: without what people had added, and with what was written where they had changed something by then. Undefined
 * when the item was not there, or nothing is known of it.
 */
export function writtenList(
  { revision, fields }: LastWritten,
  { section, now, item, list }: { section: ReportSection; now: unknown; item: string; list: string },
): Item[] | undefined {
  if (!revision || revision.marks.added.includes(item)) return undefined;
  const { content, marks } = revision;
  const { items: declared, givenBack } = sections[section] as Section<ReportSection>;
  const owner = itemLists(content, declared)
    .flatMap(({ items }) => items)
    .find(({ uuid }) => uuid === item);
  const items = readField(owner, list) as Item[] | undefined;
  return items
    ?.filter(({ uuid }) => !marks.added.includes(uuid))
    .map((each) => {
      const own = (marks.fields[each.uuid] ?? []).filter((field) => fields.has(fieldName(each.uuid, field)));
      const written = { ...each, ...Object.fromEntries(own.map((field) => [field, asWritten(each.uuid, field)])) };
      return givenBack ? givenBack(written, { written: content as never, now: now as never }) : written;
    });

  // Nothing is told as null, and may be missing as well.
  function asWritten(uuid: string, field: string): unknown {
    return fields.get(fieldName(uuid, field)) ?? undefined;
  }
}
