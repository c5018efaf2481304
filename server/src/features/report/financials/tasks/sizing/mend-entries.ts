import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import { putRight } from "../../../writing/mending/put-right.ts";
import type { Entry } from "./entry-fields.ts";
import { plainUnit } from "./plain-unit.ts";

/** Assumptions with plain units, without those that stand twice word for word. What the calculation comes to is left as it is. */
export function mendEntries<AnyEntry extends Entry>(entries: readonly AnyEntry[], mended: NoteMend): AnyEntry[] {
  const known = new Set<string>();
  return entries.flatMap((entry, index) => {
    const unit = putRight(entry.unit, plainUnit(entry.unit), () => mended("plain-unit", `entries.${index}.unit`));
    const told = plainName(JSON.stringify({ ...entry, unit }));
    if (known.has(told)) {
      mended("repeated-entry", `entries.${index}`);
      return [];
    }
    known.add(told);
    return [{ ...entry, unit }];
  });
}

/** The first entry as a factor: whatever joins it to nothing before it, "-" aside, changes no result. */
export function asFirst<AnyEntry extends Entry>(entry: AnyEntry, tell: () => void): AnyEntry {
  const isNegative = entry.operator === "-" || entry.operator === "(-)";
  if (isNegative || entry.operator === "*") return entry;
  tell();
  return { ...entry, operator: "*" };
}
