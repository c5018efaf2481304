import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaOf } from "../json-schema.ts";
import { listOf } from "../list-of.ts";
import { withoutItems } from "./without-items.ts";

const Forces = z.object({
  forces: listOf(z.object({ name: z.string(), facts: listOf(z.string(), { wanted: 2, enough: 1 }) }), {
    wanted: 4,
    enough: 2,
  }),
});
const value = { forces: ["a", "b", "c", "d"].map((name) => ({ name, facts: [`${name}1`, `${name}2`] })) };

function without(...places: string[]) {
  const mends: string[] = [];
  const mended = (rule: string, place: string) => void mends.push(`${rule} ${place}`);
  const rest = withoutItems(value, places, { schema: jsonSchemaOf(Forces), rule: "bad", mended }) as typeof value;
  return { names: rest.forces.map(({ name, facts }) => [name, ...facts].join(" ")), mends };
}

test("an item that is bad in several places leaves alone, and once", () => {
  expect(without("forces.1.name", "forces.1.facts", "forces.1")).toEqual({
    names: ["a a1 a2", "c c1 c2", "d d1 d2"],
    mends: ["bad forces.1"],
  });
});

test("the innermost item that can be spared leaves, then the one around it", () => {
  expect(without("forces.1.facts.0").names).toContain("b b2");
  expect(without("forces.1.facts.0", "forces.1.facts.1").names).toEqual(["a a1 a2", "c c1 c2", "d d1 d2"]);
});

test("no more leave than can be spared", () => {
  expect(without("forces.0", "forces.1", "forces.2").names).toEqual(["a a1 a2", "d d1 d2"]);
});
