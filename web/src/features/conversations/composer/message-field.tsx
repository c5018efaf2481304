import { personaMessageMaxLength } from "@seedbed/contract/conversations/words";
import { IconArrowUp } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from "react";
import { Counter } from "../../../design/progress/counter.tsx";
import styles from "./message-field.module.css";

interface MessageFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** The persona thinks: nothing can be written meanwhile. */
  isBusy?: boolean;
  problem?: string | null;
  /** What is drawn behind the words, in their place. */
  underneath?: ReactNode;
  /** Arrow keys in an empty field. */
  onArrow?: ((step: -1 | 1) => void) | undefined;
  onFocusChange?: (isFocused: boolean) => void;
}

/** Pixels to which the field grows with what is written. */
const heightMax = 100;

/** Where a message to a persona is written: Enter sends it, Shift and Enter add a line. */
export function MessageField(props: MessageFieldProps) {
  const { field, label, placeholder, value, onChange, onSubmit, isBusy = false, problem, underneath, onArrow } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is what the field grows with
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, heightMax)}px`;
    element.style.overflowY = element.scrollHeight > heightMax ? "auto" : "hidden";
  }, [field, value]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (step && value === "" && onArrow) {
      event.preventDefault();
      onArrow(step);
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <div className={styles.field} data-busy={isBusy || undefined} data-invalid={problem ? true : undefined}>
        <div className={styles.writing}>
          {underneath}
          <textarea
            ref={field}
            rows={1}
            aria-label={label}
            aria-invalid={problem ? true : undefined}
            placeholder={placeholder}
            maxLength={personaMessageMaxLength}
            value={value}
            disabled={isBusy}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onKeyDown={onKeyDown}
            onFocus={() => props.onFocusChange?.(true)}
            onBlur={() => props.onFocusChange?.(false)}
          />
        </div>
        <Counter length={value.length} max={personaMessageMaxLength} from={0} />
        <button type="button" className={styles.send} aria-label="Send" disabled={isBusy} onClick={onSubmit}>
          <IconArrowUp size={18} aria-hidden="true" />
        </button>
      </div>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </>
  );
}
