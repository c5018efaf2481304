import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { fromSchema } from "./from-schema.ts";

const Everything = z.object({
  title: z.string().max(24),
  summary: z.string().min(150).max(200),
  kind: z.enum(["A", "B", "C"]),
  kinds: z.array(z.enum(["A", "B", "C"])).length(3),
  fixed: z.literal("yes"),
  score: z.int().min(3).max(5),
  share: z.number().min(0).max(1),
  above: z.number().gt(10).lt(12),
  steps: z.number().multipleOf(5).min(7).max(20),
  any: z.int(),
  yes: z.boolean(),
  nothing: z.null(),
  maybe: z.string().nullable(),
  left: z.string().optional(),
  when: z.iso.date(),
  at: z.iso.datetime(),
  link: z.url(),
  mail: z.email(),
  id: z.uuid(),
  code: z.string().regex(/^[A-Z]{3}$/),
  pair: z.tuple([z.string(), z.int()]),
  items: z.array(z.object({ name: z.string(), tags: z.array(z.string()).min(4).max(4) })).min(5),
  few: z.array(z.string()).max(1),
  part: z.discriminatedUnion("type", [
    z.object({ type: z.literal("price"), amount: z.number().positive() }),
    z.object({ type: z.literal("note"), text: z.string().min(1) }),
  ]),
});
const schema = z.toJSONSchema(Everything, { target: "draft-7", io: "input" }) as Record<string, unknown>;

test("whatever the prompt, the answer is one the schema accepts, with every property filled", () => {
  fc.assert(
    fc.property(fc.string(), (prompt) => {
      const answer = fromSchema(schema, ["helmets"], prompt);
      expect(Everything.safeParse(answer).error?.issues).toBeUndefined();
      expect(answer).toHaveProperty("left");
    }),
    { numRuns: 300 },
  );
});

test("the same prompt gives the same answer, another prompt other words", () => {
  const answer = fromSchema(schema, ["helmets"], "one");
  expect(fromSchema(schema, ["helmets"], "one")).toEqual(answer);
  expect(fromSchema(schema, ["helmets"], "two")).not.toEqual(answer);
  expect(JSON.stringify(answer)).toContain("helmets");
});

test("a list of choices names none twice", () => {
  const { kinds } = Everything.parse(fromSchema(schema, ["helmets"], "one"));
  expect(new Set(kinds).size).toBe(3);
});

test("references to definitions are followed", () => {
  const Shared = z.object({ name: z.string() }).meta({ id: "Shared" });
  const Twice = z.object({ first: Shared, second: Shared });
  const withReferences = z.toJSONSchema(Twice, { target: "draft-7", reused: "ref" }) as Record<string, unknown>;
  expect(JSON.stringify(withReferences)).toContain("$ref");
  expect(Twice.safeParse(fromSchema(withReferences, ["helmets"], "x")).success).toBe(true);
});

test("a pattern without a known example is named", () => {
  const strange = { type: "string", pattern: "^qq\\d{17}zz$" };
  expect(() => fromSchema(strange, ["helmets"], "x")).toThrow("qq");
});
