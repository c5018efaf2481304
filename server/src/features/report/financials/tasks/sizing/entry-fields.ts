import { Operator, SizingGroup } from "@seedbed/contract/report/financials/schemas";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";

/** What an assumption of a sizing and one of a saving have in common, as a model fills it. */
export const entryFields = {
  title: z
    .string()
    .describe('What is assumed, in two to eight words, such as "Shared office buildings in the region".'),
  description: z
    .string()
    .max(2500)
    .describe(
      "Two or three sentences without figures: what exactly is counted, what the assumption rests on, and where or whom to ask for the real number.",
    ),
  unit: z
    .string()
    .describe(
      '"$" for US dollars, "%" for a percentage, else the plural name of what is counted, such as "buildings" or "hours a year".',
    ),
  unitDescription: z
    .string()
    .describe(
      'The unit in words, such as "US dollars per building and year", "percent of all buildings" or "office buildings".',
    ),
  scalar: z
    .int()
    .min(1)
    .describe(
      "The assumed number: whole, at least 1; a percentage from 1 to 100. Take the people's own number where they wrote one, else a round one.",
    ),
  low: z
    .number()
    .nullable()
    .describe("The least that the number may well be, in its own unit; null where you cannot say."),
  high: z.number().nullable().describe("The most that the number may well be; null where you cannot say."),
  basis: z
    .enum(["words", "assumed"])
    .describe('"words" where the people wrote this very number themselves, else "assumed".')
    .meta({ fallback: "assumed" }),
  operator: Operator.describe(
    'How the entry joins those before it in its group: "*" multiplies, "/" divides, "+" and "-" add and subtract after all products are formed, "(+)" and "(-)" begin a new group that is added or subtracted as a whole. The first entry of a group takes "*".',
  ).meta({
    alsoSaid: { "×": "*", "·": "*", x: "*", multiply: "*", times: "*", "÷": "/", divide: "/", "−": "-", "–": "-" },
  }),
};

const AnyEntry = z.object(entryFields);
/** An assumption whatever it sizes. */
export type Entry = z.infer<typeof AnyEntry>;

export const SizingEntry = z.object({
  ...entryFields,
  group: SizingGroup.describe(
    "TAM: the whole market. SAM: the share of it this concept could serve. SOM: the share of that it could win in about three years.",
  ),
});
export type SizingEntry = z.infer<typeof SizingEntry>;

export const SizingOutput = z.object({
  // One for each market is a calculation; none can be left out of one without changing what it comes to.
  entries: listOf(SizingEntry, { wanted: { min: 4, max: 12 }, enough: 3, together: true }).describe(
    "The assumptions in the order of the calculation: all of TAM, then SAM, then SOM.",
  ),
});
export type SizingOutput = z.infer<typeof SizingOutput>;
