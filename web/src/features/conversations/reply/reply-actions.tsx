import { IconCopy, IconFlask } from "@tabler/icons-react";
import type { ReactNode, RefObject } from "react";
import { toast } from "../../../shell/toasts.ts";
import styles from "./reply.module.css";

interface ReplyActionsProps {
  content: string;
  /** It gets the focus back when nothing is picked any more. */
  keepButton: RefObject<HTMLButtonElement | null>;
  /** Absent where nothing can be kept. */
  onKeep: (() => void) | undefined;
  /** More that one can do with it. */
  children: ReactNode;
}

/** What one can do with a reply. */
export function ReplyActions({ content, keepButton, onKeep, children }: ReplyActionsProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      toast.success("Copied");
    } catch {
      // Browsers allow the clipboard on https and localhost only.
      toast.error("The clipboard could not be reached.");
    }
  };
  return (
    <div className={styles.actions}>
      {onKeep && (
        <button ref={keepButton} type="button" onClick={onKeep}>
          <IconFlask size={14} aria-hidden="true" />
          Keep a sentence
        </button>
      )}
      {children}
      <button type="button" onClick={() => void copy()}>
        <IconCopy size={14} aria-hidden="true" />
        Copy
      </button>
    </div>
  );
}
