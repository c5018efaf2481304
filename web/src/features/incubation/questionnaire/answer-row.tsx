import { answerMaxLength } from "@seedbed/contract/limits";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, useRef } from "react";
import { Counter } from "../../../design/progress/counter.tsx";
import { isComposing } from "../../../design/text/is-composing.ts";
import type { AnswerEntry } from "./answer-draft.ts";
import styles from "./answers.module.css";
import { GrowingText } from "./growing-text.tsx";
import { SourceMark } from "./source-mark.tsx";

interface AnswerRowProps {
  entry: AnswerEntry;
  /** Its text as it is read. */
  shownAs: string;
  /** From 1, for those who cannot see the row. */
  position: number;
  /** The text while it is being changed; null while it is not. */
  editedText: string | null;
  invalid: boolean;
  /** Where it is said what is wrong. */
  problemId: string;
  onEdit: (text: string) => void;
  onDone: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** One text answer: read, changed in its place, or removed. */
export function AnswerRow(props: AnswerRowProps) {
  const { entry, position, editedText } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const backToOpener = () => requestAnimationFrame(() => opener.current?.focus());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") props.onCancel();
    else props.onDone();
    backToOpener();
  };

  if (editedText !== null) {
    return (
      <li className={styles.row} data-editing data-invalid={props.invalid || undefined}>
        <GrowingText
          autoFocus
          aria-label={`Edit answer ${position}`}
          aria-invalid={props.invalid}
          aria-describedby={props.problemId}
          placeholder="*Required"
          value={editedText}
          onFocus={(event) => event.currentTarget.setSelectionRange(editedText.length, editedText.length)}
          onChange={(event) => props.onEdit(event.currentTarget.value.replaceAll("\n", " "))}
          onKeyDown={onKeyDown}
          onBlur={props.onDone}
        />
        <Counter length={editedText.length} max={answerMaxLength} from={0} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.text}>{props.shownAs}</span>
      <span className={styles.actions}>
        <button
          ref={opener}
          type="button"
          className={styles.action}
          aria-label={`Edit answer ${position}`}
          title="Edit"
          onClick={() => props.onEdit(entry.text)}
        >
          <IconPencil size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.action}
          aria-label={`Delete answer ${position}`}
          title="Delete"
          onClick={props.onRemove}
        >
          <IconTrash size={16} aria-hidden="true" />
        </button>
      </span>
      <SourceMark source={entry.source} />
    </li>
  );
}
