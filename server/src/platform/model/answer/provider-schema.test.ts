import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaOf } from "./json-schema.ts";
import { listOf } from "./list-of.ts";
import { providerSchema } from "./provider-schema.ts";

const schema = jsonSchemaOf(
  z.object({
    name: z.string().min(1).max(40).describe("What it is called."),
    link: z.url().nullable(),
    email: z.email().optional(),
    note: z.string().nullish(),
    part: z.discriminatedUnion("type", [
      z.object({ type: z.literal("a") }),
      z.object({ type: z.literal("b"), size: z.int().optional() }),
    ]),
  }),
);

test("requires every property and lets those be null that may be missing, at every depth", () => {
  const sent = providerSchema(schema, "openai-compatible");
  expect(sent.required).toEqual(["name", "link", "email", "note", "part"]);
  expect(sent.additionalProperties).toBe(false);
  expect(sent.properties?.email?.anyOf).toEqual([
    expect.objectContaining({ type: "string", format: "email" }),
    { type: "null" },
  ]);
  expect(sent.properties?.note).toEqual({ type: ["string", "null"] });
  expect(sent.properties?.part).toMatchObject({
    anyOf: [
      { required: ["type"], additionalProperties: false },
      { required: ["type", "size"], additionalProperties: false },
    ],
  });
  expect(sent.properties?.part).not.toHaveProperty("oneOf");
});

test("keeps limits of strings, except for OpenAI, where they become words", () => {
  expect(providerSchema(schema, "openai-compatible").properties?.name).toMatchObject({ minLength: 1, maxLength: 40 });
  const sent = providerSchema(schema, "openai");
  expect(sent.properties?.name).toEqual({
    type: "string",
    description: "What it is called. Not empty. At most 40 characters.",
  });
  expect(sent.properties?.link).toEqual({ anyOf: [{ type: "string", description: "Format: uri." }, { type: "null" }] });
});

test("what only we read of lists, choices and texts is not sent, and as many items are asked for as are wanted", () => {
  const ours = z.object({
    forces: listOf(z.object({ name: z.string() }), { wanted: 4, enough: 2, unique: "name" }),
    icon: z.enum(["leaf", "coin"]).meta({ fallback: "leaf" }),
    quote: z.string().meta({ verbatim: true }),
    note: z.string().meta({ orEmpty: "Nothing was said." }),
  });
  const sent = providerSchema(jsonSchemaOf(ours), "openai-compatible");
  expect(sent.properties).toMatchObject({ forces: { minItems: 4, maxItems: 4 } });
  expect(JSON.stringify(sent)).not.toMatch(/wanted|unique|fallback|verbatim|orEmpty/u);
});

test("for OpenAI, that a text has to be longer than a letter is told in words", () => {
  const sent = providerSchema(jsonSchemaOf(z.object({ name: z.string().min(12) })), "openai");
  expect(sent.properties?.name).toEqual({ type: "string", description: "At least 12 characters." });
});

test("does not change the schema that answers are shown and validated by", () => {
  const before = structuredClone(schema);
  providerSchema(schema, "openai");
  expect(schema).toEqual(before);
});

test("the formats that OpenAI knows stay, any other becomes words", () => {
  const sent = (format: string) => providerSchema({ type: "string", format }, "openai");
  for (const format of ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"])
    expect(sent(format)).toEqual({ type: "string", format });
  for (const format of ["uri", "regex"])
    expect(sent(format)).toEqual({ type: "string", description: `Format: ${format}.` });
});

test("definitions, lists of several kinds and what has to fit all of several forms are put in the same way", () => {
  const part = { type: "object", properties: { a: { type: "string" } } };
  const asked = {
    ...{ type: "object", required: ["a"], additionalProperties: false },
    properties: { a: { anyOf: [{ type: "string" }, { type: "null" }] } },
  };
  const sent = providerSchema(
    { allOf: [part], items: [part], $defs: { part }, definitions: { part } },
    "openai-compatible",
  );
  expect(sent).toEqual({ allOf: [asked], items: [asked], $defs: { part: asked }, definitions: { part: asked } });
});
