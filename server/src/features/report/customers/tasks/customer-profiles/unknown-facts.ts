import { isInventedName } from "../../invented-names.ts";
import type { Persona } from "./output.ts";

/** What is left empty of a persona about whom nobody said more than the group: shown as not said yet, and left out of prompts. */
export const unknownFacts = {
  geoLocation: "",
  ageRange: "",
  familySize: "",
  incomeLower: 0,
  incomeUpper: 0,
  educationLevel: "",
  occupation: "",
} as const satisfies Partial<Persona>;

const fields = Object.keys(unknownFacts) as (keyof typeof unknownFacts)[];

/** Whether a persona holds the place of a group alone: an invented name, and none of the facts. A single fact that is missing is a mistake. */
export const isNameOnly = (persona: Persona): boolean =>
  isInventedName(persona.name) && fields.every((field) => persona[field] === unknownFacts[field]);

/** A persona without the facts that nobody knows. */
export function knownOf(persona: Persona): Partial<Persona> {
  if (!isNameOnly(persona)) return persona;
  return Object.fromEntries(Object.entries(persona).filter(([field]) => !(field in unknownFacts)));
}
