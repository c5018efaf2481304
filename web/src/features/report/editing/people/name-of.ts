interface Named {
  firstName: string;
  lastName: string;
}

/** A person in a sentence. */
export const nameOf = (person: Named | null): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() || "Somebody" : "Somebody";
