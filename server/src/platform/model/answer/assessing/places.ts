import { branchesOf, type JsonSchema } from "../json-schema.ts";

/** The steps to a place in an answer: names of properties and positions in lists. */
export const stepsOf = (place: string): string[] => (place === "" ? [] : place.split("."));

export const isPosition = (step: string): boolean => /^\d+$/u.test(step);

/** The value at a place; undefined when there is none. */
export function valueAt(value: unknown, place: string): unknown {
  return stepsOf(place).reduce<unknown>(
    (part, step) => (typeof part === "object" && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );
}

/** A copy of a value with something else at a place; the same when the place does not exist. */
export function withValueAt(value: unknown, place: string, next: unknown): unknown {
  const [step, ...rest] = stepsOf(place);
  if (step === undefined) return next;
  if (typeof value !== "object" || value === null) return value;
  const inner = withValueAt(Reflect.get(value, step), rest.join("."), next);
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...value, [step]: inner };
}

/** The schema of what stands at a place; undefined where the schema names nothing. */
export function schemaAt(schema: JsonSchema, place: string): JsonSchema | undefined {
  return stepsOf(place).reduce<JsonSchema | undefined>((part, step) => {
    const branch = part && branchesOf(part).find(({ type }) => type !== "null");
    if (isPosition(step)) return Array.isArray(branch?.items) ? undefined : branch?.items;
    return branch?.properties?.[step];
  }, schema);
}

/** The innermost item of a list that a place lies in, or is; undefined when it lies in none. */
export function itemOf(place: string): string | undefined {
  const steps = stepsOf(place);
  const last = steps.findLastIndex(isPosition);
  return last < 0 ? undefined : steps.slice(0, last + 1).join(".");
}

export const listOf = (item: string): string => stepsOf(item).slice(0, -1).join(".");
