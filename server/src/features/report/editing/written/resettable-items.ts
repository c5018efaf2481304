import { isDeepStrictEqual } from "node:util";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ListEdit } from "@seedbed/contract/report/editing/edits";
import { sectionContracts } from "@seedbed/contract/report/sections";
import { applyChanges } from "../../revisions/apply-changes.ts";
import { itemLists } from "../../revisions/item-lists.ts";
import { noMarks } from "../../revisions/section-change.ts";
import { sections } from "../../sections.ts";
import type { LastWritten } from "./read-last-written.ts";
import { writtenList } from "./written-list.ts";

/** The items that are not as they were written and can be again; undefined in a section where nothing can be. */
export function resettableItems(
  written: LastWritten,
  { section, now }: { section: ReportSection; now: unknown },
): string[] | undefined {
  const lists: Readonly<Record<string, ListEdit>> = sectionContracts[section].lists;
  if (Object.values(lists).every(({ resets }) => resets === undefined)) return undefined;
  const { items: declared, settle } = sections[section];
  return itemLists(now, declared).flatMap(({ place, items }) => {
    const list = lists[place]?.resets;
    if (list === undefined) return [];
    return items.flatMap(({ uuid: item }) => {
      const before = writtenList(written, { section, now, item, list });
      if (!before) return [];
      const change = { kind: "reset" as const, item, list, items: before };
      const { content } = applyChanges({ content: now, marks: noMarks }, [change], { declared, personal: true });
      return isDeepStrictEqual(settle ? settle(content as never) : content, now) ? [] : [item];
    });
  });
}
