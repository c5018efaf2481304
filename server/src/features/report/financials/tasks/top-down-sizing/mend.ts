import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { SizingOutput } from "../sizing/entry-fields.ts";
import { mendSizing } from "../sizing/mend-sizing.ts";

/** Assumptions in order, with plain units. */
export function mendTopDownSizing({ entries }: SizingOutput, { brief }: RevenueInput, mended: NoteMend): SizingOutput {
  return { entries: mendSizing(entries, brief, mended) };
}
