import type { ReactNode } from "react";
import { useEditedSection } from "./edited-section.tsx";
import { AddForm } from "./items/add-form.tsx";
import type { NewField } from "./items/new-field.ts";
import { type ItemToolsProps, Tools } from "./items/tools.tsx";

/** What can be done with an item of a list: move it up and down (drag, touch, Alt+arrow), remove it. Nothing where nothing may be edited. */
export function ItemTools(props: ItemToolsProps): ReactNode {
  const edited = useEditedSection();
  if (!edited) return null;
  return <Tools {...props} {...edited} />;
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
export function AddItem(props: AddItemProps): ReactNode {
  const edited = useEditedSection();
  if (!edited) return null;
  return <AddForm {...props} {...edited} />;
}
