import type { Source } from "@seedbed/contract/report/source";
import type { ReactNode } from "react";
import type { FieldAddress } from "./edited-section.tsx";
import type { EntryLabels } from "./fields/controls/entry-labels.ts";
import styles from "./fields/place.module.css";
import { Place } from "./fields/place.tsx";
import { useField } from "./fields/use-field.ts";

interface Editable<Value> extends FieldAddress {
  value: Value;
  /** What the value is called, such as "Summary": names the field while it is open. */
  label: string;
  /** How it is shown while it is not open; the value itself when absent. */
  children?: ReactNode;
}

/**
 * A text that is edited in place: click or Enter opens it, Enter (or Ctrl+Enter in several lines) saves, Escape gives back. `instead` is shown where
 * it is empty.
 */
export function EditableText({
  value,
  label,
  children,
  instead,
  multiline = false,
  ...address
}: Editable<string> & { multiline?: boolean; instead?: ReactNode }) {
  const field = useField(address, value, label);
  const { at } = field;
  if (!at) return <>{value ? (children ?? value) : instead}</>;
  const shown = value ? (children ?? <span className={styles.words}>{value}</span>) : (instead ?? <NotGiven />);
  return (
    <Place field={field} label={label} isBlock={multiline} shown={shown}>
      {({ TextEditor, editAt }) => (
        <TextEditor field={field} edit={editAt(at, "text")} value={value} label={label} multiline={multiline} />
      )}
    </Place>
  );
}

/** One of the values that the contract names. */
export function EditableChoice({
  value,
  label,
  children,
  labelOf = (each) => each,
  ...address
}: Editable<string> & { labelOf?: (value: string) => string }) {
  const field = useField(address, value, label);
  const { at } = field;
  const shown = children ?? (value ? labelOf(value) : <NotGiven />);
  if (!at) return <>{children ?? labelOf(value)}</>;
  return (
    <Place field={field} label={label} isBlock={false} shown={shown}>
      {({ ChoiceEditor, editAt }) => (
        <ChoiceEditor
          label={label}
          values={editAt(at, "choice").values}
          value={value}
          problem={field.problem}
          labelOf={labelOf}
          onChoose={field.commit}
          onGiveBack={field.close}
        />
      )}
    </Place>
  );
}

/** A number within the limits of the contract; null where none is there. `problemOf` says why one does not go with what stands beside it. */
export function EditableNumber({
  value,
  label,
  children,
  problemOf,
  ...address
}: Editable<number | null> & { problemOf?: ((value: number) => string | null) | undefined }) {
  const field = useField(address, value, label);
  const { at } = field;
  if (!at) return <>{children ?? value}</>;
  return (
    <Place field={field} label={label} isBlock={false} shown={children ?? value ?? <NotGiven />}>
      {({ NumberEditor, editAt }) => (
        <NumberEditor field={field} edit={editAt(at, "number")} value={value} label={label} problemOf={problemOf} />
      )}
    </Place>
  );
}

/** Where something comes from: pages that a person types in, and those that stand already. */
export function EditableSources({
  value,
  label,
  children,
  isBlock = false,
  ...address
}: Editable<readonly Source[]> & { isBlock?: boolean }) {
  const field = useField(address, value, label);
  const { at } = field;
  if (!at) return <>{children}</>;
  const shown = children ?? (value.length > 0 ? value.map(({ title }) => title).join(", ") : "No sources");
  return (
    <Place field={field} label={label} isBlock={isBlock} shown={shown}>
      {({ PanelEditor, editAt }) => (
        <PanelEditor field={field} edit={editAt(at, "sources")} value={value} label={label} />
      )}
    </Place>
  );
}

/** A list of texts that is edited as a whole, one text a line. */
export function EditableTexts({ value, label, children, ...address }: Editable<readonly string[]>) {
  const field = useField(address, value, label);
  const { at } = field;
  if (!at) return <>{children ?? value.join("\n")}</>;
  const shown =
    value.length > 0 ? (children ?? <span className={styles.words}>{value.join("\n")}</span>) : <NotGiven />;
  return (
    <Place field={field} label={label} isBlock shown={shown}>
      {({ TextsEditor, editAt }) => (
        <TextsEditor field={field} edit={editAt(at, "texts")} value={value} label={label} />
      )}
    </Place>
  );
}

const yesOrNo = ["Yes", "No"] as const;

/** Yes or no. */
export function EditableFlag({ value, label, children, ...address }: Editable<boolean>) {
  const field = useField(address, value, label);
  const { at } = field;
  if (!at) return <>{children ?? (value ? "Yes" : "No")}</>;
  return (
    <Place field={field} label={label} isBlock={false} shown={children ?? (value ? yesOrNo[0] : yesOrNo[1])}>
      {({ ChoiceEditor }) => (
        <ChoiceEditor
          label={label}
          values={yesOrNo}
          value={value ? yesOrNo[0] : yesOrNo[1]}
          problem={field.problem}
          labelOf={(each) => each}
          onChoose={(chosen, returnsFocus) => field.commit(chosen === yesOrNo[0], returnsFocus)}
          onGiveBack={field.close}
        />
      )}
    </Place>
  );
}

/** A list of things without names of their own, edited as a whole: add, change, remove, each with the fields that the contract names. */
export function EditableEntries({
  value,
  label,
  labels,
  children,
  ...address
}: Editable<readonly object[]> & { labels: EntryLabels }) {
  const field = useField(address, value, label);
  const { at } = field;
  if (!at) return <>{children}</>;
  return (
    <Place field={field} label={label} isBlock shown={children ?? <NotGiven />}>
      {({ PanelEditor, editAt }) => (
        <PanelEditor field={field} edit={editAt(at, "entries")} value={value} label={label} labels={labels} />
      )}
    </Place>
  );
}

function NotGiven() {
  return <span className={styles.missing}>Not given</span>;
}
