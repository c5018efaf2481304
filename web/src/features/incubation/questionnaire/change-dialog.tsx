import { type ConfirmationCase, confirmationTexts } from "@seedbed/rules/questionnaire/lost-work";
import { useState } from "react";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import styles from "./change-dialog.module.css";

interface ChangeDialogProps {
  /** What would be lost; empty while nothing is asked. */
  cases: readonly ConfirmationCase[];
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what a changed answer takes with it, and asks. */
export function ChangeDialog({ cases, busy, onConfirm, onCancel }: ChangeDialogProps) {
  // The words stay while the dialog fades.
  const [shown, setShown] = useState(cases);
  if (cases.length > 0 && cases !== shown) setShown(cases);
  return (
    <ConfirmDialog
      opened={cases.length > 0}
      title="Change this answer?"
      confirmLabel="Change answer"
      destructive
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {shown.map((lost) => (
        <p key={lost} className={styles.loss}>
          {confirmationTexts[lost]}
        </p>
      ))}
    </ConfirmDialog>
  );
}
