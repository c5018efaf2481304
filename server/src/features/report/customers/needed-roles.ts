import type { Persona } from "./tasks/customer-profiles/output.ts";

/** The parts in a purchase that every report has somebody for: one who must agree without buying or using, and one who is likely not to buy. */
export const neededRoles = ["mustAgree", "likelyNonBuyer"] as const satisfies readonly Persona["role"][];
export type NeededRole = (typeof neededRoles)[number];

/** Personas that a report has at most. */
export const mostPersonas = 3;

type Placed = Pick<Persona, "isPrimary" | "role" | "attitude">;

/** The needed parts that none of these personas has. */
export const missingRoles = (personas: readonly Pick<Persona, "role">[]): NeededRole[] =>
  neededRoles.filter((needed) => personas.every(({ role }) => role !== needed));

/**
 * Where somebody of a missing part can stand: the positions of personas that can be spared, neither the primary one nor the only one of a needed part,
 * the last first, and who objects last.
 */
export function sparedPositions(personas: readonly Placed[]): number[] {
  const isAlone = (role: Persona["role"], position: number) =>
    neededRoles.some((needed) => needed === role) &&
    personas.every((other, at) => at === position || other.role !== role);
  const spared = personas
    .flatMap(({ isPrimary, role }, position) => (isPrimary || isAlone(role, position) ? [] : [position]))
    .toReversed();
  const objects = (position: number) => Number(personas[position]?.attitude === "sceptical");
  return spared.toSorted((one, other) => objects(one) - objects(other));
}
