import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { incomeProblem } from "@seedbed/contract/report/customers/words";
import { Failure } from "../../../../platform/failure.ts";
import type { ItemChange } from "../../writing/item-change.ts";

const ends: readonly string[] = ["incomeLower", "incomeUpper"];

/** Throws `invalid`, naming the end that was changed, when a person's changes leave an income that goes from more to less. */
export function assertSoundIncomes(changes: readonly ItemChange[], profiles: readonly CustomerProfile[]): void {
  for (const { uuid, incomeLower, incomeUpper } of profiles) {
    const field = changes.flatMap((change) => endIn(change, uuid)).at(-1);
    const problem = field && incomeProblem(incomeLower, incomeUpper);
    if (field && problem) throw new Failure("invalid", `${field}: ${problem}`, { form: { [field]: problem } });
  }
}

function endIn(change: ItemChange, uuid: string): string[] {
  if (change.kind === "set") return change.item === uuid && ends.includes(change.field) ? [change.field] : [];
  return change.kind === "add" && change.item.uuid === uuid ? ["incomeLower"] : [];
}
