import type { JsonSchema } from "../json-schema.ts";
import { isPlainObject, plainName } from "../reading/names.ts";
import type { Fitting } from "./place-of-fit.ts";

/** The items of what a model gave for a list, without empty ones; undefined when it is none. */
export function givenItems(value: unknown, schema: JsonSchema, { place, mended }: Fitting): unknown[] | undefined {
  const given = itemsOf(value, schema);
  if (given === undefined) return undefined;
  if (given !== value) mended("list", place);
  const there = given.filter((item) => item !== null && item !== "" && !isEmptyObject(item));
  if (there.length < given.length) mended("empty-item", place);
  return there;
}

/** The items without those that stand twice, and no more than there may be. */
export function keptItems(items: unknown[], schema: JsonSchema, { place, mended }: Fitting): unknown[] {
  const different = withoutRepeated(items, schema);
  if (different.length < items.length) mended("repeated-item", place);
  const room = schema.together ? different.length : (schema.maxItems ?? different.length);
  if (different.length > room) mended("list-too-long", place);
  return different.slice(0, room);
}

function itemsOf(value: unknown, schema: JsonSchema): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (value === null) return [];
  const item = Array.isArray(schema.items) ? undefined : schema.items;
  const areTexts = item?.type === "string";
  if (typeof value === "string") return areTexts ? linesOf(value) : undefined;
  if (!isPlainObject(value)) return undefined;
  const names = Object.keys(item?.properties ?? {}).map(plainName);
  if (Object.keys(value).some((key) => names.includes(plainName(key)))) return [value];
  const values = Object.values(value);
  return values.every((part) => (areTexts ? typeof part === "string" : isPlainObject(part))) ? values : undefined;
}

/** The points of a text that a list was written as: a line each, or parted by semicolons. */
function linesOf(text: string): string[] {
  const lines = text.split(/\n+/u).length > 1 ? text.split(/\n+/u) : text.split(/;\s+/u);
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

const isEmptyObject = (item: unknown) => isPlainObject(item) && Object.keys(item).length === 0;

/** Without the items whose `unique` property, or whose whole text, has stood before, as long as enough remain. */
function withoutRepeated(items: unknown[], { unique, minItems = 0 }: JsonSchema): unknown[] {
  if (unique === undefined) return items;
  const names = items.map((item) => {
    const name = typeof unique === "string" && isPlainObject(item) ? item[unique] : item;
    return typeof name === "string" ? plainName(name) : "";
  });
  const isRepeated = (index: number) => names[index] !== "" && names.indexOf(names[index] ?? "") < index;
  const repeated = items.filter((_, index) => isRepeated(index)).length;
  return items.length - repeated >= minItems ? items.filter((_, index) => !isRepeated(index)) : items;
}
