import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { blankBounds } from "@seedbed/contract/report/financials/words";
import type { WritingTools } from "../../../writing/writing-tools.ts";
import type { SizingEntry } from "./entry-fields.ts";

/** The assumptions of one sizing as a report keeps them; `name` tells the sizing apart from others of the section. */
export function assumptionEntries(
  entries: readonly (Omit<SizingEntry, "group"> & { group?: SizingEntry["group"] })[],
  name: string,
  id: WritingTools["id"],
): AssumptionEntry[] {
  return entries.map(({ group = "TAM", ...entry }, order) => ({
    uuid: id(name, "assumption", order),
    ...blankBounds,
    ...entry,
    group,
    order,
    assumptionSources: [],
  }));
}
