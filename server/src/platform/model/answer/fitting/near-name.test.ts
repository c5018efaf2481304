import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaOf } from "../json-schema.ts";
import { fitToSchema } from "./fit-to-schema.ts";
import { isGradeInWords, nearName } from "./near-name.ts";

test.each([
  ["In favor", "In Favour"],
  ["skeptical", "sceptical"],
  ["tailwinds", "tailwind"],
  ["Politics", "Political"],
  ["Technology", "Technological"],
  ["Feasible", "Feasibility"],
])("%s means %s", (given, choice) => {
  expect(nearName(given, choice)).toBe(true);
});

test.each([
  ["Neutral", "Natural gas"],
  ["up", "top"],
  ["Pain", "Gain"],
  ["Viability", "Feasibility"],
])("%s does not mean %s", (given, choice) => {
  expect(nearName(given, choice)).toBe(false);
});

test("a choice in another form is the only one that is near; a grade may be said by its word", () => {
  const fitted = (schema: z.ZodType, value: unknown) =>
    fitToSchema(value, jsonSchemaOf(schema), { place: "", mended: () => undefined });
  expect(fitted(z.enum(["tailwind", "headwind"]), "tailwinds")).toBe("tailwind");
  expect(fitted(z.enum(["partner", "partners"]), "partnered")).toBe("partnered");
  expect(fitted(z.literal([1, 2, 3]), "High")).toBe(3);
  expect(fitted(z.literal([1, 2, 3]), "severe")).toBe("severe");
});

test("a fallback stands for what is missing or is no choice", () => {
  const icons = z.object({ icon: z.enum(["bulb", "clock"]).meta({ fallback: "bulb" }) });
  const fitted = (value: unknown) => fitToSchema(value, jsonSchemaOf(icons), { place: "", mended: () => undefined });
  expect([fitted({}), fitted({ icon: "unicorn" }), fitted({ icon: "clock" })]).toEqual([
    { icon: "bulb" },
    { icon: "bulb" },
    { icon: "clock" },
  ]);
});

test.each([
  ["low", 1],
  ["Medium", 2],
  ["moderate", 2],
  ["HIGH", 3],
])("%s says the grade %i", (word, grade) => {
  expect([1, 2, 3].filter((choice) => isGradeInWords(word, choice))).toEqual([grade]);
});

test.each([
  ["n/a", null],
  ["N/A ", null],
  ["NA", null],
  ["none", null],
  ["Null", null],
  ["undefined", null],
  ["-", null],
  ["", null],
  ["nobody", "nobody"],
])("%j where nothing may stand is %j", (given, value) => {
  const fitted = (schema: z.ZodType) =>
    fitToSchema(given, jsonSchemaOf(schema), { place: "", mended: () => undefined });
  expect([fitted(z.string().nullable()), fitted(z.enum(["nobody", "all"]).nullable())]).toEqual([value, value]);
});
