import type { Persona } from "./tasks/customer-profiles/output.ts";

/** The part a drafted persona has: the group that was named first, another one that was named, or whoever says no. */
export const personaKinds = ["first", "second", "doubter"] as const;
export type PersonaKind = (typeof personaKinds)[number];

export function personaKind({ attitude, isPrimary }: Pick<Persona, "attitude" | "isPrimary">): PersonaKind {
  if (attitude === "sceptical") return "doubter";
  return isPrimary ? "first" : "second";
}
