import type { SectionEdits } from "@seedbed/contract/report/editing/edits";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { putFields } from "../fields/controls/entry-fields.ts";
import { emptyOf } from "../fields/controls/field-values.ts";

/** A new item with all that the contract says of its list, as the server will store it: what nobody has written is empty. */
export function wholeItem(
  { edits, lists }: SectionEdits,
  { place, item }: Pick<PersonalChange & { kind: "add" }, "place" | "item">,
): { uuid: string } {
  const empty = Object.entries(edits[place] ?? {}).map(([field, edit]) => [field, emptyOf(edit)] as const);
  const { uuid } = item;
  return { ...putFields({ ...lists[place]?.blank }, empty), ...item, uuid };
}
