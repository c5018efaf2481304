import type { EditReportInput } from "../edit-input.ts";
import { findNamed, type NamedPart } from "./find-named.ts";
import { phrasing } from "./phrasing.ts";

interface Target {
  handle: string;
  field: string | null;
}

/** A plain request, which can be done without a model. */
export type Command =
  | { kind: "update"; target: null }
  | { kind: "rename"; from: string; to: string; target: null }
  | { kind: "set"; target: Target; value: string }
  | { kind: "shorten"; target: Target }
  | { kind: "remove"; target: Target }
  | { kind: "move"; target: Target; position: number };

/** What a message plainly asks for, in English or German; undefined for everything else, and where what it names is not clear. */
export function readCommand(input: EditReportInput): Command | undefined {
  const message = input.message.trim();
  if (phrasing.update.test(message)) return { kind: "update", target: null };
  return readRename(input, message) ?? readMove(input, message) ?? readSet(input, message) ?? readOther(input, message);
}

function readRename(input: EditReportInput, message: string): Command | undefined {
  for (const pattern of phrasing.rename) {
    const { from = "", to = "" } = pattern.exec(message)?.groups ?? {};
    if (from.trim().length < 2 || to.trim() === "") continue;
    const stands = input.things.some(({ fields }) =>
      fields.some(({ value }) => typeof value === "string" && value.includes(from.trim())),
    );
    if (stands) return { kind: "rename", from: from.trim(), to: to.trim(), target: null };
  }
  return undefined;
}

function readSet(input: EditReportInput, message: string): Command | undefined {
  for (const pattern of phrasing.set) {
    const { what = "", value = "" } = pattern.exec(message)?.groups ?? {};
    const quoted = /^["“„»'](?<text>.+)["”“«']$/u.exec(value)?.groups?.text;
    const number = /^[^\d-]{0,4}(?<digits>-?\d[\d.,'’]*)\s*(?:%|\p{L}{0,12}|[$€£¥])$/u.exec(value)?.groups?.digits;
    if (quoted === undefined && number === undefined) continue;
    const kind = quoted === undefined ? "number" : "text";
    const part = findNamed(input, what, ({ field }) => field?.edit.kind === kind);
    if (part) return { kind: "set", target: targetOf(part), value: quoted ?? plainNumber(number ?? "") };
  }
  return undefined;
}

/** "1.200,50" and "1,200.50" are 1200.5; a lone sign before three digits parts thousands. */
function plainNumber(written: string): string {
  const text = written.replaceAll(/['’]/g, "").replace(/[.,]$/, "");
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (last < 0) return text;
  const [whole, part] = [text.slice(0, last).replaceAll(/[.,]/g, ""), text.slice(last + 1)];
  const signs = text.match(/[.,]/g) ?? [];
  const partsThousands = part.length === 3 && new Set(signs).size === 1;
  return partsThousands ? `${whole}${part}` : `${whole}.${part}`;
}

function readMove(input: EditReportInput, message: string): Command | undefined {
  const { places } = phrasing;
  if (!phrasing.move.test(message)) return undefined;
  const part = findNamed(input, message, ({ thing, field }) => field === null && thing.mayGo);
  if (!part) return undefined;
  const { position, count } = part.thing;
  const place = places.at.exec(message)?.groups?.place;
  const wanted = place
    ? Number(place)
    : places.first.test(message)
      ? 1
      : places.last.test(message)
        ? count
        : places.up.test(message)
          ? position
          : places.down.test(message)
            ? position + 2
            : undefined;
  if (wanted === undefined || wanted < 1 || wanted > count) return undefined;
  return { kind: "move", target: targetOf(part), position: wanted };
}

function readOther(input: EditReportInput, message: string): Command | undefined {
  if (phrasing.remove.test(message)) {
    const part = findNamed(input, message, ({ thing, field }) => field === null && thing.mayGo);
    return part && { kind: "remove", target: targetOf(part) };
  }
  if (phrasing.shorten.test(message)) {
    const part = findNamed(
      input,
      message,
      ({ field }) => field?.edit.kind === "text" && typeof field.value === "string" && field.value !== "",
    );
    return part && { kind: "shorten", target: targetOf(part) };
  }
  return undefined;
}

const targetOf = ({ thing, field }: NamedPart): Target => ({ handle: thing.handle, field: field?.field ?? null });
