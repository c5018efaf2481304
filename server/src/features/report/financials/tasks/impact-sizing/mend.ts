import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { SavingsInput } from "../saving-plan.ts";
import { mendBounds } from "../sizing/mend-bounds.ts";
import { asFirst, mendEntries } from "../sizing/mend-entries.ts";
import type { ImpactSizingOutput } from "./output.ts";

/** Assumptions with plain units, the first of them a factor. */
export function mendImpactSizing(
  output: ImpactSizingOutput,
  { brief }: SavingsInput,
  mended: NoteMend,
): ImpactSizingOutput {
  const entries = mendBounds(mendEntries(output.entries, mended), brief, mended).map((entry, index) =>
    index === 0 ? asFirst(entry, () => mended("first-operator", "entries.0.operator")) : entry,
  );
  return { ...output, entries };
}
