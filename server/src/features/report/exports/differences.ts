import { isDeepStrictEqual } from "node:util";
import type { EditConsequence } from "@seedbed/contract/ai-editing/schemas";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { labelOf } from "../editing/outdated/changes-between.ts";
import { sections } from "../sections.ts";
import { nameOfThing, type ThingIn, thingsIn } from "./told-things.ts";

interface Contents {
  section: ReportSection;
  before: unknown;
  after: unknown;
}

/** Every field that says something else, of the section itself and of each thing that stands in both. */
export function differencesBetween({ section, before, after }: Contents): EditConsequence[] {
  const [were, are] = [thingsIn(section, before), thingsIn(section, after)];
  const told = (thing: ThingIn | undefined, fields: ReturnType<typeof changedFields>) =>
    fields.map((field) => ({
      item: thing?.item.uuid ?? null,
      itemName: nameOfThing(section, thing),
      fieldName: labelOf(field.field),
      ...field,
    }));
  const lists = (place: string) => listsBelow(section, place);
  return [
    ...(Array.isArray(before) ? [] : told(undefined, changedFields([before, after], lists("")))),
    ...[...were].flatMap(([uuid, was]) => {
      const is = are.get(uuid);
      return is ? told(is, changedFields([was.item, is.item], [...lists(was.list.place), "order"])) : [];
    }),
  ];
}

/** The lists that stand directly in what a place holds, with dots between their names. */
const listsBelow = (section: ReportSection, place: string): string[] =>
  Object.keys(sections[section].items).flatMap((list) => {
    if (!list.startsWith(place)) return [];
    const below = list.slice(place.length).replace(/^\./, "").split("[]");
    return below.length === 2 && below[0] ? [below[0]] : [];
  });

/** The fields that differ, those in records one by one. */
function changedFields(
  [before, after]: readonly [unknown, unknown],
  leftOut: readonly string[],
  prefix = "",
): { field: string; before: unknown; after: unknown }[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (prefix !== "" && !(isRecord(before) && isRecord(after)))
    return [{ field: prefix, before: before ?? null, after: after ?? null }];
  const [were, are] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(were), ...Object.keys(are)])].flatMap((name) => {
    const field = prefix === "" ? name : `${prefix}.${name}`;
    return leftOut.includes(field) ? [] : changedFields([were[name], are[name]], leftOut, field);
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
