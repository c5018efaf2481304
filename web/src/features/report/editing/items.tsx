import type { ReactNode } from "react";

interface ItemToolsProps {
  /** The item as it is shown: taken along when it is removed, so that nobody removes what they have not seen. */
  item: { uuid: string };
  place: string;
  /** Its position in its list, from 0, and how many there are. */
  position: number;
  count: number;
  /** What it is called to a person: "trend “Quiet motors”". */
  label: string;
}

/** What can be done with an item of a list: move it up and down (drag, touch, Alt+arrow), remove it. Nothing where nothing may be edited. */
export function ItemTools(_: ItemToolsProps): ReactNode {
  return null;
}

export interface NewField {
  /** A field of the place's `edits`. */
  field: string;
  label: string;
  /** Several lines. */
  multiline?: boolean;
  labelOf?: (value: string) => string;
  /** What stands there before the person writes. */
  initial?: unknown;
}

interface AddItemProps {
  place: string;
  /** The item that holds the list; null for a list of the section. */
  parent: string | null;
  /** What the button says: "Add a trend". */
  label: string;
  /** What is asked for. Other fields begin empty. */
  fields: readonly NewField[];
}

/** A button that opens a small form in place and adds an item. Nothing where nothing may be edited, and a sentence where the list is full. */
export function AddItem(_: AddItemProps): ReactNode {
  return null;
}
