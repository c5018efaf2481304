import { ConfirmDialog } from "../../../../design/confirm-dialog.tsx";
import styles from "./statement-modal.module.css";

interface LifecycleDialogProps {
  kind: "change" | "delete";
  statement: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const words = {
  change: {
    title: "Change this assumption?",
    follows: "Its tests will be regenerated and later sections may become outdated.",
    confirm: "Change",
  },
  delete: {
    title: "Delete this assumption?",
    follows: "Its tests will be regenerated. This action cannot be undone.",
    confirm: "Delete",
  },
} as const;

/** Asks before an assumption is another one, or none. */
export function LifecycleDialog({ kind, statement, busy, onConfirm, onCancel }: LifecycleDialogProps) {
  const { title, follows, confirm } = words[kind];
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={confirm}
      destructive={kind === "delete"}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={() => !busy && onCancel()}
    >
      <p className={styles.quoted}>{statement}</p>
      <p>{follows}</p>
    </ConfirmDialog>
  );
}
