import type { Source } from "@seedbed/contract/report/source";
import type { ReactNode } from "react";
import type { FieldAddress } from "./edited-section.tsx";

interface Editable<Value> extends FieldAddress {
  value: Value;
  /** What the value is called, such as "Summary": names the field while it is open. */
  label: string;
  /** How it is shown while it is not open; the value itself when absent. */
  children?: ReactNode;
}

/** A text that is edited in place: click or Enter opens it, Enter (or Ctrl+Enter in several lines) saves, Escape gives back. */
export function EditableText({ value, children }: Editable<string> & { multiline?: boolean }) {
  return <>{children ?? value}</>;
}

/** One of the values that the contract names. */
export function EditableChoice({ value, children }: Editable<string> & { labelOf?: (value: string) => string }) {
  return <>{children ?? value}</>;
}

/** A number within the limits of the contract; null where none is there. */
export function EditableNumber({ value, children }: Editable<number | null>) {
  return <>{children ?? value}</>;
}

/** Where something comes from: pages that a person types in, and those that stand already. */
export function EditableSources({ children }: Editable<readonly Source[]>) {
  return <>{children}</>;
}

/** A list of texts that is edited as a whole, one text a line. */
export function EditableTexts({ value, children }: Editable<readonly string[]>) {
  return <>{children ?? value.join("\n")}</>;
}

/** Yes or no. */
export function EditableFlag({ value, children }: Editable<boolean>) {
  return <>{children ?? String(value)}</>;
}

/** A list of things without names of their own, edited as a whole: add, change, remove, each with the fields that the contract names. */
export function EditableEntries({
  children,
}: Editable<readonly object[]> & { labels: Readonly<Record<string, string>> }) {
  return <>{children}</>;
}
