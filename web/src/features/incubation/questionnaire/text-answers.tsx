import { answerMaxLength } from "@seedbed/contract/limits";
import { spendingIn } from "@seedbed/rules/questionnaire/answers/spending";
import { IconPlus } from "@tabler/icons-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "../../../design/button.tsx";
import { Counter } from "../../../design/progress/counter.tsx";
import { isComposing } from "../../../design/text/is-composing.ts";
import { KeptNote } from "../../../shell/kept-words/kept-note.tsx";
import { SpendingFields } from "../spending/spending-fields.tsx";
import { spendingAsRead, sumAsRead } from "../spending/spending-words.ts";
import { addTyped, finishEditing, pasteLines, textsOf } from "./answer-draft.ts";
import { AnswerRow } from "./answer-row.tsx";
import styles from "./answers.module.css";
import { GrowingText } from "./growing-text.tsx";
import type { AnswerDraftState } from "./use-answer-draft.ts";

interface TextAnswersProps {
  state: AnswerDraftState;
  placeholder: string;
  labelledBy: string;
  /** What is said of the answers below them, given how to come to the field. */
  hint?: (focusField: () => void) => ReactNode;
  /** Whether each answer is a cost: asked for part by part, and added up. */
  areCosts?: boolean;
  /** Beside the button that adds an answer. */
  children?: ReactNode;
}

/** A list of short texts with a field for the next one. Enter adds; a pasted list becomes a list. */
export function TextAnswers({ state, placeholder, labelledBy, hint, areCosts = false, children }: TextAnswersProps) {
  const { draft, problem, removed, take } = state;
  const field = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const add = () => {
    if (draft.typed.trim() !== "") take(addTyped(draft));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    take(addTyped(draft));
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (!pasted.trim().includes("\n")) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    take(pasteLines(draft, value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)));
  };
  const editing = draft.editing;
  const type = (typed: string) => take({ draft: { ...draft, typed } });
  const shared = {
    ref: field,
    "aria-invalid": problem !== undefined && !editing,
    "aria-describedby": editing ? undefined : problemId,
    placeholder,
    // A pasted list would take the place of the amount.
    onPaste: areCosts && spendingIn(draft.typed) ? undefined : onPaste,
  };
  const sum = areCosts ? sumAsRead(textsOf(draft.entries)) : "";
  return (
    <div className={styles.answers}>
      <ul className={styles.rows} aria-labelledby={labelledBy}>
        {draft.entries.map((entry, index) => (
          <AnswerRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps nothing of its own, and its text changes
            key={index}
            entry={entry}
            shownAs={areCosts ? spendingAsRead(entry.text) : entry.text}
            position={index + 1}
            editedText={editing?.index === index ? editing.text : null}
            invalid={problem !== undefined}
            problemId={problemId}
            onEdit={(text) => take({ draft: { ...draft, editing: { index, text } } })}
            onDone={() => take(finishEditing(draft))}
            onCancel={() => take({ draft: { ...draft, editing: null } })}
            onRemove={() => state.remove(index)}
          />
        ))}
      </ul>
      {removed && (
        <p className={styles.removed} role="status">
          Answer deleted.
          {/* biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone with its row */}
          <button type="button" className={styles.undo} autoFocus onClick={state.undoRemoval}>
            Undo
          </button>
        </p>
      )}
      {sum && <p className={styles.sum}>Together: {sum}</p>}
      <div className={styles.row} data-field data-invalid={(problem !== undefined && !editing) || undefined}>
        {areCosts ? (
          <SpendingFields typed={draft.typed} onType={type} field={shared} onEnter={onKeyDown} />
        ) : (
          <GrowingText
            {...shared}
            aria-label="New answer"
            value={draft.typed}
            onChange={(event) => type(event.currentTarget.value.replaceAll("\n", " "))}
            onKeyDown={onKeyDown}
          />
        )}
        {draft.typed !== "" && <Counter length={draft.typed.length} max={answerMaxLength} from={0} />}
      </div>
      <p id={problemId} className={styles.problem} role="alert">
        {problem}
      </p>
      {hint?.(() => field.current?.focus())}
      <div className={styles.buttons}>
        <Button size="md" variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
          Add answer
        </Button>
        {children}
      </div>
      {/* At the end: what comes with another tab must not move what somebody writes. */}
      {state.words && <KeptNote kept={state.words} />}
    </div>
  );
}
