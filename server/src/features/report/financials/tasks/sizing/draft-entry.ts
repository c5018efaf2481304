import type { Teller } from "../../telling/teller.ts";
import type { EntryLabels } from "./entry-labels.ts";

/** One drafted assumption without its group. It multiplies with those before it. */
export function draftEntry(
  teller: Teller,
  labels: EntryLabels,
  value: { unit?: string; scalar: number; description: string },
) {
  const { scalar, description } = value;
  const unit = value.unit ?? (labels.unit && teller.label(labels.unit)) ?? "";
  return {
    title: teller.label(labels.title),
    description,
    unit,
    unitDescription: teller.label(labels.unitDescription),
    scalar,
    operator: "*" as const,
  };
}
