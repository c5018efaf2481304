import { branchesOf, hasTypeOf, type JsonSchema } from "../json-schema.ts";
import { isPlainObject, sameName } from "../reading/names.ts";
import { givenItems, keptItems } from "./fit-list.ts";
import { fitNumber } from "./fit-number.ts";
import { fitText } from "./fit-text.ts";
import { isGradeInWords, nearName } from "./near-name.ts";
import { type Fitting, inside } from "./place-of-fit.ts";

/**
 * A value brought into the form of a schema as far as its meaning is plain: numbers written as words, choices in other capitals, a single
 * item where a list is meant, texts with Markdown. What cannot be understood stays as it is, for the schema to refuse. Pure.
 */
export function fitToSchema(value: unknown, schema: JsonSchema, fitting: Fitting): unknown {
  const branch = branchFor(value, schema);
  if (branch.const === null) return null;
  if (branch.const !== undefined || branch.enum !== undefined) return fitChoice(value, branch, fitting);
  const types = typeof branch.type === "string" ? [branch.type] : (branch.type ?? []);
  if (types.includes("null") && isNothing(value)) return null;
  if (types.includes("object")) return fitObject(value, branch, fitting);
  if (types.includes("array")) return fitList(value, branch, fitting);
  if (types.includes("integer") || types.includes("number")) return fitNumber(value, branch, fitting);
  if (types.includes("boolean")) return fitTruth(value, fitting);
  return types.includes("string") ? fitText(value, branch, fitting) : value;
}

const nothings = new Set(["", "null", "none", "n/a", "na", "-", "undefined"]);

const isNothing = (value: unknown) =>
  value === null || (typeof value === "string" && nothings.has(value.trim().toLowerCase()));

/** The alternative of a union that a value means. */
function branchFor(value: unknown, schema: JsonSchema): JsonSchema {
  const branches = branchesOf(schema);
  const takesNothing = branches.find(({ type }) => type === "null");
  if (takesNothing && (value === null || value === undefined)) return takesNothing;
  const filled = branches.filter((branch) => branch !== takesNothing);
  if (takesNothing && isNothing(value)) return { const: null };
  return filled.find((branch) => hasTypeOf(branch, value)) ?? filled[0] ?? schema;
}

function fitList(value: unknown, schema: JsonSchema, fitting: Fitting): unknown {
  const given = givenItems(value, schema, fitting);
  if (given === undefined) return value;
  const { items } = schema;
  const fitted =
    items && !Array.isArray(items)
      ? given.map((item, index) => fitToSchema(item, items, inside(fitting, index)))
      : given;
  return keptItems(fitted, schema, fitting);
}

function fitObject(value: unknown, schema: JsonSchema, fitting: Fitting): unknown {
  const [only] = Array.isArray(value) && value.length === 1 ? value : [value];
  if (!isPlainObject(only)) return value;
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, part]): [string, unknown][] => {
    const here = inside(fitting, name);
    const key = Object.hasOwn(only, name) ? name : Object.keys(only).find((candidate) => sameName(candidate, name));
    if (key !== undefined && key !== name) fitting.mended("name-of-a-property", here.place);
    const given = key === undefined ? undefined : only[key];
    const isOptional = !schema.required?.includes(name);
    if (given === undefined || (given === null && isOptional && !hasTypeOf(part, null)))
      return missing(name, part, isOptional);
    return [[name, fitToSchema(given, part, here)]];
  });
  return Object.fromEntries(entries);
}

/** What stands for a property that is not there: its fallback, or nothing, null or an empty list where the schema takes it. */
function missing(name: string, schema: JsonSchema, isOptional: boolean): [string, unknown][] {
  if (isOptional) return [];
  if (schema.fallback !== undefined) return [[name, schema.fallback]];
  if (branchesOf(schema).some((branch) => hasTypeOf(branch, null))) return [[name, null]];
  return schema.type === "array" && (schema.minItems ?? 0) === 0 ? [[name, []]] : [];
}

function fitChoice(value: unknown, schema: JsonSchema, { place, mended }: Fitting): unknown {
  const choices = schema.enum ?? [schema.const];
  const meant = typeof value === "string" ? schema.alsoSaid?.[value.trim().toLowerCase()] : undefined;
  if (meant !== undefined) {
    mended("choice", place);
    return meant;
  }
  if (choices.includes(value)) return value;
  const given = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const [choice = schema.fallback] = onlyOne(
    choices.filter((candidate) => sameName(String(candidate), given)),
    choices.filter((candidate) => isNamedIn(given, candidate)),
    choices.filter((candidate) => given.length > 2 && isNamedIn(String(candidate), given)),
    choices.filter((candidate) => isNear(given, candidate)),
  );
  if (choice === undefined) return value;
  mended("choice", place);
  return choice;
}

/** The first of the lists that has something, unless it has several things. */
const onlyOne = (...lists: unknown[][]) => {
  const first = lists.find((list) => list.length > 0) ?? [];
  return first.length === 1 ? first : [];
};

/** Whether a text names a choice among other words: "Mostly Headwinds (7)", "2 of 3". */
function isNamedIn(text: string, choice: unknown): boolean {
  if (choice === null || text === "") return false;
  if (typeof choice === "number") return new RegExp(`^\\s*${choice}(?![\\d.])`, "u").test(text);
  const words = (part: string) =>
    ` ${part
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  return words(text).includes(words(String(choice)));
}

const isNear = (given: string, choice: unknown) =>
  typeof choice === "string" ? nearName(given, choice) : isGradeInWords(given, choice);

function fitTruth(value: unknown, { place, mended }: Fitting): unknown {
  const said = String(value).trim().toLowerCase();
  const truth = ["true", "yes", "1", "ja"].includes(said)
    ? true
    : ["false", "no", "0", "nein"].includes(said)
      ? false
      : undefined;
  if (truth === undefined || typeof value === "boolean") return value;
  mended("truth-value", place);
  return truth;
}
