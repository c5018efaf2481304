import { expect, test } from "vitest";
import { z } from "zod";
import { withoutItems } from "../assessing/without-items.ts";
import { jsonSchemaOf } from "../json-schema.ts";
import { listOf } from "../list-of.ts";
import { providerSchema } from "../provider-schema.ts";
import { fitToSchema } from "./fit-to-schema.ts";

const operator = z
  .enum(["*", "/"])
  .describe("How.")
  .meta({ alsoSaid: { "×": "*", times: "*" } });
const Terms = z.object({
  terms: listOf(z.object({ scalar: z.int().min(1), operator }), { wanted: 3, enough: 1, together: true }),
});
const schema = jsonSchemaOf(Terms);
const term = (scalar: unknown, sign: unknown = "*") => ({ scalar, operator: sign });
const fit = (...terms: object[]) => fitToSchema({ terms }, schema, { place: "", mended: () => undefined });

test("terms of a calculation stay together: none is cut off or left out", () => {
  const terms = [1, 2, 3, 4].map((scalar) => term(scalar));
  expect(fit(...terms)).toEqual({ terms });
  const value = { terms };
  expect(withoutItems(value, ["terms.1.scalar"], { schema, rule: "bad-item", mended: () => undefined })).toBe(value);
});

test("a sign that means a choice is read as it, another is none", () => {
  expect(fit(term(4, "×"), term(4, " Times "), term(4, "^"))).toEqual({
    terms: [term(4, "*"), term(4, "*"), term(4, "^")],
  });
});

test("a fraction is no whole number: it stays, to be refused", () => {
  expect(fit(term(0.6), term(12.4))).toEqual({ terms: [term(0.6), term(12)] });
});

test("what only we read is not sent", () => {
  expect(JSON.stringify(providerSchema(schema, "openai-compatible"))).not.toMatch(/alsoSaid|together/u);
});

test("what may be nothing is nothing in any word for it, and a whole number else", () => {
  const Price = z.object({ price: z.int().min(1).nullable(), unit: z.string().nullable() });
  const price = (value: object) => fitToSchema(value, jsonSchemaOf(Price), { place: "", mended: () => undefined });
  expect(price({ price: "N/A", unit: "" })).toEqual({ price: null, unit: null });
  expect(price({ price: "$99.5", unit: "order" })).toEqual({ price: 100, unit: "order" });
});
