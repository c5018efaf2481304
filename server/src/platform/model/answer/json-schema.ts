import { z } from "zod";

/** The part of JSON Schema (draft 7) that zod writes and tasks use. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** How many items are asked for, where fewer are enough (`listOf`); 0 where nothing is missed when items go. */
  wanted?: number;
  /** The property by which items of a list are told apart; `true` for texts. */
  unique?: string | true;
  /** What stands for a choice that is none, or for what is missing, where it does no harm, as with icons. */
  fallback?: unknown;
  /** Other words for a choice, in small letters, with the choice they mean: signs above all, which have no letters to know them by. */
  alsoSaid?: Record<string, unknown>;
  /** The items of a list count together, as the terms of a calculation: none is left out alone. */
  together?: boolean;
  /** Words copied from elsewhere, which may stand in several places and are never cut. */
  verbatim?: boolean;
  /** The text may be left empty when writing it anew has not helped; a person reads this sentence then. */
  orEmpty?: string;
  [keyword: string]: unknown;
}

const schemasByOutput = new WeakMap<z.ZodType, JsonSchema>();

/** What a model has to fill for `output`, as zod states it. Throws for a type that JSON cannot express. */
export function jsonSchemaOf(output: z.ZodType): JsonSchema {
  const known = schemasByOutput.get(output);
  if (known !== undefined) return known;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(output, { target: "draft-7", io: "input" }) as JsonSchema;
  schemasByOutput.set(output, schema);
  return schema;
}

/** The alternatives of a schema: its `anyOf` or `oneOf`, or itself alone. */
export function branchesOf(schema: JsonSchema): JsonSchema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema];
}

/** True when `value` is of a type that `schema` names; a schema without a type takes anything. */
export function hasTypeOf(schema: JsonSchema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.type === undefined) return true;
  const names = Array.isArray(schema.type) ? schema.type : [schema.type];
  return names.some((name) => {
    if (name === "null") return value === null;
    if (name === "array") return Array.isArray(value);
    if (name === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
    if (name === "integer") return typeof value === "number" && Number.isInteger(value);
    return name === typeof value;
  });
}
