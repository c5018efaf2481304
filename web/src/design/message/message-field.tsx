import { IconArrowUp } from "@tabler/icons-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from "react";
import { Counter } from "../progress/counter.tsx";
import { isComposing } from "../text/is-composing.ts";
import styles from "./message-field.module.css";

interface MessageFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  /** Characters. */
  max: number;
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** A reply is awaited: nothing can be written meanwhile. */
  isBusy?: boolean;
  problem?: string | null;
  /** What is drawn behind the words, in their place. */
  underneath?: ReactNode;
  /** Arrow keys in an empty field. */
  onArrow?: ((step: -1 | 1) => void) | undefined;
  onFocusChange?: (isFocused: boolean) => void;
  /** The writing has 48 px and more, and its buttons stand at its lowest line. */
  isRoomy?: boolean;
  /** What stands before the words. */
  before?: ReactNode;
  onPaste?: (event: ClipboardEvent) => void;
}

/** Pixels to which the field grows with what is written: about four lines. */
const heightMax = 100;
const roomyHeightMax = 116;

/** By `field-sizing`. Where a browser has none, all of the page would have to be laid out to measure the words. */
const growsByItself = CSS.supports("field-sizing", "content");

/** Where a message is written: Enter sends it, Shift and Enter add a line. */
export function MessageField(props: MessageFieldProps) {
  const { field, label, placeholder, max, value, onChange, onSubmit, isBusy = false, problem, onArrow } = props;
  const most = props.isRoomy ? roomyHeightMax : heightMax;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is what the field grows with
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || growsByItself) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, most)}px`;
    element.style.overflowY = element.scrollHeight > most ? "auto" : "hidden";
  }, [field, value, most]);
  // What is too long stays: the counter says by how much.
  const submit = () => value.trim().length <= max && onSubmit();
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (step && value === "" && onArrow) {
      event.preventDefault();
      onArrow(step);
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    submit();
  };
  return (
    <>
      <div
        className={styles.field}
        data-busy={isBusy || undefined}
        data-invalid={problem ? true : undefined}
        data-roomy={props.isRoomy || undefined}
      >
        {props.before}
        <div className={styles.writing}>
          {props.underneath}
          <textarea
            ref={field}
            rows={1}
            aria-label={label}
            aria-invalid={problem || value.length > max ? true : undefined}
            placeholder={placeholder}
            value={value}
            disabled={isBusy}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={props.onPaste}
            onFocus={() => props.onFocusChange?.(true)}
            onBlur={() => props.onFocusChange?.(false)}
          />
        </div>
        <Counter length={value.length} max={max} from={0} />
        <button type="button" className={styles.send} aria-label="Send" disabled={isBusy} onClick={submit}>
          <IconArrowUp size={18} aria-hidden="true" />
        </button>
      </div>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </>
  );
}
