import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { isComposing } from "../../../../design/text/is-composing.ts";
import styles from "./editor.module.css";

interface EditorProps {
  label: string;
  /** Why it cannot be saved, or was not. */
  problem: string | null;
  /** What else is said of it: how much room is left, that somebody else has changed it. */
  note?: ReactNode;
  /** Enter alone makes a new line, or means something else. */
  needsModifier: boolean;
  onSave: (returnsFocus: boolean) => void;
  onGiveBack: () => void;
  /** Taking something saves it: there is nothing to save beside. */
  isImmediate?: boolean;
  /** What does not fit into the place, over the page. */
  panel?: ReactNode;
  /** The field in the place; `describedBy` names what is said of it. */
  children?: (describedBy: string) => ReactNode;
}

/** A field in the place of what it changes, and under it, over the page, what can be done: nothing moves for it. */
export function Editor(props: EditorProps) {
  const { label, problem, note, needsModifier, isImmediate = false, panel, onSave, onGiveBack, children } = props;
  const describedBy = useId();
  const [holder, setHolder] = useState<HTMLSpanElement | null>(null);
  const root = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  // At the right edge of a page it grows to the left.
  useLayoutEffect(() => {
    const box = bar.current;
    if (box && box.getBoundingClientRect().right > document.documentElement.clientWidth - 8) box.dataset.side = "right";
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Escape belong to an input method while it puts a word together.
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onGiveBack();
    }
    if (event.key !== "Enter" || event.target instanceof HTMLButtonElement) return;
    if (needsModifier && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onSave(true);
  };
  const onBlur = (event: FocusEvent) => {
    if (root.current?.contains(event.relatedTarget)) return;
    // Another window has come to the front; the field is still the one that is open.
    if (document.activeElement === event.target) return;
    onSave(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields in it
    <span ref={root} className={styles.editor} onKeyDown={onKeyDown} onBlur={onBlur}>
      {children?.(describedBy)}
      <span ref={bar} className={styles.bar} data-editor-bar tabIndex={-1}>
        {panel && <span ref={setHolder} className={styles.panel} />}
        {/* What stands in it may not stand in a paragraph, which the place may be part of. */}
        {panel && holder && createPortal(panel, holder)}
        <span id={describedBy} className={styles.said}>
          {problem ? (
            <span role="alert" className={styles.problem}>
              {problem}
            </span>
          ) : (
            note
          )}
          <span className={styles.keys}>
            {needsModifier && !isImmediate && <kbd>Ctrl</kbd>} <kbd>Enter</kbd> saves, <kbd>Esc</kbd> gives back
          </span>
        </span>
        <span className={styles.actions}>
          <button
            type="button"
            className={styles.giveBack}
            aria-label={`Give back ${label}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onGiveBack}
          >
            Give back
          </button>
          {!isImmediate && (
            <button
              type="button"
              className={styles.save}
              aria-label={`Save ${label}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onSave(true)}
            >
              Save
            </button>
          )}
        </span>
      </span>
    </span>
  );
}
