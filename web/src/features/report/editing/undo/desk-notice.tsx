import { undoWindow } from "@seedbed/contract/report/editing/edits";
import { IconArrowBackUp, IconArrowForwardUp, IconCloudOff, IconX } from "@tabler/icons-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import type { Desk } from "../saving/desk.ts";
import { useDeskState } from "../saving/use-desk.ts";
import styles from "./desk-notice.module.css";
import { takeBack } from "./take-back.ts";

/** What is said of a person's last change, and that something is not saved yet, at the bottom left; the page keeps the room for it. */
export function DeskNotice({ desk }: { desk: Desk }) {
  const notice = useDeskState(desk, (state) => state.notice);
  const isCutOff = useDeskState(desk, (state) => state.isCutOff);
  const close = () => desk.set({ notice: null });
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => desk.set({ notice: null }), notice.offers ? undoWindow : 10_000);
    return () => clearTimeout(timer);
  }, [desk, notice]);
  const isShown = notice !== null || isCutOff;
  // There, empty, before anything is said in it: what appears in it is read aloud then.
  const isUsed = useDeskState(
    desk,
    ({ unsaved, done, takenBack }) => unsaved.length + done.length + takenBack.length > 0,
  );
  if (!isUsed && !isShown) return null;
  return (
    <>
      {isShown && <div className={styles.room} />}
      {createPortal(
        <div className={styles.place} role="status">
          {isCutOff && (
            <p className={styles.toast} data-waits>
              <IconCloudOff size={18} aria-hidden="true" />
              Not saved yet. It is saved as soon as the server answers.
            </p>
          )}
          {notice && (
            <div key={notice.id} className={styles.toast}>
              <p>
                <span>{notice.says}</span>
                {notice.offers === "undo" && <span className={styles.while}> · undo for 10 minutes</span>}
              </p>
              {notice.offers && (
                <>
                  <button
                    type="button"
                    className={styles.action}
                    // The second of two quick clicks would take back what the first one did.
                    onClick={({ detail }) => detail < 2 && notice.offers && takeBack(desk, notice.offers)}
                  >
                    {notice.offers === "undo" ? (
                      <IconArrowBackUp size={16} aria-hidden="true" />
                    ) : (
                      <IconArrowForwardUp size={16} aria-hidden="true" />
                    )}
                    {notice.offers === "undo" ? "Undo" : "Redo"}
                  </button>
                  <span className={styles.keys} aria-hidden="true">
                    {notice.offers === "undo" ? "Ctrl Z" : "Ctrl Shift Z"}
                  </span>
                </>
              )}
              <button type="button" className={styles.close} aria-label="Close" onClick={close}>
                <IconX size={16} aria-hidden="true" />
              </button>
            </div>
          )}
        </div>,
        document.body,
      )}
    </>
  );
}
