import type { z } from "zod";
import type { NeededRole } from "../../needed-roles.ts";
import { Persona } from "../customer-profiles/output.ts";

/** A persona whose part in a purchase, and with it the attitude, is given. */
export const NeededPersonaOutput = Persona.omit({ isPrimary: true, attitude: true, role: true });
export type NeededPersonaOutput = z.infer<typeof NeededPersonaOutput>;

const attitudes = { mustAgree: "cautious", likelyNonBuyer: "sceptical" } as const satisfies Record<
  NeededRole,
  Persona["attitude"]
>;

/** The whole persona of a needed part. */
export const personaOf = (written: NeededPersonaOutput, role: NeededRole): Persona => ({
  ...written,
  isPrimary: false,
  attitude: attitudes[role],
  role,
});
