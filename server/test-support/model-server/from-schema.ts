import { seededBelow, seededPick } from "./seeded.ts";
import { type Place, stringFrom } from "./string-from-schema.ts";
import type { WireSchema } from "./wire-schema.ts";

interface Scope {
  root: WireSchema;
  /** Words of the prompt, so that different prompts give different answers. */
  topics: readonly string[];
  /** Texts written so far, so that no text stands twice. */
  written: Set<string>;
}

/**
 * A value that the schema accepts, the same for the same seed and different for another.
 * Every property is filled, nullable ones too. Throws for keywords it does not know how to satisfy.
 */
export function fromSchema(schema: WireSchema, topics: readonly string[], seed: string): unknown {
  return createFiller(schema, topics)(seed);
}

/** `fromSchema` for several values that share no text as long as the words suffice. */
export function createFiller(schema: WireSchema, topics: readonly string[]): (seed: string) => unknown {
  const scope = { root: schema, topics, written: new Set<string>() };
  return (seed) => valueFrom(schema, scope, { seed, name: "" });
}

function valueFrom(schema: WireSchema, scope: Scope, place: Place): unknown {
  const { seed } = place;
  const inner = (part: WireSchema) => valueFrom(part, scope, place);
  if (typeof schema.$ref === "string") return inner(resolved(schema.$ref, scope.root));
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return seededPick(schema.enum, seed);
  const branches = schemas(schema.anyOf ?? schema.oneOf).filter((branch) => branch.type !== "null");
  if (branches.length > 0) return inner(seededPick(branches, seed));
  const all = schemas(schema.allOf);
  if (all.length > 0) return inner(Object.assign({}, ...all));
  const types = [schema.type].flat().filter((type) => type !== "null");
  switch (types[0]) {
    case "object":
      return objectFrom(schema, scope, seed);
    case "array":
      return arrayFrom(schema, scope, place);
    case "string":
      return newString(schema, scope, place);
    case "integer":
      return numberFrom(schema, seed, 1);
    case "number":
      return numberFrom(schema, seed, 0.5);
    case "boolean":
      return seededBelow(2, seed) === 1;
    case undefined:
      return types.length === 0 && schema.type === "null" ? null : newString(schema, scope, place);
    default:
      throw new Error(`Cannot fill the type ${String(types[0])}.`);
  }
}

const mostTries = 20;

function newString(schema: WireSchema, { topics, written }: Scope, { seed, name }: Place): string {
  let text = stringFrom(schema, topics, { seed, name });
  for (let turn = 1; written.has(text) && turn <= mostTries; turn += 1)
    text = stringFrom(schema, topics, { seed: `${seed}/again ${turn}`, name });
  written.add(text);
  return text;
}

function objectFrom(schema: WireSchema, scope: Scope, seed: string): Record<string, unknown> {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties)
      .filter((entry): entry is [string, WireSchema] => isSchema(entry[1]))
      .map(([name, part]) => [name, valueFrom(part, scope, { seed: `${seed}/${name}`, name })]),
  );
}

function arrayFrom(schema: WireSchema, scope: Scope, { seed, name }: Place): unknown[] {
  const fewest = numberOf(schema.minItems) ?? 0;
  const most = numberOf(schema.maxItems) ?? Math.max(fewest, 3);
  const length = Math.min(most, Math.max(fewest, 2));
  if (Array.isArray(schema.items))
    return schemas(schema.items).map((part, index) => valueFrom(part, scope, { seed: `${seed}/${index}`, name }));
  const items = isSchema(schema.items) ? schema.items : { type: "string" };
  const choices = Array.isArray(items.enum) ? items.enum : undefined;
  const first = seededBelow(choices?.length || 1, seed);
  return Array.from({ length }, (_, index) =>
    // Neighbours in the list, so that a list of choices names none twice.
    choices === undefined
      ? valueFrom(items, scope, { seed: `${seed}/${index}`, name })
      : choices[(first + index) % choices.length],
  );
}

function numberFrom(schema: WireSchema, seed: string, defaultStep: number): number {
  const step = numberOf(schema.multipleOf) ?? defaultStep;
  const lowest = limit(schema.minimum) ?? raised(limit(schema.exclusiveMinimum), step);
  const highest = limit(schema.maximum) ?? raised(limit(schema.exclusiveMaximum), -step);
  const from = lowest ?? Math.min(1, highest ?? 1);
  const to = highest ?? from + 100;
  const start = Math.ceil(from / step) * step;
  const steps = Math.floor((to - start) / step);
  return steps < 0 ? from : start + seededBelow(Math.min(steps + 1, 1_000_000), seed) * step;
}

/** A limit that somebody meant: zod writes the bounds of safe integers for every integer. */
function limit(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Math.abs(number) < Number.MAX_SAFE_INTEGER ? number : undefined;
}

function raised(value: number | undefined, by: number): number | undefined {
  return value === undefined ? undefined : value + by;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function resolved(reference: string, root: WireSchema): WireSchema {
  const target = reference
    .split("/")
    .slice(1)
    .reduce<unknown>((part, key) => (isSchema(part) ? part[key] : undefined), root);
  if (!isSchema(target)) throw new Error(`Cannot find ${reference} in the schema.`);
  return target;
}

function schemas(value: unknown): WireSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

function isSchema(value: unknown): value is WireSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
