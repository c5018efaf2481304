/** What a person is called: first and last name, or the given name when both are missing; never longer than 200 characters. */
export function fullName(person: { firstName?: unknown; lastName?: unknown; name?: unknown }): string {
  const parts = [person.firstName, person.lastName].filter((part) => typeof part === "string" && part.trim() !== "");
  const name = parts.length > 0 ? parts.join(" ") : typeof person.name === "string" ? person.name : "";
  return name.replaceAll("\u0000", "").toWellFormed().trim().slice(0, 200);
}
