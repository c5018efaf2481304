import type { FieldEdit } from "@seedbed/contract/report/editing/edits";
import { useState } from "react";
import { problemOf, tidy } from "./controls/field-values.ts";
import styles from "./editor.module.css";
import { Editor } from "./editor.tsx";
import { KeptFieldNote } from "./kept-field-note.tsx";
import { Overtaken } from "./overtaken.tsx";
import { sameValue } from "./same-value.ts";
import type { Field } from "./use-field.ts";
import { useKeptField } from "./use-kept-field.ts";

interface TextsEditorProps {
  field: Field<readonly string[]>;
  edit: Extract<FieldEdit, { kind: "texts" }>;
  value: readonly string[];
  label: string;
}

/** A list of texts, one a line. */
export function TextsEditor({ field, edit, value, label }: TextsEditorProps) {
  const kept = useKeptField(field, value);
  const [text, setText] = useState((kept.typed ?? field.typed ?? value).join("\n"));
  const write = (next: string) => {
    setTried(false);
    setText(next);
    kept.write(next.split("\n"));
  };
  const [tried, setTried] = useState(false);
  const texts = tidy(edit, text.split("\n")) as readonly string[];
  const problem = problemOf(edit, texts);
  const onSave = (returnsFocus: boolean) => {
    setTried(true);
    if (!problem || sameValue(texts, value)) kept.commit(texts, returnsFocus);
  };
  return (
    <Editor
      label={label}
      problem={(tried || texts.length > edit.most ? problem : null) ?? field.problem}
      note={
        <>
          <KeptFieldNote kept={kept} onShow={(shown) => write(shown.join("\n"))} />
          {field.isOvertaken ? <Overtaken by={field.lastBy} /> : "One a line"}
        </>
      }
      needsModifier
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
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
    </Editor>
  );
}
