import { branchesOf, hasTypeOf, type JsonSchema } from "./json-schema.ts";

/**
 * The part of an unfinished answer that has the shape of the schema; undefined when nothing has.
 * Unknown properties, values of a wrong type and half-written enum words are left out, so whoever shows partials can trust
 * their types though nothing has been validated yet.
 */
export function partialShape(value: unknown, schema: JsonSchema): unknown {
  const branch = branchesOf(schema).find((candidate) => fits(value, candidate));
  if (branch === undefined) return undefined;
  if (Array.isArray(value)) {
    const { items } = branch;
    if (items === undefined || Array.isArray(items)) return value;
    return value.map((item) => partialShape(item, items)).filter((item) => item !== undefined);
  }
  if (typeof value !== "object" || value === null || branch.properties === undefined) return value;
  const shaped: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(branch.properties)) {
    const kept = Object.hasOwn(value, name) ? partialShape(Reflect.get(value, name), part) : undefined;
    if (kept !== undefined) shaped[name] = kept;
  }
  return shaped;
}

/** A branch of a union is told by its type and by its constant properties, as far as they have arrived. */
function fits(value: unknown, schema: JsonSchema): boolean {
  if (!hasTypeOf(schema, value)) return false;
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(schema.properties ?? {}).every(
    ([name, part]) =>
      part.const === undefined || !Object.hasOwn(value, name) || Reflect.get(value, name) === part.const,
  );
}
