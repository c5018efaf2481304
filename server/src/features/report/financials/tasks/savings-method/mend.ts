import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { primaryFirst } from "../primary-first.ts";
import type { SavingsInput } from "../saving-plan.ts";
import type { SavingsMethodOutput } from "./output.ts";

/** One primary area, at the beginning. */
export function mendSavingsMethod(
  output: SavingsMethodOutput,
  _input: SavingsInput,
  mended: NoteMend,
): SavingsMethodOutput {
  const tell = (index: number) => mended("one-primary", `targetAreas.${index}`);
  return { ...output, targetAreas: primaryFirst(output.targetAreas, "areaType", tell) };
}
