import { type ConfirmationCase, confirmationTexts } from "@seedbed/rules/questionnaire/lost-work";
import { useState } from "react";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import styles from "./change-dialog.module.css";

interface ChangeDialogProps {
  /** What would be lost; empty while nothing is asked. */
  cases: readonly ConfirmationCase[];
  /** What of that has come since the person decided. */
  news: readonly string[];
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what a changed answer takes with it, and asks. */
export function ChangeDialog({ cases, news, busy, onConfirm, onCancel }: ChangeDialogProps) {
  // The words stay while the dialog fades.
  const [shown, setShown] = useState<readonly string[]>([]);
  const sentences = [...news, ...cases.map((lost) => confirmationTexts[lost])];
  if (cases.length > 0 && sentences.join() !== shown.join()) setShown(sentences);
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
      {shown.map((sentence) => (
        <p key={sentence} className={styles.loss}>
          {sentence}
        </p>
      ))}
    </ConfirmDialog>
  );
}
