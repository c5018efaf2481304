import type { FieldEdit } from "@seedbed/contract/report/editing/edits";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import styles from "./entries-control.module.css";
import { newEntry, putFields } from "./entry-fields.ts";
import { askedAs, type EntryLabels } from "./entry-labels.ts";
import { FieldControl } from "./field-control.tsx";
import { fieldIn } from "./field-in.ts";
import { problemOf, tidy } from "./field-values.ts";

interface EntriesControlProps {
  label: string;
  edit: Extract<FieldEdit, { kind: "entries" }>;
  labels: EntryLabels;
  entries: readonly object[];
  problem: string | null;
  /** Somebody wanted to save: what is missing is said. */
  isTried: boolean;
  onChange: (entries: readonly object[]) => void;
}

/** Entries without names of their own, each with its fields: changed, taken away, added. */
export function EntriesControl({ label, edit, labels, entries, problem, isTried, onChange }: EntriesControlProps) {
  const named = Object.entries(edit.fields).filter(([field]) => labels[field] !== undefined);
  // Who opens this means to write.
  const firstWritten = Math.max(
    named.findIndex(([field]) => typeof labels[field] === "string"),
    0,
  );
  return (
    <div className={styles.entries}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names
        <fieldset key={index} className={styles.entry}>
          <legend>
            {label} {index + 1} of {entries.length}
          </legend>
          {named.map(([field, fieldEdit], at) => {
            const value = fieldIn(entry, field);
            return (
              <FieldControl
                key={field}
                {...askedAs(fieldEdit, labels[field] ?? field, value)}
                value={value}
                problem={isTried ? problemOf(fieldEdit, tidy(fieldEdit, value)) : null}
                hasFocus={index === 0 && at === firstWritten}
                isMultiline={fieldEdit.kind === "text" && fieldEdit.max > 300}
                onChange={(next) => onChange(entries.with(index, putFields(entry, [[field, next]])))}
              />
            );
          })}
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove entry ${index + 1}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              // Before its button goes, or the focus would leave with it.
              currentTarget.closest<HTMLElement>("[data-editor-bar]")?.focus();
              onChange(entries.toSpliced(index, 1));
            }}
          >
            <IconTrash size={14} aria-hidden="true" />
            Remove
          </button>
        </fieldset>
      ))}
      {entries.length < edit.most ? (
        <button
          type="button"
          className={styles.add}
          // biome-ignore lint/a11y/noAutofocus: the person has just opened this, and nothing stands in it
          autoFocus={entries.length === 0}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange([...entries, newEntry(edit.fields)])}
        >
          <IconPlus size={14} aria-hidden="true" />
          Add one
        </button>
      ) : (
        <p className={styles.full}>At most {edit.most} can be listed.</p>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
