import type { AiTask } from "../../task.ts";
import { claimFindings } from "../claims.ts";
import { type Finding, isRefusal, type NoteMend, type Refusal, type TaskNote } from "../findings.ts";
import { fitToSchema } from "../fitting/fit-to-schema.ts";
import { type JsonSchema, jsonSchemaOf } from "../json-schema.ts";
import { isPlainObject } from "../reading/names.ts";
import { itemOf, listOf, schemaAt, valueAt } from "./places.ts";
import { schemaRefusals } from "./schema-refusals.ts";
import { fewerThanWanted } from "./wanted-items.ts";
import { withoutItems } from "./without-items.ts";
import { withoutRepeatedSentences } from "./without-repeated-sentences.ts";

/** A task with what it was asked and the schema of its answer. */
export interface Asked<Input, Output> {
  task: AiTask<Input, Output>;
  input: Input;
  schema: AiTask<Input, Output>["output"];
  mended: NoteMend;
}

export type Assessment<Output> =
  | { outcome: "ok"; output: Output; notes: TaskNote[] }
  | { outcome: "malformed" | "check_failed"; value: unknown; refused: Refusal[] };

/** Mends a value as a careful editor would, and says what of it cannot be taken. Pure but for telling what was mended. */
export function assessAnswer<Input, Output>(value: unknown, asked: Asked<Input, Output>): Assessment<Output> {
  const { task, input, schema, mended } = asked;
  const form = jsonSchemaOf(schema);
  const fitted = fitToSchema(value, form, { place: "", mended });
  const read = withoutBadItems(fitted, asked, form);
  if (!read.success) return { outcome: "malformed", value: read.value, refused: read.refused };
  const output = withoutRepeatedSentences(task.mend?.(read.output, input, mended) ?? read.output, form, mended);
  const findings: Finding[] = [
    ...fewerThanWanted(output, form),
    ...claimFindings(output, input),
    ...task.check(output, input),
  ];
  const refused = findings.filter(isRefusal);
  if (refused.length > 0) return { outcome: "check_failed", value: output, refused };
  return { outcome: "ok", output, notes: notesOf(findings) };
}

/** Reads a value by its schema, without the items that do not fit where enough remain. */
function withoutBadItems<Input, Output>(value: unknown, { schema, mended }: Asked<Input, Output>, form: JsonSchema) {
  const first = schema.safeParse(value);
  if (first.success) return { success: true as const, output: first.data };
  // A text that is too long can be written shorter: its item is not lost for it.
  const bad = first.error.issues.filter(
    ({ code, ...issue }) => code !== "too_big" || !("origin" in issue) || issue.origin !== "string",
  );
  const places = bad.map(({ path }) => path.join("."));
  const few = places.filter((place) => !isMostlyBad(value, place, { places, form }));
  const rest = withoutItems(value, few, { schema: form, rule: "bad-item", mended });
  const second = schema.safeParse(rest);
  if (second.success) return { success: true as const, output: second.data };
  return { success: false as const, value: rest, refused: schemaRefusals(second.error.issues, rest, form) };
}

/** Whether more than half of a list's items are bad: then something is misunderstood, and they are asked for again. */
function isMostlyBad(
  value: unknown,
  place: string,
  { places, form }: { places: readonly string[]; form: JsonSchema },
): boolean {
  const list = listAround(place);
  if (list === undefined || canBeMissed(schemaAt(form, list))) return false;
  const bad = new Set(places.filter((other) => listAround(other) === list).map(itemOf));
  const items = valueAt(value, list);
  // A word of a list that is none of the choices misunderstands nothing.
  return Array.isArray(items) && items.some(isPlainObject) && bad.size * 2 > items.length;
}

/** Lists that say that none is enough. */
const canBeMissed = (schema: JsonSchema | undefined) => schema?.wanted !== undefined && (schema.minItems ?? 0) === 0;

const listAround = (place: string) => {
  const item = itemOf(place);
  return item === undefined ? undefined : listOf(item);
};

export const notesOf = (findings: readonly Finding[]): TaskNote[] =>
  findings.flatMap((finding) => {
    if (finding.grade === "mark") return [{ rule: finding.rule, place: finding.place, sentence: finding.sentence }];
    return finding.orMark === undefined ? [] : [{ rule: finding.rule, place: finding.place, sentence: finding.orMark }];
  });
