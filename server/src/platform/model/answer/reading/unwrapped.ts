import type { JsonSchema } from "../json-schema.ts";
import { isPlainObject, sameName } from "./names.ts";

/**
 * The value as the schema means it, without what models put around it: one more key ("result"), a call of a tool with the answer as its
 * arguments, the schema itself with the values in its properties, a list of one, or the only list of the answer without its name or
 * under another one.
 */
export function unwrapped(value: unknown, schema: JsonSchema): unknown {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return value;
  const found = innermost(value, names);
  if (found) return found;
  const lists = names.filter((name) => schema.properties?.[name]?.type === "array");
  const [list] = lists;
  if (list === undefined || lists.length > 1) return value;
  if (Array.isArray(value)) return { [list]: value };
  const [alone, another] = isPlainObject(value) ? Object.values(value).filter((part) => Array.isArray(part)) : [];
  return names.length === 1 && alone !== undefined && another === undefined ? { [list]: alone } : value;
}

/** The outermost object that has the most of the names; undefined when none has any. */
function innermost(value: unknown, names: readonly string[], depth = 4): Record<string, unknown> | undefined {
  const inside = asJson(value);
  if (typeof inside !== "object" || inside === null || depth === 0) return undefined;
  let best = isPlainObject(inside) && knownNames(inside, names) > 0 ? inside : undefined;
  const isFew = Array.isArray(inside) ? inside.length === 1 : Object.keys(inside).length <= 5;
  for (const part of isFew ? Object.values(inside) : []) {
    const candidate = innermost(part, names, depth - 1);
    if (candidate && (!best || knownNames(candidate, names) > knownNames(best, names))) best = candidate;
  }
  return best;
}

/** JSON inside of a text, as tools get their arguments. */
function asJson(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/u.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const knownNames = (value: object, names: readonly string[]) =>
  names.filter((name) => Object.keys(value).some((key) => sameName(key, name))).length;
