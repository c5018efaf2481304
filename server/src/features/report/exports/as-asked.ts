import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { refused } from "../editing/accept/refused.ts";
import { readField } from "../revisions/fields.ts";
import type { ProposedChange } from "./proposed-edit.ts";
import type { ThingIn } from "./told-things.ts";

/** A proposed change as a person would ask for it who sees what stands. Throws `invalid` for a thing that does not stand. */
export function asAsked(
  change: ProposedChange,
  { content, things }: { content: unknown; things: ReadonlyMap<string, ThingIn> },
): PersonalChange {
  switch (change.kind) {
    case "set": {
      const { item, field, value } = change;
      const owner = item === null ? content : standing(things, item).item;
      return { kind: "set", item, field, value, seen: readField(owner, field) ?? null };
    }
    case "add": {
      const { place, parent, uuid, values } = change;
      const item: Record<string, unknown> & { uuid: string } = { uuid };
      for (const [field, value] of Object.entries(values)) put(item, field.split("."), value);
      return { kind: "add", place, parent, item };
    }
    case "remove":
      return { kind: "remove", item: change.item, seen: { ...standing(things, change.item).item } };
    case "move":
      return change;
  }
}

function standing(things: ReadonlyMap<string, ThingIn>, uuid: string): ThingIn {
  const thing = things.get(uuid);
  if (!thing) throw refused("item", "This is no longer part of the report.");
  return thing;
}

function put(owner: Record<string, unknown>, [name = "", ...below]: string[], value: unknown): void {
  if (below.length === 0) {
    owner[name] = value;
    return;
  }
  const held = owner[name];
  const holder = typeof held === "object" && held !== null ? (held as Record<string, unknown>) : {};
  owner[name] = holder;
  put(holder, below, value);
}
