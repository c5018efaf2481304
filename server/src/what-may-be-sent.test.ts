import { clientRequests } from "@seedbed/contract/all-events";
import { allRoutes } from "@seedbed/contract/all-routes";
import { sectionContracts } from "@seedbed/contract/report/sections";
import type { Route, RouteKey } from "@seedbed/contract/route";
import { tokenScopeOf } from "@seedbed/contract/token-access";
import { expect, test } from "vitest";
import { z } from "zod";

/* Limits, rights and forms that a slip in the contract would change without a word: the texts are written anew with `-u`, and their difference is read. */

type Json = z.core.JSONSchema.BaseSchema;

const between = (least: number | undefined, most: number | undefined) =>
  least === undefined && most === undefined ? "" : ` ${least ?? ""}..${most ?? ""}`;

/** The first of these bounds; one beyond which JSON is not exact limits nothing. */
const bound = (...bounds: unknown[]): number | undefined =>
  bounds.find((one): one is number => typeof one === "number" && Math.abs(one) < Number.MAX_SAFE_INTEGER);

/** A schema in a line: "[string 1..500] 0..50". */
function told(schema: Json): string {
  const initial = schema.default === undefined ? "" : ` = ${JSON.stringify(schema.default)}`;
  const becomes = typeof schema.becomes === "string" ? ` becomes ${schema.becomes}` : "";
  return `${formOf(schema)}${becomes}${initial}`;
}

