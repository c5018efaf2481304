import type { NoteMend } from "../findings.ts";
import type { JsonSchema } from "../json-schema.ts";
import { itemOf, listOf, schemaAt, stepsOf, valueAt, withValueAt } from "./places.ts";

/** The item around a place that its list can do without: the innermost one, or one further out; undefined when there is none. */
function spareItem(value: unknown, place: string, schema: JsonSchema): string | undefined {
  for (let item = itemOf(place); item !== undefined; item = itemOf(listOf(item))) {
    const list = valueAt(value, listOf(item));
    const { minItems: enough = 0, together = false } = schemaAt(schema, listOf(item)) ?? {};
    if (Array.isArray(list) && list.length > enough && !together) return item;
  }
  return undefined;
}

interface Leaving {
  schema: JsonSchema;
  /** Names why, for the usage record: for all, or each place. */
  rule: string | ((place: string) => string);
  mended: NoteMend;
}

/** A value without the items around the places, as far as their lists keep enough; the same value when none can go. */
export function withoutItems(value: unknown, places: readonly string[], { schema, rule, mended }: Leaving): unknown {
  const left: string[] = [];
  // From the end on, so that the positions before stay what they are.
  return [...new Set(places)].toSorted(byPositionDown).reduce((rest, place) => {
    if (left.some((item) => `${place}.`.startsWith(`${item}.`))) return rest;
    const item = spareItem(rest, place, schema);
    const list = item === undefined ? undefined : valueAt(rest, listOf(item));
    if (item === undefined || !Array.isArray(list)) return rest;
    left.push(item);
    mended(typeof rule === "string" ? rule : rule(place), item);
    return withValueAt(rest, listOf(item), list.toSpliced(Number(stepsOf(item).at(-1)), 1));
  }, value);
}

function byPositionDown(one: string, other: string): number {
  return other.localeCompare(one, "en", { numeric: true });
}
