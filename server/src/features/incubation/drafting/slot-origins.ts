import { isDeepStrictEqual } from "node:util";
import type { Slots } from "../../../library/slots.ts";
import type { SeedBrief } from "../exports/seed-brief.ts";
import { seedSlots } from "../exports/seed-slots.ts";

/**
 * Which answers the words of each slot come from, by the identifiers of their questions: those without which the slot would read
 * otherwise.
 */
export function slotOrigins(brief: SeedBrief): ReadonlyMap<string, readonly string[]> {
  const slots = seedSlots(brief);
  const without = brief.answers.map(({ identifier }) => ({
    identifier,
    slots: seedSlots({ ...brief, answers: brief.answers.filter((answer) => answer.identifier !== identifier) }),
  }));
  const names = Object.keys(slots) as (keyof Slots)[];
  return new Map(
    names.map((name) => [
      name,
      without.filter((other) => !isDeepStrictEqual(other.slots[name], slots[name])).map(({ identifier }) => identifier),
    ]),
  );
}
