const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the uuid of a row. What cannot is answered like a missing one, and never reaches the database. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
