/** A value as words that two people can compare. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "Nothing";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.length === 0 ? "Nothing" : value.map(wordsOf).join("\n");
  if (typeof value !== "object") return String(value);
  const fields = value as Record<string, unknown>;
  if (typeof fields.title === "string" && "url" in fields)
    return fields.url ? `${fields.title} (${fields.url})` : fields.title;
  return Object.entries(fields)
    .filter(
      ([name, part]) => name !== "uuid" && part !== "" && part !== null && !(Array.isArray(part) && part.length === 0),
    )
    .map(([, part]) => wordsOf(part))
    .filter((words) => words !== "Nothing")
    .join(": ");
}
