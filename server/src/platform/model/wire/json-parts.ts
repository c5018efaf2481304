export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

export function isPlainObject(value: unknown): value is object {
  return isObject(value) && !Array.isArray(value);
}

/** A property of what may be no object at all. */
export function field(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined;
}

/** The first that is there. */
export function first(...values: unknown[]): unknown {
  return values.find((value) => value !== undefined && value !== null);
}

/** A text, or the texts of a list of parts such as `{type: "text", text}`; parts of thinking are left away. */
export function textIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  return value
    .map((part) => (/think|reason/.test(String(field(part, "type"))) ? "" : textIn(field(part, "text") ?? part)))
    .join("");
}
