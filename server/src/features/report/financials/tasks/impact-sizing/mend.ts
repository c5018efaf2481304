import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { SavingsInput } from "../saving-plan.ts";
import { asFirst, mendEntries } from "../sizing/mend-entries.ts";
import type { ImpactSizingOutput } from "./output.ts";

/** Assumptions with plain units, the first of them a factor. */
export function mendImpactSizing(
  output: ImpactSizingOutput,
  _input: SavingsInput,
  mended: NoteMend,
): ImpactSizingOutput {
  const entries = mendEntries(output.entries, mended).map((entry, index) =>
    index === 0 ? asFirst(entry, () => mended("first-operator", "entries.0.operator")) : entry,
  );
  return { ...output, entries };
}
