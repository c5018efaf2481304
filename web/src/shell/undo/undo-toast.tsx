import { toastDuration } from "@seedbed/contract/limits";
import { toast } from "../toasts.ts";
import styles from "./undo-toast.module.css";

export interface Undoable {
  /** What is told next of the same thing takes its place. */
  id: string;
  sentence: string;
  onUndo: () => void;
  /** Milliseconds for which it is offered. */
  duration?: number;
}

/** The note of `tellWithUndo`. */
export function showUndoToast({ id, sentence, onUndo, duration = toastDuration.undo }: Undoable): void {
  let isUndone = false;
  const undo = () => {
    if (isUndone) return;
    isUndone = true;
    toast.close(id);
    onUndo();
  };
  const note = (
    <>
      <span>{sentence}</span>{" "}
      <button type="button" className={styles.undo} onClick={undo}>
        Undo
      </button>
    </>
  );
  toast.success(note, { id, duration });
}
