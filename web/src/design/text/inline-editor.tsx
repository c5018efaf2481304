import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Counter } from "../progress/counter.tsx";
import styles from "./inline-editor.module.css";
import box from "./inline-opener.module.css";
import { InlineOpener } from "./inline-opener.tsx";
import { isComposing } from "./is-composing.ts";

interface InlineEditorProps {
  /** What the text is. */
  label: string;
  value: string;
  takesFocus?: boolean;
  /** What was typed and is not saved; null where nothing was. */
  typed: string | null;
  onType: (typed: string | null) => void;
  /** Saves what was typed, trimmed; a rejection leaves the editor open with the text in it. */
  onSave: (value: string) => Promise<unknown>;
  max: number;
  /** True when Enter makes a new line; Ctrl or Cmd with Enter saves then. */
  multiline?: boolean;
  /** Whether it may be left empty. */
  optional?: boolean;
}

/** Text that becomes a field where it stands, as it is from the beginning. Enter or leaving saves, Escape takes the change back. */
export function InlineEditor(props: InlineEditorProps) {
  const { label, value, typed, onType, max, multiline = false, optional = false, takesFocus = true } = props;
  const [opened, setOpened] = useState(true);
  const [wasOpenedAgain, setOpenedAgain] = useState(false);
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const hintId = useId();
  // When the button is there: that may be later than the next frame.
  useLayoutEffect(() => {
    if (opened || !returnsFocus.current) return;
    returnsFocus.current = false;
    opener.current?.focus();
  }, [opened]);
  const draft = typed ?? value;

  const close = (returnFocus: boolean) => {
    onType(null);
    returnsFocus.current = returnFocus;
    setOpened(false);
  };
  const save = async (returnFocus: boolean) => {
    const next = draft.trim();
    if (busy || !opened) return;
    // It stays as it is, and the counter says by how much it is too long.
    if (next.length > max) return;
    if (next === value || (!next && !optional)) return close(returnFocus);
    setBusy(true);
    try {
      await props.onSave(next);
      close(returnFocus);
    } catch {
      // Whoever saves says what went wrong; the text stays here to be tried again.
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      // What is on its way to the server is kept until it has come.
      if (!busy) close(true);
    }
    if (event.key !== "Enter") return;
    if (multiline && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void save(true);
  };

  const open = () => {
    setOpenedAgain(true);
    setOpened(true);
  };
  if (!opened) return <InlineOpener ref={opener} label={label} value={value} onOpen={open} />;
  return (
    <span className={styles.editor}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this
        autoFocus={takesFocus || wasOpenedAgain}
        aria-label={label}
        aria-describedby={hintId}
        className={`${box.box} ${styles.field}`}
        value={draft}
        aria-invalid={draft.trim().length > max || undefined}
        readOnly={busy}
        rows={1}
        onFocus={(event) => event.currentTarget.setSelectionRange(draft.length, draft.length)}
        onChange={({ currentTarget }) => {
          const next = multiline ? currentTarget.value : currentTarget.value.replaceAll("\n", " ");
          onType(next === value ? null : next);
        }}
        onBlur={() => void save(false)}
        onKeyDown={onKeyDown}
      />
      <span id={hintId} className={styles.hint}>
        <span>{multiline ? "Ctrl+Enter saves" : "Enter saves"}, Escape cancels</span>
        <Counter length={draft.length} max={max} />
      </span>
    </span>
  );
}
