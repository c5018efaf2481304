import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ProposedLine } from "@seedbed/contract/report/proposals/schemas";
import { itemsIn, labelOf, nameOf } from "../editing/outdated/changes-between.ts";
import { readField } from "../revisions/fields.ts";
import type { ItemChange } from "../writing/item-change.ts";

interface Contents {
  section: ReportSection;
  before: unknown;
  after: unknown;
}

/** What changes do to a section, one line for each, with the whole of what stands there before and after. */
export function toldLines(changes: readonly ItemChange[], { section, before, after }: Contents): ProposedLine[] {
  const [were, are] = [itemsIn(section, before), itemsIn(section, after)];
  return changes.flatMap((change) => {
    const uuid = change.kind === "add" ? change.item.uuid : change.item;
    const was = uuid === null ? before : were.get(uuid)?.item;
    const line = toldLine(change, { was, name: nameOf(are.get(uuid ?? "") ?? were.get(uuid ?? "")) });
    return line ? [line] : [];
  });
}

/** `was`: the thing as it stood, or the section; `name`: what the thing is called. Undefined for what another change brings with it. */
function toldLine(change: ItemChange, { was, name }: { was: unknown; name: string }): ProposedLine | undefined {
  switch (change.kind) {
    case "add":
      return { what: `${name} added`, before: null, after: inWords(change.item) };
    case "remove":
      return { what: `${name} removed`, before: inWords(was), after: null };
    case "move":
      return { what: `${name} moved to place ${change.at + 1}`, before: null, after: null };
    case "reset":
      return {
        what: `${name} as it was written`,
        before: inWords(readField(was, change.list)),
        after: inWords(change.items),
      };
    case "set": {
      const { field, item, value } = change;
      const what = item === null ? labelOf(field) : `${labelOf(field)} of ${name}`;
      return change.follows ? undefined : { what, before: inWords(readField(was, field)), after: inWords(value) };
    }
  }
}

/** A stored value as a person reads it, whole; null for nothing. Ids say nothing to people. */
function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "object") return String(value);
  const lines = Array.isArray(value)
    ? value.map(inWords)
    : Object.entries(value).flatMap(([name, part]) => {
        const words = name === "uuid" ? null : inWords(part);
        return words === null ? [] : [`${labelOf(name)}: ${words}`];
      });
  return lines.filter((line) => line !== null).join("\n") || null;
}
