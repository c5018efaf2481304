import fc from "fast-check";
import { z } from "zod";
import { strangeText } from "./strange-values.ts";

/** Values that fields of a name may well have beside what their schema says: ids that exist, lists in one text. By field name. */
export type LikelyValues = Readonly<Record<string, readonly unknown[]>>;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values that come from outside for this schema: most of them fit, some are just beyond a limit of theirs or hold strange text. */
export function valuesOf(schema: z.ZodType, likely: LikelyValues): fc.Arbitrary<unknown> {
  return valuesIn(z.toJSONSchema(schema, { io: "input" }), likely);
}

function valuesIn(schema: JsonSchema, likely: LikelyValues, field = ""): fc.Arbitrary<unknown> {
  const known = likely[field];
  if (known && known.length > 0 && schema.type !== "array") {
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: anyOf(schema, likely, field) },
    );
  }
  return anyOf(schema, likely, field);
}

function anyOf(schema: JsonSchema, likely: LikelyValues, field: string): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => valuesIn(option as JsonSchema, likely, field)));
  if (schema.const !== undefined) {
    return fc.oneof({ weight: 9, arbitrary: fc.constant(schema.const) }, { weight: 1, arbitrary: strangeText });
  }
  if (schema.enum) {
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...schema.enum) }, { weight: 1, arbitrary: strangeText });
  }
  switch (schema.type) {
    case "object":
      return objects(schema, likely);
    case "array":
      return arrays(schema, likely, field);
    case "integer":
    case "number":
      return numbers(schema);
    case "string":
      return schema.format === "uuid" ? ids : texts(schema);
    case "null":
      return fc.constant(null);
    default:
      return strangeText;
  }
}

const ids = fc.oneof({ weight: 4, arbitrary: fc.uuid() }, { weight: 1, arbitrary: strangeText });

function objects(schema: JsonSchema, likely: LikelyValues): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]): [string, fc.Arbitrary<unknown>] => [
    name,
    valuesIn(property as JsonSchema, likely, name),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
}

function arrays(schema: JsonSchema, likely: LikelyValues, field: string): fc.Arbitrary<unknown> {
  const item = valuesIn((schema.items ?? {}) as JsonSchema, likely, field);
  const { minItems = 0, maxItems = 100 } = schema;
  const few = fc.array(item, { minLength: minItems, maxLength: Math.min(3, maxItems) });
  const limits = [minItems - 1, minItems, maxItems, maxItems + 1].filter((length) => length >= 0);
  const repeated = fc
    .tuple(item, fc.constantFrom(...limits))
    .map(([value, length]) => Array.from({ length }, () => value));
  return fc.oneof({ weight: 6, arbitrary: few }, { weight: 1, arbitrary: repeated });
}

function numbers({ minimum = -1000, maximum = 1000 }: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: minimum, max: maximum }) },
    { weight: 2, arbitrary: fc.constantFrom(minimum, minimum - 1, maximum, maximum + 1) },
    { weight: 1, arbitrary: fc.constantFrom(0.5, -0, 1e21, 1e308, 2 ** 53, -1, "7", " 7 ", "1e3", "0x1", "") },
  );
}

const words = [
  "Refill depot",
  "soap",
  "Ada Moreau",
  "Sœur — café",
  "👩‍🔬 lab",
  "C-0001",
  "100 %",
  "O'Neill & Söhne <x>",
];

const shortTexts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });

function texts({ minLength = 0, maxLength = 300 }: JsonSchema): fc.Arbitrary<unknown> {
  const limits = [minLength - 1, minLength, maxLength - 1, maxLength, maxLength + 1].filter((length) => length >= 0);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: shortTexts },
    { weight: 1, arbitrary: fc.constantFrom(...limits).map((length) => "x".repeat(length)) },
    { weight: 1, arbitrary: strangeText },
  );
}
