import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { assumptionsEdits } from "@seedbed/contract/report/assumptions/edits";
import { customersEdits } from "@seedbed/contract/report/customers/edits";
import type { FieldEdit, SectionEdits } from "@seedbed/contract/report/editing/edits";
import { financialEdits } from "@seedbed/contract/report/financials/edits";
import { marketScanEdits } from "@seedbed/contract/report/market-scan/edits";
import { overviewEdits } from "@seedbed/contract/report/overview/edits";
import { trendsEdits } from "@seedbed/contract/report/trends/edits";
import type { FieldOf } from "./saving/field-at.ts";

/** What people may change in each section, without schemas. Only what comes with the first touch, or later, imports it: no page needs it to be read. */
export const editsOf: Record<ReportSection, SectionEdits> = {
  overview: overviewEdits,
  trends: trendsEdits,
  marketScan: marketScanEdits,
  financialProjection: financialEdits,
  customerProfiles: customersEdits,
  assumptions: assumptionsEdits,
};

/** What may be written there; throws for a field that the contract does not let people write. */
export function fieldEditOf({ section, place, field }: FieldOf): FieldEdit {
  const edit = editsOf[section].edits[place]?.[field];
  if (!edit) throw new Error(`Nobody may write ${field} of ${place} in ${section}.`);
  return edit;
}

/** The same, of the kind that whoever shows the field takes it for. */
export function editAt<Kind extends FieldEdit["kind"]>(at: FieldOf, kind: Kind): Extract<FieldEdit, { kind: Kind }> {
  const edit = fieldEditOf(at);
  if (edit.kind !== kind) throw new Error(`${at.field} of ${at.place} in ${at.section} is no ${kind}.`);
  return edit as Extract<FieldEdit, { kind: Kind }>;
}
