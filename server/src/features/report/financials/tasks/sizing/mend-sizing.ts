import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { SizingEntry } from "./entry-fields.ts";
import { mendBounds } from "./mend-bounds.ts";
import { asFirst, mendEntries } from "./mend-entries.ts";
import { sizingGroups } from "./sizing-groups.ts";

/** The assumptions of a market sizing with all of TAM first, then SAM, then SOM, each group beginning with a factor. */
export function mendSizing(given: readonly SizingEntry[], words: unknown, mended: NoteMend): SizingEntry[] {
  const entries = mendBounds(mendEntries(given, mended), words, mended);
  const sorted = sizingGroups.flatMap((group) => entries.filter((entry) => entry.group === group));
  if (sorted.some((entry, index) => entry !== entries[index])) mended("groups-in-order", "entries");
  return sorted.map((entry, index) =>
    entry.group === sorted[index - 1]?.group
      ? entry
      : asFirst(entry, () => mended("first-operator", `entries.${index}.operator`)),
  );
}
