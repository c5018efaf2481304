import type { FieldEdit } from "@seedbed/contract/report/editing/edits";
import { useState } from "react";
import styles from "./editor.module.css";
import { Editor } from "./editor.tsx";
import { KeptFieldNote } from "./kept-field-note.tsx";
import { textProblem } from "./problems.ts";
import type { Field } from "./use-field.ts";
import { useKeptField } from "./use-kept-field.ts";
import { whatIsNew } from "./what-is-new.tsx";

interface TextEditorProps {
  field: Field<string>;
  edit: Extract<FieldEdit, { kind: "text" }>;
  value: string;
  label: string;
  multiline: boolean;
}

/** A text field that looks as the text it changes. */
export function TextEditor({ field, edit, value, label, multiline }: TextEditorProps) {
  const kept = useKeptField(field, value);
  const [text, setText] = useState(kept.typed ?? field.typed ?? value);
  const write = (next: string) => {
    setTried(false);
    setText(next);
    kept.write(next);
  };
  const [tried, setTried] = useState(false);
  const trimmed = text.trim();
  const problem = textProblem(edit, trimmed);
  const said = (tried || trimmed.length > edit.max ? problem : null) ?? field.problem;
  const onSave = (returnsFocus: boolean) => {
    setTried(true);
    // What was never changed is not held against the person.
    if (!problem || trimmed === value) kept.commit(trimmed, returnsFocus);
  };
  return (
    <Editor
      label={label}
      problem={said}
      note={
        <>
          <KeptFieldNote kept={kept} onShow={write} />
          {whatIsNew({ length: trimmed.length, max: edit.max, overtakenBy: field.isOvertaken ? field.lastBy : null })}
        </>
      }
      needsModifier={multiline}
      onSave={onSave}
      onGiveBack={kept.giveBack}
    >
      {(describedBy) => (
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this
          autoFocus={!field.isFound}
          className={styles.field}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={problem !== null}
          rows={1}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
          onChange={({ currentTarget }) =>
            write(multiline ? currentTarget.value : currentTarget.value.replace(/\s*\n\s*/g, " "))
          }
        />
      )}
    </Editor>
  );
}
