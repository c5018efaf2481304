import type { KeptState } from "../../transport/kept/use-kept.ts";
import styles from "./kept-note.module.css";

interface KeptNoteProps {
  kept: KeptState;
  /** What shows a text in the place of the one in hand, where that is not all. */
  onShow?: () => void;
  onDiscard?: () => void;
}

/** What is to be said of words that are kept on this device; nothing while they are simply being written. */
export function KeptNote({ kept, onShow, onDiscard }: KeptNoteProps) {
  if (kept.hasNewer)
    return (
      <span className={styles.note} role="status">
        <span>Another tab has a newer text.</span>
        <button type="button" onClick={onShow ?? kept.showNewer}>
          Show it
        </button>
        <button type="button" onClick={kept.keepThis}>
          Keep this one
        </button>
      </span>
    );
  if (kept.isRefused)
    return (
      <span className={styles.note} role="alert">
        <span>This device has no room to keep this text. Send it before you leave the page.</span>
      </span>
    );
  if (!kept.isFound) return null;
  return (
    <span className={styles.note} role="status">
      <span>You wrote this on this device and it was not sent.</span>
      <button type="button" onClick={onDiscard ?? kept.discard}>
        Discard
      </button>
    </span>
  );
}
