import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { heedsEscape } from "../../../../design/heeds-escape.ts";
import { isComposing } from "../../../../design/text/is-composing.ts";
import { forgetForm, KeptFields } from "../../../../shell/kept-words/kept-fields.tsx";
import styles from "./verdicts.module.css";

const reasonMax = 500;

interface ReasonFormProps {
  label: string;
  confirmLabel: string;
  /** With what is to be done once it stands. */
  onConfirm: (reason: string, onStands: () => void) => void;
  onCancel: () => void;
}

/** Asks for a reason, which may be left out. Ctrl+Enter confirms, Escape gives back, and closes nothing else. */
export function ReasonForm({ label, confirmLabel, onConfirm, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState("");
  const id = useId();
  const place = `reason.${location.pathname}${location.search}.${label}`;
  const confirm = () => reason.trim().length <= reasonMax && onConfirm(reason.trim(), () => forgetForm(place));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      confirm();
    }
  };
  return (
    <form
      className={styles.reason}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <KeptFields place={place}>
        <label htmlFor={id}>
          {label} <span className={styles.optional}>(if you like)</span>
        </label>
        <textarea
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for this
          autoFocus
          {...heedsEscape}
          rows={2}
          data-max={reasonMax}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </KeptFields>
      <div className={styles.buttons}>
        <Button {...heedsEscape} size="compact-sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button {...heedsEscape} size="compact-sm" type="submit">
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
