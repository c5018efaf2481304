import { isDeepStrictEqual } from "node:util";
import type { EditChange } from "@seedbed/contract/ai-editing/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { sectionContracts } from "@seedbed/contract/report/sections";
import { labelOf } from "../editing/outdated/changes-between.ts";
import { readField } from "../revisions/fields.ts";
import { isPersonalField, isPersonalThing } from "./personal-work.ts";
import type { StandingPart } from "./standing-report.ts";
import { nameOfList, nameOfThing, type ThingIn, thingsIn } from "./told-things.ts";

/** Changes as a person sees them before they are made: from what stands to what will. What changes nothing is left out. */
export function shownChanges(part: StandingPart, asked: readonly PersonalChange[], after: unknown): EditChange[] {
  const { section, content } = part;
  const [were, are] = [thingsIn(section, content), thingsIn(section, after)];
  return asked.flatMap((change) => shownChange(part, change, { were, are, after }) ?? []);
}

type Things = ReadonlyMap<string, ThingIn>;

const nowhere = { place: null, parent: null };

function shownChange(
  part: StandingPart,
  change: PersonalChange,
  { were, are, after }: { were: Things; are: Things; after: unknown },
): EditChange | undefined {
  const uuid = change.kind === "add" ? change.item.uuid : change.item;
  const [was, is] = uuid === null ? [undefined, undefined] : [were.get(uuid), are.get(uuid)];
  switch (change.kind) {
    case "set": {
      const { item, field } = change;
      const before = readField(was?.item ?? part.content, field) ?? null;
      const now = readField(is?.item ?? after, field) ?? null;
      if (isDeepStrictEqual(before, now)) return undefined;
      const names = { itemName: nameOfThing(part.section, was), fieldName: labelOf(field) };
      const isPersonal = isPersonalField(part, item, field);
      return { kind: "set", item, field, ...names, before, after: now, isPersonal, ...nowhere };
    }
    case "add": {
      if (!is) return undefined;
      const shown = { ...listed(part, is), before: null, after: written(part, is), isPersonal: false };
      return { kind: "add", item: is.item.uuid, ...shown };
    }
    case "remove": {
      if (!was) return undefined;
      const isPersonal = isPersonalThing(part, change.item);
      const before = { ...written(part, was), ...held(part, was) };
      return { kind: "remove", item: change.item, ...listed(part, was), before, after: null, isPersonal };
    }
    case "move": {
      if (!was || !is || was.index === is.index) return undefined;
      const places = { before: was.index + 1, after: is.index + 1, isPersonal: false };
      return { kind: "move", item: change.item, ...listed(part, is), ...places };
    }
    case "reset":
      return undefined;
  }
}

const listed = ({ section }: StandingPart, thing: ThingIn) => ({
  itemName: nameOfThing(section, thing),
  field: null,
  fieldName: nameOfList(section, thing.list.place),
  place: thing.list.place,
  parent: thing.list.parent,
});

/** What people may write of a thing, as far as something is written. */
function written({ section }: StandingPart, { list, item }: ThingIn): Record<string, unknown> {
  const fields = Object.keys((sectionContracts[section].edits as Record<string, object>)[list.place] ?? {});
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = readField(item, field);
      const isEmpty = value === undefined || value === null || value === "" || isDeepStrictEqual(value, []);
      return isEmpty ? [] : [[field, value]];
    }),
  );
}

/** What goes with a thing: the things in its lists, by what each is known by. */
function held({ section, content }: StandingPart, { item }: ThingIn): Record<string, string[]> {
  const below = [...thingsIn(section, content).values()].filter(({ list }) => list.parent === item.uuid);
  const names: Record<string, string[]> = {};
  for (const { list, item: each } of below) {
    const name =
      list.place
        .replace(/\[\]$/, "")
        .split(/\.|\[\]/)
        .at(-1) ?? "";
    names[name] = [...(names[name] ?? []), String(readField(each, list.kind.told) ?? "")];
  }
  return names;
}
