const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu;

/** The text of a field of a message that cannot be read as a whole; null where there is none. */
export function textIn(data: unknown, field: string): string | null {
  const value = typeof data === "object" && data !== null ? Reflect.get(data, field) : undefined;
  return typeof value === "string" ? value : null;
}

/** The uuid in a field of a message that cannot be read as a whole; null where there is none. */
export function uuidIn(data: unknown, field: string): string | null {
  const text = textIn(data, field);
  return text !== null && uuidPattern.test(text) ? text : null;
}
