import type { Teller } from "../../telling/teller.ts";
import type { Entry } from "./entry-fields.ts";
import type { EntryLabels } from "./entry-labels.ts";

/** One drafted assumption without its group. It multiplies with those before it. How much less or more it may be, nobody has said. */
export function draftEntry(
  teller: Teller,
  labels: EntryLabels,
  value: { unit?: string; scalar: number; description: string; basis?: Entry["basis"] },
) {
  const { scalar, description, basis = "assumed" } = value;
  const unit = value.unit ?? (labels.unit && teller.label(labels.unit)) ?? "";
  return {
    title: teller.label(labels.title),
    description,
    unit,
    unitDescription: teller.label(labels.unitDescription),
    scalar,
    low: null,
    high: null,
    basis,
    operator: "*" as const,
  };
}
