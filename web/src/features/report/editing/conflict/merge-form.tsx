import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { textProblem } from "../fields/problems.ts";
import { whatIsNew } from "../fields/what-is-new.tsx";
import styles from "./conflict.module.css";

interface MergeFormProps {
  label: string;
  /** Both texts in one. */
  begins: string;
  edit: { max: number; mayBeEmpty?: true };
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** One text in the place of two, to be written from both. */
export function MergeForm({ label, begins, edit, onSave, onCancel }: MergeFormProps) {
  const [text, setText] = useState(begins);
  const id = useId();
  const trimmed = text.trim();
  const problem = textProblem(edit, trimmed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !problem) {
      event.preventDefault();
      onSave(trimmed);
    }
  };
  return (
    <div className={styles.merge}>
      <label htmlFor={id}>{label}, both together</label>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to write it
        autoFocus
        aria-invalid={problem !== null}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.said}>
        {problem ? (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        ) : (
          whatIsNew({ length: trimmed.length, max: edit.max, overtakenBy: null })
        )}
      </div>
      <div className={styles.actions}>
        <Button size="sm" disabled={problem !== null} onClick={() => onSave(trimmed)}>
          Save this text
        </Button>
        <Button size="sm" variant="subtle" color="gray" onClick={onCancel}>
          Back to both
        </Button>
      </div>
    </div>
  );
}
