import type { FieldEdit } from "@seedbed/contract/report/editing/edits";
import { useState } from "react";
import styles from "./editor.module.css";
import { Editor } from "./editor.tsx";
import { Overtaken } from "./overtaken.tsx";
import { numberProblem } from "./problems.ts";
import { readNumber } from "./read-number.ts";
import type { Field } from "./use-field.ts";

interface NumberEditorProps {
  field: Field<number | null>;
  edit: Extract<FieldEdit, { kind: "number" }>;
  value: number | null;
  label: string;
  problemOf?: ((value: number) => string | null) | undefined;
}

/** A number in the place of the one it changes; with a comma or a point, as people write it. */
export function NumberEditor({ field, edit, value, label, problemOf }: NumberEditorProps) {
  const begins = field.typed === undefined ? value : field.typed;
  const [text, setText] = useState(begins === null ? "" : String(begins));
  const [tried, setTried] = useState(false);
  const number = readNumber(text);
  const problem = numberProblem(edit, number) ?? (number === null ? null : (problemOf?.(number) ?? null));
  const onSave = (returnsFocus: boolean) => {
    setTried(true);
    if (!problem || number === value) field.commit(number, returnsFocus);
  };
  return (
    <Editor
      label={label}
      problem={(tried ? problem : null) ?? field.problem}
      note={field.isOvertaken ? <Overtaken by={field.lastBy} /> : `From ${edit.min} to ${edit.max}`}
      needsModifier={false}
      onSave={onSave}
      onGiveBack={() => field.close(true)}
    >
      {(describedBy) => (
        <input
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this
          autoFocus
          className={styles.field}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={problem !== null}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTried(false);
            setText(currentTarget.value);
          }}
        />
      )}
    </Editor>
  );
}
