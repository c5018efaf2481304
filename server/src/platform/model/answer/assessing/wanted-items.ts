import { type Finding, mark } from "../findings.ts";
import { branchesOf, type JsonSchema } from "../json-schema.ts";

/** A mark for every list that has enough items, but fewer than were asked for. */
export function fewerThanWanted(value: unknown, schema: JsonSchema, place = ""): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  const branch = branchesOf(schema).find(({ type }) => type !== "null") ?? schema;
  const own =
    Array.isArray(value) && value.length < (branch.wanted ?? 0)
      ? [shortage(value.length, branch.wanted ?? 0, place)]
      : [];
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const inner = Array.isArray(value) ? branch.items : branch.properties?.[key];
    return inner && !Array.isArray(inner) ? fewerThanWanted(part, inner, place === "" ? key : `${place}.${key}`) : [];
  });
  return [...own, ...parts];
}

const shortage = (count: number, wanted: number, place: string): Finding =>
  mark("fewer-than-wanted", place, `${count} of ${wanted} could be used.`);
