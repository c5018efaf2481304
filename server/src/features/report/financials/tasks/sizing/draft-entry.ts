import type { Composer } from "../../../../../platform/drafting/compose.ts";
import type { SlotValues } from "../../../../../platform/drafting/fill.ts";
import type { EntryWording } from "./entry-wording.ts";

/** One drafted assumption without its group. It multiplies with those before it. */
export function draftEntry(
  composer: Composer,
  wording: EntryWording,
  value: { unit: string; scalar: number; slots?: SlotValues },
) {
  const { unit, scalar, slots = {} } = value;
  return {
    title: composer.phrase(wording.titles, slots),
    description: [composer.sentence(wording.assumed, slots), composer.sentence(wording.find, slots)].join(" "),
    unit,
    unitDescription: composer.phrase([wording.unitDescription], slots),
    scalar,
    operator: "*" as const,
  };
}
