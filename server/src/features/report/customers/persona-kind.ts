import type { Persona } from "./tasks/customer-profiles/output.ts";

/** The part a drafted persona has in the story: meets the problem, pays for the remedy, or keeps the present way running. */
export const personaKinds = ["user", "payer", "keeper"] as const;
export type PersonaKind = (typeof personaKinds)[number];

export function personaKind({ attitude, isPrimary }: Pick<Persona, "attitude" | "isPrimary">): PersonaKind {
  if (attitude === "sceptical") return "keeper";
  return isPrimary ? "user" : "payer";
}