function formOf(schema: Json): string {
  const { type, format, properties, required = [], items, enum: choices, additionalProperties: others } = schema;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => told(one as Json)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  if (type === "string") {
    const pattern = format || !schema.pattern ? "" : ` /${schema.pattern}/`;
    return `${format ?? "string"}${between(schema.minLength, schema.maxLength)}${pattern}`;
  }
  if (type === "integer" || type === "number") {
    const least = bound(schema.minimum, schema.exclusiveMinimum);
    return `${type}${between(least, bound(schema.maximum, schema.exclusiveMaximum))}`;
  }
  if (type === "array") return `[${told((items ?? {}) as Json)}]${between(schema.minItems, schema.maxItems)}`;
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${required.includes(name) ? "" : "?"}: ${told(field as Json)}`,
    );
    return `{ ${fields.join(", ")} }`;
  }
  if (typeof others === "object") return `{ any: ${told(others as Json)} }`;
  return typeof type === "string" ? type : "anything";
}

const options: z.core.ToJSONSchemaParams = {
  io: "input",
  unrepresentable: "any",
  reused: "inline",
  // A text that is read into something else: what that may be.
  override: ({ zodSchema, jsonSchema }) => {
    const { def } = zodSchema._zod;
    if (def.type !== "pipe" || def.out._zod.def.type === "transform") return;
    jsonSchema.becomes = told(
      z.toJSONSchema(def.out, { io: "input", unrepresentable: "any", reused: "inline" }) as Json,
    );
  },
};

const toldOf = (schema: z.ZodType) => told(z.toJSONSchema(schema, options) as Json);

/** One field a line, so that a difference names it. */
const linesOf = (name: string, schema: z.ZodType | undefined): string[] => {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, options) as Json;
  if (!json.properties) return [`  ${name}: ${told(json)}`];
  return Object.entries(json.properties).map(
    ([field, form]) => `  ${name}.${field}${json.required?.includes(field) ? "" : "?"}: ${told(form as Json)}`,
  );
};

test("who may call a route, and with what", async () => {
  const routes = Object.entries(allRoutes).map(([key, given]) => {
    const {
      access,
      status,
      query,
      body,
      errors = [],
      expensive,
      asksModel,
      heavy,
      file,
      image,
      video,
    } = given as Route;
    const { largestFile, beforeSecondFactor } = given as Route;
    const token = `token: ${tokenScopeOf(key as RouteKey, given as Route) ?? "none"}`;
    const kind = [
      access,
      token,
      status,
      expensive ? "expensive" : "",
      asksModel ? "asks a model" : "",
      file ?? "",
      image ? "image" : "",
      video ? "video" : "",
      heavy ? `heavy as a ${heavy.work}${heavy.with ? ` with ${heavy.with}` : ""}` : "",
      largestFile ? `with a file of at most ${largestFile} bytes` : "",
      beforeSecondFactor ? "before the second factor" : "",
    ].filter(Boolean);
    return [
      `${key} (${kind.join(", ")})${errors.length > 0 ? `, may fail with ${[...errors].sort().join(", ")}` : ""}`,
      ...linesOf("query", query),
      ...linesOf("body", body),
    ].join("\n");
  });
  const requests = Object.entries(clientRequests).map(([name, schema]) =>
    [name, ...linesOf("data", schema)].join("\n"),
  );
  await expect(`${[...routes, ...requests].join("\n\n")}\n`).toMatchFileSnapshot("what-may-be-sent/routes.txt");
});

test("what begins work of a model is limited apart, and done once however often it is sent with one key", () => {
  const routes: [string, Route][] = Object.entries(allRoutes);
  const asking = routes.filter(([, { asksModel }]) => asksModel);
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter(([, { expensive }]) => !expensive).map(([key]) => key)).toEqual([]);
});

/** What becomes of a value: what it is taken as, or what is said of it. */
function outcomeOf(schema: z.ZodType, value: unknown): string {
  const read = schema.safeParse(value);
  return read.success ? `taken as ${JSON.stringify(read.data)}` : `"${read.error.issues[0]?.message}"`;
}

/** What is said of values of a field that are not taken, and how one with spaces around it is. */
function saidOf(schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, options) as Json;
  const own = [json, ...(json.anyOf ?? [])] as Json[];
  const text = own.find(({ type, enum: choices, const: only }) => type === "string" && !choices && only === undefined);
  if (text?.format) return [`other words: ${outcomeOf(schema, "no such thing")}`];
  if (text)
    return [
      `padded: ${outcomeOf(schema, " Ada@Mill.Example ")}`,
      `blank: ${outcomeOf(schema, " ")}`,
      `unstorable: ${outcomeOf(schema, "a\u0000")}`,
      ...(text.maxLength ? [`too long: ${outcomeOf(schema, "x".repeat(text.maxLength + 1))}`] : []),
    ];
  const list = own.find(({ type }) => type === "array");
  return list?.minItems ? [`none: ${outcomeOf(schema, [])}`] : [];
}

test("what is said of what is not taken", async () => {
  const schemas: [string, z.ZodType | undefined][] = [
    ...Object.entries(allRoutes).flatMap(([key, route]): [string, z.ZodType | undefined][] => {
      const { query, body } = route as Route;
      return [
        [`${key} query`, query],
        [`${key} body`, body],
      ];
    }),
    ...Object.entries(clientRequests),
  ];
  const lines = schemas.flatMap(([place, schema]) =>
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([field, own]) => {
          const said = saidOf(own);
          return said.length > 0 ? [`${place}.${field}`, ...said.map((line) => `  ${line}`)] : [];
        })
      : [],
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("what-may-be-sent/refusals.txt");
});

test("what people may write by hand in a report, and how much", async () => {
  const parts = Object.entries(sectionContracts).flatMap(([section, { edits, lists }]) => [
    ...Object.entries(edits).flatMap(([place, fields]) =>
      Object.entries(fields).map(([field, edit]) => `${section} ${place} ${field}: ${JSON.stringify(edit)}`),
    ),
    ...Object.entries(lists).map(([place, list]) => `${section} ${place}: ${JSON.stringify(list)}`),
  ]);
  await expect(`${parts.join("\n")}\n`).toMatchFileSnapshot("what-may-be-sent/edits.txt");
});

test("a schema is told with all that limits it", () => {
  const schema = z.object({
    text: z.string().min(1).max(9),
    list: z.array(z.enum(["a", "b"])).max(3),
    number: z.int().min(-1).max(2).nullish(),
    given: z.boolean().default(false),
    ids: z
      .string()
      .transform((value) => value.split(","))
      .pipe(z.array(z.string().max(5)).max(4)),
  });
  expect(toldOf(schema)).toBe(
    '{ text: string 1..9, list: ["a" | "b"] ..3, number?: integer -1..2 | null, given?: boolean = false, ids: string becomes [string ..5] ..4 }',
  );
});
