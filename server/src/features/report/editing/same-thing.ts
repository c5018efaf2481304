import { isDeepStrictEqual } from "node:util";

/** Whether two states of an item say the same. Its place and the order of the lists in it do not count. */
export function sameThing(one: unknown, other: unknown, nested: readonly string[]): boolean {
  return isDeepStrictEqual(withoutOrder(one, nested), withoutOrder(other, nested));
}

function withoutOrder(value: unknown, nested: readonly string[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { order: _order, ...rest } = value as Record<string, unknown>;
  for (const name of nested) {
    const list = rest[name];
    if (Array.isArray(list)) rest[name] = new Map(list.map((item) => [item?.uuid, withoutOrder(item, [])]));
  }
  return rest;
}
