import { IconPencil } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Counter } from "../progress/counter.tsx";
import styles from "./inline-editor.module.css";

interface InlineEditorProps {
  /** What the text is. */
  label: string;
  value: string;
  /** Saves what was typed, trimmed; a rejection leaves the editor open with the text in it. */
  onSave: (value: string) => Promise<unknown> | undefined;
  max: number;
  /** True when Enter makes a new line; Ctrl or Cmd with Enter saves then. */
  multiline?: boolean;
  /** Whether it may be left empty. */
  optional?: boolean;
  readOnly?: boolean;
  placeholder?: string;
}

/** Text that becomes a field where it stands. Enter or leaving saves, Escape takes the change back. */
export function InlineEditor(props: InlineEditorProps) {
  const { label, value, max, multiline = false, optional = false, readOnly = false, placeholder = "Not given" } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hintId = useId();

  const close = () => {
    setDraft(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const save = async (returnFocus: boolean) => {
    const next = (draft ?? "").trim();
    if (busy || draft === null) return;
    // It stays as it is, and the counter says by how much it is too long.
    if (next.length > max) return;
    if (next === value || (!next && !optional)) return returnFocus ? close() : setDraft(null);
    setBusy(true);
    try {
      await props.onSave(next);
      if (returnFocus) close();
      else setDraft(null);
    } catch {
      // Whoever saves says what went wrong; the text stays here to be tried again.
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (multiline && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void save(true);
  };

  if (readOnly) return <span className={styles.text}>{value || <Missing text={placeholder} />}</span>;
  if (draft === null) {
    return (
      <button ref={opener} type="button" className={styles.opener} onClick={() => setDraft(value)}>
        <span className="visually-hidden">Edit {label}: </span>
        <span className={styles.text}>{value || <Missing text={placeholder} />}</span>
        <IconPencil className={styles.pencil} size={16} aria-hidden="true" />
      </button>
    );
  }
  return (
    <span className={styles.editor}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this
        autoFocus
        aria-label={label}
        aria-describedby={hintId}
        className={styles.field}
        value={draft}
        aria-invalid={draft.trim().length > max || undefined}
        readOnly={busy}
        rows={1}
        onFocus={(event) => event.currentTarget.setSelectionRange(draft.length, draft.length)}
        onChange={(event) =>
          setDraft(multiline ? event.currentTarget.value : event.currentTarget.value.replaceAll("\n", " "))
        }
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

function Missing({ text }: { text: string }) {
  return <span className={styles.missing}>{text}</span>;
}
