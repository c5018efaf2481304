import { RelativeDate } from "../../../design/text/relative-date.tsx";
import styles from "./saved-state.module.css";

interface SavedStateProps {
  saving: boolean;
  failed: boolean;
  /** Whether anything is in hand that the server does not have. */
  touched: boolean;
  /** When the server got something last; null before. */
  savedAt: string | null;
}

/** What of the answers is safe. */
export function SavedState({ saving, failed, touched, savedAt }: SavedStateProps) {
  if (saving) return <>Saving…</>;
  if (failed) return <span className={styles.failed}>Not saved. Continue tries again.</span>;
  if (touched) return <>Saves when you continue</>;
  return savedAt ? (
    <>
      Saved <RelativeDate instant={savedAt} />
    </>
  ) : (
    <>Nothing to save yet</>
  );
}
