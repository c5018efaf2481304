import { type KeyboardEvent, useId } from "react";
import { Button } from "../../../../design/button.tsx";
import { isComposing } from "../../../../design/text/is-composing.ts";
import { KeptNote } from "../../../../shell/kept-words/kept-note.tsx";
import { keptPlace } from "../../../../transport/kept/kept-store.ts";
import { useKept } from "../../../../transport/kept/use-kept.ts";
import { isText } from "../../../../transport/kept/use-kept-text.ts";
import { textProblem } from "../fields/problems.ts";
import { whatIsNew } from "../fields/what-is-new.tsx";
import styles from "./conflict.module.css";

interface MergeFormProps {
  /** Names the field. */
  place: string;
  label: string;
  /** Both texts in one. */
  begins: string;
  edit: { max: number; mayBeEmpty?: true };
  onSave: (text: string) => void;
  onCancel: () => void;
}

const feature = "merge";

/** One text in the place of two, to be written from both; kept on this device until it is saved. */
export function MergeForm({ place, label, begins, edit, onSave, onCancel }: MergeFormProps) {
  const { value: typed, keep, state } = useKept(feature, place, isText);
  const text = typed ?? begins;
  const id = useId();
  const trimmed = text.trim();
  const problem = textProblem(edit, trimmed);
  const submit = () => {
    keep(null);
    onSave(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !problem) {
      event.preventDefault();
      submit();
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
        onChange={({ currentTarget }) => keep(currentTarget.value)}
      />
      <KeptNote kept={state} />
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
        <Button size="sm" disabled={problem !== null} onClick={submit}>
          Save this text
        </Button>
        <Button size="sm" variant="subtle" color="gray" onClick={onCancel}>
          Back to both
        </Button>
      </div>
    </div>
  );
}

/** It has been decided what stands in the field. */
export function forgetMerged(place: string): void {
  const kept = keptPlace(feature, place);
  for (const { value } of kept.versions()) kept.forget(value);
}
