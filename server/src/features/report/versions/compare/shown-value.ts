import { readField } from "../../revisions/fields.ts";

/** A value as a person reads it: texts and numbers as they are, a list entry by entry in lines; null for nothing. */
export function shownValue(value: unknown): string | number | null {
  if (typeof value === "number" || typeof value === "string") return value === "" ? null : value;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.map(lineOf).join("\n");
}

const telling = ["title", "name", "text", "description", "statement", "label", "url"] as const;

function lineOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry);
  const told = telling.map((field) => readField(entry, field)).find((text) => typeof text === "string" && text !== "");
  return typeof told === "string" ? told : Object.values(entry).filter(isPlain).join(", ");
}

const isPlain = (value: unknown) => typeof value === "number" || (typeof value === "string" && value !== "");
