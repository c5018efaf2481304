import type { JsonSchema } from "../json-schema.ts";
import { numberIn } from "./number-in.ts";
import type { Fitting } from "./place-of-fit.ts";

/** How far beyond its limits a number is still meant to be at the limit, as a part of the range. */
const slack = 0.1;

/** A number out of words, a share out of a fraction, a whole number where one is meant, and none just beyond its limits. */
export function fitNumber(value: unknown, schema: JsonSchema, { place, mended }: Fitting): unknown {
  const read = typeof value === "string" ? numberIn(value) : value;
  if (typeof read !== "number" || !Number.isFinite(read)) return value;
  const { minimum: lowest = Number.NEGATIVE_INFINITY, maximum: highest = Number.POSITIVE_INFINITY } = limitsOf(schema);
  const isWhole = [schema.type].flat().includes("integer");
  const isFraction = isWhole && highest === 100 && read > 0 && read < 1;
  const scaled = isFraction ? read * 100 : read;
  // Less than one is a fraction of something: as a whole number it would be something else.
  const whole = isWhole && Math.abs(scaled) >= 1 ? Math.round(scaled) : scaled;
  const room = (highest - lowest) * slack;
  const isNear = whole >= lowest - room && whole <= highest + room;
  const fitted = isNear && Number.isFinite(room) ? Math.min(highest, Math.max(lowest, whole)) : whole;
  if (fitted !== value) mended(typeof value === "string" ? "number-in-words" : "number", place);
  return fitted;
}

/** JSON schema names the lower limit of a whole number even where there is none. */
function limitsOf(schema: JsonSchema): { minimum?: number; maximum?: number } {
  const { minimum, maximum } = schema;
  return {
    ...(typeof minimum === "number" && minimum > Number.MIN_SAFE_INTEGER && { minimum }),
    ...(typeof maximum === "number" && maximum < Number.MAX_SAFE_INTEGER && { maximum }),
  };
}
