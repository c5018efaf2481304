import type { OutlineField, OutlineThing } from "../../../../report/exports/report-outline.ts";
import type { EditReportInput } from "../edit-input.ts";
import { isWithin } from "../named-parts.ts";
import { standsIn, tellingWordsOf } from "../said-words.ts";
import { germanNames } from "./phrasing.ts";

/** A thing that words name, and the field of it where they name one. */
export interface NamedPart {
  thing: OutlineThing;
  field: OutlineField | null;
}

const enough = 2;

/**
 * What words name: a thing by its own name, a field by its label, both better than one; undefined where nothing is named, or two things alike. With something
 * selected it is looked for in there.
 */
export function findNamed(
  input: EditReportInput,
  words: string,
  fits: (part: NamedPart) => boolean,
): NamedPart | undefined {
  const { scope, things } = input;
  const candidates = things
    .filter((thing) => !scope || isWithin(input, thing, scope.handles))
    .map((thing) => ({
      parts: [{ thing, field: null }, ...thing.fields.map((field) => ({ thing, field }))].filter(
        (part: NamedPart) => fits(part) && (!scope?.field || part.field?.field === scope.field),
      ),
      named: thing.list === null ? 0 : nameOf(thing.told, words),
    }));
  const scored = candidates
    .flatMap(({ parts, named }) => parts.map((part) => ({ part, points: pointsOf(part, words, named) })))
    .map(({ part, points }) => ({ part, points: points + (scope ? enough : 0) }))
    .filter(({ points }) => points >= enough)
    .sort((one, other) => other.points - one.points);
  const [first, second] = scored;
  return first && (!second || first.points > second.points) ? first.part : undefined;
}

/** `named`: how well the words name the thing. */
function pointsOf({ thing, field }: NamedPart, words: string, named: number): number {
  if (field === null) return named;
  const labels = [field.label, ...(germanNames[field.label] ?? []), field.field.split(".")[0] ?? ""];
  const labelled = Math.max(...labels.map((label) => labelIn(label, words)));
  if (labelled === 0) return 0;
  // The field of the section itself is meant before the same of a thing in it that is not named.
  return named + labelled + (thing.list === null ? 0.5 : 0) + (named > enough ? 1 : 0);
}

/** 3 and more for a whole name, the longer the more; 2 for most of its words. */
function nameOf(name: string, words: string): number {
  if (standsIn(name, [words])) return 3 + Math.min(name.length, 500) / 1000;
  const telling = tellingWordsOf(name);
  const said = new Set(tellingWordsOf(words));
  const found = telling.filter((word) => said.has(word)).length;
  return telling.length > 0 && found >= Math.max(2, telling.length * 0.6) ? 2 : 0;
}

function labelIn(label: string, words: string): number {
  if (label === "") return 0;
  if (standsIn(label, [words])) return 2 + label.length / 100;
  return label.split(" ").some((each) => each.length > 4 && standsIn(each, [words])) ? 1.5 : 0;
}
