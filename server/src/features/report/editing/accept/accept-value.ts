import { isDeepStrictEqual } from "node:util";
import { requiredText, textUpTo } from "@seedbed/contract/plain-text";
import type { FieldEdit, FieldEdits } from "@seedbed/contract/report/editing/edits";
import type { Source } from "@seedbed/contract/report/source";
import { z } from "zod";
import { readField } from "../../revisions/fields.ts";
import { acceptSources } from "./accept-sources.ts";
import { refused } from "./refused.ts";

/** What accepting a value needs to know beside it. */
export interface Accepting {
  /** Names the field in a refusal. */
  field: string;
  /** The sources that stand in the section. */
  standing: ReadonlyMap<string, Source>;
  newUuid(): string;
}

/** The value as it is stored: trimmed, with its sources' owners. Throws `invalid` for one that a person may not write there. */
export function acceptValue(edit: FieldEdit, value: unknown, accepting: Accepting): unknown {
  const { field } = accepting;
  switch (edit.kind) {
    case "sources":
      return acceptSources(value, { ...accepting, most: edit.most });
    case "entries":
      return listOf(value, edit.most, field).map((entry, index) =>
        acceptFields(edit.fields, entry, { ...accepting, field: `${field}.${index}` }),
      );
    case "texts":
      return listOf(value, edit.most, field).map((text) => parsed(requiredText(edit.max), text, field));
    default:
      return parsed(schemaOf(edit), value, field);
  }
}

function schemaOf(edit: Exclude<FieldEdit, { kind: "sources" | "entries" | "texts" }>): z.ZodType {
  switch (edit.kind) {
    case "text":
      return edit.mayBeEmpty ? textUpTo(edit.max) : requiredText(edit.max);
    case "choice":
      return z.enum(edit.values);
    case "flag":
      return z.boolean();
    case "number": {
      const { min, max, whole } = edit;
      const number = (whole ? z.int(noWhole) : z.number(noNumber))
        .min(min, `This cannot be less than ${inWords(min)}.`)
        .max(max, `This cannot be more than ${inWords(max)}.`);
      return edit.mayBeEmpty ? number.nullable() : number;
    }
  }
}

const noNumber = "Write a number here.";
const noWhole = "Write a whole number here.";
const inWords = (limit: number) => limit.toLocaleString("en-US");

function listOf(value: unknown, most: number, field: string): unknown[] {
  if (!Array.isArray(value)) throw refused(field, "This must be a list.");
  if (value.length > most) throw refused(field, `At most ${most} can be listed.`);
  return value;
}

function parsed(schema: z.ZodType, value: unknown, field: string): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw refused(field, error.issues[0]?.message ?? "This cannot be written here.");
}

/**
 * A record of fields that a person may write, as it is stored; what may be empty and is absent is empty, `blank` stands beside it.
 * Throws `invalid` for a field that is unknown, missing or refused.
 */
export function acceptFields(
  edits: FieldEdits,
  value: unknown,
  { blank = {}, ...accepting }: Accepting & { blank?: Readonly<Record<string, unknown>> | undefined },
): Record<string, unknown> {
  if (!isRecord(value)) throw refused(accepting.field, "This must have fields.");
  const named = (field: string) => (accepting.field ? `${accepting.field}.${field}` : field);
  for (const path of pathsIn(value, edits))
    if (!Object.hasOwn(edits, path) && !isDeepStrictEqual(readField(value, path), readField(blank, path)))
      throw refused(named(path), "There is no such field.");
  const accepted = structuredClone({ ...blank });
  for (const [path, edit] of Object.entries(edits)) {
    const given = [value, blank].map((owner) => readField(owner, path)).find((each) => each !== undefined);
    put(
      accepted,
      path,
      acceptValue(edit, given === undefined ? emptyOf(edit) : given, { ...accepting, field: named(path) }),
    );
  }
  return accepted;
}

/** What is named in a record, down to the fields that are known. */
function pathsIn(value: Record<string, unknown>, edits: FieldEdits, prefix = ""): string[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const path = prefix + name;
    const holdsFields = Object.keys(edits).some((known) => known.startsWith(`${path}.`));
    return holdsFields && isRecord(part) ? pathsIn(part, edits, `${path}.`) : [path];
  });
}

function emptyOf(edit: FieldEdit): unknown {
  if (edit.kind === "flag") return false;
  if (edit.kind === "sources" || edit.kind === "texts" || edit.kind === "entries") return [];
  if (edit.kind === "number") return edit.mayBeEmpty ? null : undefined;
  return edit.kind === "text" ? "" : undefined;
}

/** Sets a field with dots between, making what holds it. */
function put(owner: Record<string, unknown>, path: string, value: unknown): void {
  const [name = "", ...below] = path.split(".");
  if (below.length === 0) {
    owner[name] = value;
    return;
  }
  const holder = owner[name];
  const held = isRecord(holder) ? holder : {};
  owner[name] = held;
  put(held, below.join("."), value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
