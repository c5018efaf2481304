import type { Refusal } from "../findings.ts";
import type { JsonSchema } from "../json-schema.ts";
import { isPlainObject } from "../reading/names.ts";
import { itemOf, schemaAt, stepsOf, valueAt, withValueAt } from "./places.ts";

/** A part of an answer that is asked for anew. */
export interface Part {
  /** How it is called in the repair, such as `forces_2`. */
  key: string;
  place: string;
  schema: JsonSchema;
  /** Items that are missing at the end of the list at `place`. */
  isMore: boolean;
  problems: string[];
}

const mostParts = 10;

/** The parts to write anew, the smallest that hold what is refused; none when the whole answer has to be. */
export function partsToRepair(value: unknown, refused: readonly Refusal[], schema: JsonSchema): Part[] {
  if (!isPlainObject(value)) return [];
  const parts = new Map<string, Part>();
  for (const refusal of refused) {
    const part = partOf(value, refusal, schema);
    if (!part) return [];
    const known = parts.get(part.key);
    if (known) known.problems.push(refusal.problem);
    else parts.set(part.key, part);
  }
  const all = [...parts.values()];
  const outermost = all.filter(
    (part) => !all.some((other) => part.place.startsWith(`${other.place}.`) && !other.isMore),
  );
  return outermost.length > mostParts ? [] : outermost;
}

function partOf(value: object, { place, problem, rule }: Refusal, schema: JsonSchema): Part | undefined {
  const list = valueAt(value, place);
  const form = schemaAt(schema, place);
  if (rule === "too-few-items" && Array.isArray(list) && list.length > 0 && form) {
    const count = (form.wanted ?? form.minItems ?? list.length + 1) - list.length;
    const { wanted: _wanted, ...plain } = form;
    return {
      key: `${keyOf(place)}_more`,
      place,
      schema: {
        ...plain,
        minItems: count,
        maxItems: count,
        description: `${count} more, other than those that are there.`,
      },
      isMore: true,
      problems: [problem],
    };
  }
  const own = itemOf(place) ?? stepsOf(place)[0];
  const ownSchema = own === undefined ? undefined : schemaAt(schema, own);
  if (own === undefined || ownSchema === undefined) return undefined;
  return { key: keyOf(own), place: own, schema: ownSchema, isMore: false, problems: [problem] };
}

const keyOf = (place: string) => stepsOf(place).join("_");

/** The form of an answer that holds the parts only. */
export function schemaOfParts(parts: readonly Part[]): JsonSchema {
  return {
    type: "object",
    properties: Object.fromEntries(parts.map(({ key, schema }) => [key, schema])),
    required: parts.map(({ key }) => key),
    additionalProperties: false,
  };
}

/** The answer with the parts that were written anew; those that did not come stay as they were. */
export function withParts(value: unknown, answer: unknown, parts: readonly Part[]): unknown {
  return parts.reduce((whole, part) => {
    const given = givenPart(answer, part, parts);
    if (given === undefined) return whole;
    if (!part.isMore) return withValueAt(whole, part.place, given);
    const there = valueAt(whole, part.place);
    return withValueAt(whole, part.place, [...(Array.isArray(there) ? there : []), ...[given].flat()]);
  }, value);
}

/** A part under its name, at its place in a whole answer, or alone without a name. */
function givenPart(answer: unknown, { key, place, schema, isMore }: Part, parts: readonly Part[]): unknown {
  const named = valueAt(answer, key) ?? (isMore ? undefined : valueAt(answer, place));
  if (named !== undefined || parts.length > 1) return named;
  if (Array.isArray(answer)) return schema.type === "array" ? answer : answer.length === 1 ? answer[0] : undefined;
  const names = Object.keys(schema.properties ?? {});
  return isPlainObject(answer) && names.some((name) => Object.hasOwn(answer, name)) ? answer : undefined;
}
