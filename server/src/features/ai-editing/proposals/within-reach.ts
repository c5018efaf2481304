import type { OutlineThing, ReportOutline } from "../../report/exports/report-outline.ts";
import type { AskedPart } from "../tasks/edit-report/edit-input.ts";
import { tellingWordsOf } from "../tasks/edit-report/said-words.ts";

/** Characters of a report that a model is told at once. */
const reach = 60_000;

/**
 * As much of a report as a model is told at once: what shares most words with what was said, and what was selected, first. Of the rest it is told what is
 * there; that cannot be changed.
 */
export function withinReach(
  outline: ReportOutline,
  { said, scope }: { said: string; scope: AskedPart | null },
): ReportOutline {
  if (sizeOf(outline.things) <= reach) return outline;
  const words = new Set(tellingWordsOf(said));
  const points = (thing: OutlineThing) => {
    const own = tellingWordsOf(`${thing.name} ${thing.fields.map(({ value }) => String(value ?? "")).join(" ")}`);
    const isMeant = scope?.handles.some((handle) => handle === thing.handle || handle === thing.within) ?? false;
    return (isMeant ? 1000 : 0) + (thing.list === null ? 100 : 0) + new Set(own.filter((word) => words.has(word))).size;
  };
  const told = new Set<string>();
  let left = reach;
  for (const thing of outline.things.toSorted((one, other) => points(other) - points(one))) {
    left -= sizeOf([thing]);
    if (left < 0) break;
    told.add(thing.handle);
  }
  return {
    things: outline.things.map((thing) => (told.has(thing.handle) ? thing : { ...thing, fields: [], mayGo: false })),
    lists: outline.lists.filter(({ within }) => within === null || told.has(within)),
  };
}

const sizeOf = (things: readonly OutlineThing[]) =>
  things.reduce(
    (size, { name, fields }) =>
      size + name.length + 20 + fields.reduce((sum, { field, value }) => sum + field.length + 40 + length(value), 0),
    0,
  );

const length = (value: unknown) => (typeof value === "string" ? value.length : JSON.stringify(value ?? "").length);
