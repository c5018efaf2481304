import { z } from "zod";

interface ListLimits {
  /** What a model is asked for; one number for exactly so many. */
  wanted: number | { min: number; max: number };
  /** What is enough when some of it is of no use. */
  enough: number;
  /** The property in which items must differ, or `true` for items that are texts. */
  unique?: string | true;
  /** The items count together, as the terms of a calculation: none is left out alone. */
  together?: boolean;
}

/**
 * A list that is asked for in one length and taken in a shorter one, so that one bad or repeated item spoils nothing. The model is
 * asked for `wanted`, `enough` is validated, and a person is told of what lies between.
 */
export function listOf<Item extends z.ZodType>(
  item: Item,
  { wanted, enough, unique, together }: ListLimits,
): z.ZodArray<Item> {
  const { min, max } = typeof wanted === "number" ? { min: wanted, max: wanted } : wanted;
  return z
    .array(item)
    .min(enough)
    .max(max)
    .meta({ wanted: min, ...(unique !== undefined && { unique }), ...(together && { together }) });
}
