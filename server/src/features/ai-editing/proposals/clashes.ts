import type { Edit, EditChange } from "@seedbed/contract/ai-editing/schemas";

/** Whether two edits cannot both be made: they write the same field, one takes out what the other touches, or both change the order of a list. */
export const clash = (one: Edit, other: Edit): boolean =>
  one.section === other.section &&
  one.changes.some((change) => other.changes.some((each) => clashes(change, each) || clashes(each, change)));

function clashes(one: EditChange, other: EditChange): boolean {
  const isInList = other.kind !== "set" && one.place === other.place && one.parent === other.parent;
  switch (one.kind) {
    case "set":
      return other.kind === "set" && one.item === other.item && one.field === other.field;
    case "remove":
      return other.item === one.item || other.parent === one.item;
    case "move":
      return isInList;
    case "add":
      return false;
  }
}
