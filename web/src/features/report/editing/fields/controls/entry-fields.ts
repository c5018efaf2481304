import type { FieldEdits } from "@seedbed/contract/report/editing/edits";
import { emptyOf } from "./field-values.ts";

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with fields set whose names have dots between: `evidence.insight`. */
export const putFields = (owner: object, fields: readonly (readonly [string, unknown])[]): Fields =>
  fields.reduce<Fields>((whole, [field, value]) => put(whole, field.split("."), value), owner as Fields);

function put(owner: Fields, [name = "", ...below]: string[], value: unknown): Fields {
  const held = owner[name];
  return { ...owner, [name]: below.length === 0 ? value : put(isFields(held) ? held : {}, below, value) };
}

/** An entry in which nothing stands yet. */
export const newEntry = (fields: FieldEdits): Fields =>
  putFields(
    {},
    Object.entries(fields).map(([field, edit]) => [field, emptyOf(edit)]),
  );
