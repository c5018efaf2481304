import type { ModelChoice } from "../settings.ts";
import { branchesOf, type JsonSchema } from "./json-schema.ts";

// Formats that OpenAI's strict mode accepts: platform.openai.com/docs/guides/structured-outputs#supported-schemas.
const strictFormats = new Set(["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"]);

/**
 * The schema as strict structured output wants it: no unnamed properties, and every property required; one that may be
 * missing becomes one that may be null (`fitToSchema` reads that null as missing). OpenAI also rejects limits and formats of
 * strings, so for it they move into the description; the answer is validated against the whole schema in any case.
 */
export function providerSchema(schema: JsonSchema, provider: ModelChoice["provider"]): JsonSchema {
  const inner = (part: JsonSchema) => providerSchema(part, provider);
  const result = provider === "openai" ? withLimitsInWords(asAskedFor(schema)) : asAskedFor(schema);
  if (schema.properties !== undefined) {
    const required = new Set(schema.required);
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [
        name,
        required.has(name) ? inner(part) : orNull(inner(part)),
      ]),
    );
    result.required = Object.keys(schema.properties);
    result.additionalProperties = false;
  }
  if (schema.items !== undefined)
    result.items = Array.isArray(schema.items) ? schema.items.map(inner) : inner(schema.items);
  if (schema.anyOf !== undefined) result.anyOf = schema.anyOf.map(inner);
  if (schema.allOf !== undefined) result.allOf = schema.allOf.map(inner);
  if (schema.oneOf !== undefined) {
    // Strict mode knows anyOf only; the branches of a discriminated union exclude each other anyway.
    result.anyOf = schema.oneOf.map(inner);
    delete result.oneOf;
  }
  for (const keyword of ["definitions", "$defs"]) {
    const definitions = schema[keyword];
    if (definitions !== undefined) result[keyword] = mapDefinitions(definitions, inner);
  }
  return result;
}

/** Without the words that only we read, and with the number of items that is wanted. */
function asAskedFor(part: JsonSchema): JsonSchema {
  const { wanted, unique: _unique, fallback: _fallback, alsoSaid: _alsoSaid, ...words } = part;
  const { together: _together, verbatim: _verbatim, orEmpty: _orEmpty, ...schema } = words;
  return wanted ? { ...schema, minItems: wanted } : schema;
}

function orNull(schema: JsonSchema): JsonSchema {
  const takesNull = branchesOf(schema).some((branch) => branch.type === "null" || branch.type?.includes("null"));
  if (takesNull) return schema;
  const { description, default: _default, ...rest } = schema;
  return { ...(description !== undefined && { description }), anyOf: [...(rest.anyOf ?? [rest]), { type: "null" }] };
}

function withLimitsInWords(schema: JsonSchema): JsonSchema {
  const { minLength, maxLength, format, default: _default, ...rest } = schema;
  const words = [
    schema.description,
    minLength !== undefined && minLength > 1 ? `At least ${minLength} characters.` : undefined,
    minLength === 1 ? "Not empty." : undefined,
    maxLength !== undefined ? `At most ${maxLength} characters.` : undefined,
    format !== undefined && !strictFormats.has(format) ? `Format: ${format}.` : undefined,
  ].filter((sentence) => sentence !== undefined);
  return {
    ...rest,
    ...(format !== undefined && strictFormats.has(format) && { format }),
    ...(words.length > 0 && { description: words.join(" ") }),
  };
}

function mapDefinitions(definitions: unknown, inner: (part: JsonSchema) => JsonSchema): unknown {
  if (typeof definitions !== "object" || definitions === null) return definitions;
  return Object.fromEntries(Object.entries(definitions).map(([name, part]) => [name, inner(part)]));
}
