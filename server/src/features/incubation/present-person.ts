import type { AnsweringPerson } from "@seedbed/contract/incubation/schemas";
import type { PersonRow } from "./store/people.ts";

/** Who did something; null when that is not known. */
export function presentPerson(id: string | null, person: PersonRow | null | undefined): AnsweringPerson | null {
  return id !== null && person ? { uuid: id, firstName: person.firstName, lastName: person.lastName } : null;
}
