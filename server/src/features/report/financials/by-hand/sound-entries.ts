import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { type Bounds, boundsProblem } from "@seedbed/rules/market-sizing/entry-bounds";
import { Failure } from "../../../../platform/failure.ts";
import type { ItemChange } from "../../writing/item-change.ts";

/** Throws `invalid`, naming the field, when a person's changes leave an entry whose lowest, likely and highest number do not go together. */
export function assertSoundEntries(
  changes: readonly ItemChange[],
  { marketSizings, impactSizings }: FinancialProjection,
): void {
  for (const { assumptionEntries } of [...marketSizings, ...impactSizings])
    for (const entry of assumptionEntries) assertSound(entry, changes);
}

function assertSound(entry: AssumptionEntry, changes: readonly ItemChange[]): void {
  const changed = changes.flatMap((change) => fieldsIn(change, entry.uuid));
  const problem = changed.length > 0 ? boundsProblem(entry, changed) : null;
  if (!problem) return;
  const { field, sentence } = problem;
  throw new Failure("invalid", `${field}: ${sentence}`, { form: { [field]: sentence } });
}

const numbers = ["low", "scalar", "high"] as const satisfies (keyof Bounds)[];

function fieldsIn(change: ItemChange, uuid: string): (keyof Bounds)[] {
  if (change.kind === "add") return change.item.uuid === uuid ? [...numbers] : [];
  if (change.kind !== "set" || change.item !== uuid) return [];
  return numbers.filter((field) => field === change.field);
}
