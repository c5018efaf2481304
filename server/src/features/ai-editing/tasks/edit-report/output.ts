import { editBases } from "@seedbed/contract/ai-editing/words";
import { z } from "zod";
import { listOf } from "../../../../platform/model/answer/list-of.ts";
import type { EditReportInput } from "./edit-input.ts";

export const editsMax = 8;
export const changesOfEditMax = 20;
const valuesMax = 12;
const none = "none";

interface Names {
  target: z.ZodType<string>;
  field: z.ZodType<string>;
  passage: z.ZodType<string>;
}

function answer({ target, field, passage }: Names) {
  const value = z.object({
    field: field.describe("The field, as it is named in the report."),
    value: z
      .string()
      .max(2500)
      .meta({ orEmpty: true })
      .describe(
        "All that the field says from then on. A number in plain digits; one line each where the field takes several.",
      ),
  });
  const change = z.object({
    kind: z
      .enum(["set", "add", "remove", "move"])
      .describe("set: fields of a thing; add: a new thing into a list; remove, move: a thing."),
    target: target.describe("The handle of the thing; for add, of the list."),
    values: listOf(value, { wanted: { min: 0, max: valuesMax }, enough: 0, unique: "field" }).describe(
      "For set and add: what is written; only fields that change. Else empty.",
    ),
    position: z.int().min(0).max(1000).describe("For move: the place in its list, counted from 1. Else 0."),
  });
  const edit = z.object({
    asked: z.string().max(500).describe("The words of the person, copied letter by letter, that ask for this edit."),
    title: z.string().min(1).max(80).describe("What the edit does, in three to eight words."),
    description: z.string().max(240).meta({ orEmpty: true }).describe("Why, in one sentence."),
    basis: z
      .enum(editBases)
      .meta({ fallback: "reasoning" })
      .describe(
        "passage: a new claim that a passage above says; words: what the person said; reasoning: everything else.",
      ),
    passage: passage.describe('The number of the passage; "none" for any other basis.'),
    quote: z
      .string()
      .max(500)
      .meta({ orEmpty: true })
      .describe(
        "The words of the passage or of the person that carry it, copied letter by letter; empty for reasoning.",
      ),
    changes: listOf(change, { wanted: { min: 1, max: changesOfEditMax }, enough: 1 }).describe(
      "All of one section of the report.",
    ),
  });
  return z.object({
    reply: z
      .string()
      .min(1)
      .max(1500)
      .describe("What you say to the person, in one to five sentences: what you propose, or why not and what instead."),
    edits: listOf(edit, { wanted: { min: 0, max: editsMax }, enough: 0 }).describe(
      "As few as do what is asked for; none where nothing is to be changed.",
    ),
  });
}

export const EditReportOutput = answer({ target: z.string(), field: z.string(), passage: z.string() });
export type EditReportOutput = z.infer<typeof EditReportOutput>;
export type WrittenEdit = EditReportOutput["edits"][number];
export type WrittenChange = WrittenEdit["changes"][number];

const oneOf = (words: readonly string[], fallback?: string): z.ZodType<string> =>
  words.length === 0 ? z.string() : z.enum([...new Set(words)]).meta(fallback === undefined ? {} : { fallback });

/** Only things, fields and passages that exist can be named. */
export function editReportFor({ things, lists, passages }: EditReportInput) {
  const fields = [...things, ...lists].flatMap((each) => each.fields.map(({ field }) => field));
  return answer({
    target: oneOf([...things, ...lists].map(({ handle }) => handle)),
    field: oneOf(fields),
    passage: oneOf([none, ...passages.map(({ number }) => number)], none),
  });
}
