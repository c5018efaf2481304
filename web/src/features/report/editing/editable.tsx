import type { Source } from "@seedbed/contract/report/source";
import type { ReactNode } from "react";
import type { FieldAddress } from "./edited-section.tsx";
import { Place } from "./fields/place.tsx";
import { TextEditor } from "./fields/text-editor.tsx";
import { editOf, useField } from "./fields/use-field.ts";

interface Editable<Value> extends FieldAddress {
  value: Value;
  /** What the value is called, such as "Summary": names the field while it is open. */
  label: string;
  /** How it is shown while it is not open; the value itself when absent. */
  children?: ReactNode;
}

/** A text that is edited in place: click or Enter opens it, Enter (or Ctrl+Enter in several lines) saves, Escape gives back. */
export function EditableText({
  value,
  label,
  children,
  multiline = false,
  ...address
}: Editable<string> & { multiline?: boolean }) {
  const field = useField(address, value, label);
  const edit = editOf(field.edit, "text");
  const shown = edit && !value ? <NotGiven /> : (children ?? <span style={{ whiteSpace: "pre-wrap" }}>{value}</span>);
  return (
    <Place field={field} address={address} label={label} isBlock={multiline} shown={edit ? shown : (children ?? value)}>
      {edit && <TextEditor field={field} edit={edit} value={value} label={label} multiline={multiline} />}
    </Place>
  );
}

function NotGiven() {
  return <span style={{ color: "var(--ink-3)" }}>Not given</span>;
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
