import type { Question } from "@seedbed/contract/incubation/schemas";
import { isAside } from "@seedbed/rules/questionnaire/answers/read-answer";
import { textsOf } from "../questionnaire/answer-draft.ts";
import type { AnswerDraftState } from "../questionnaire/use-answer-draft.ts";
import styles from "./answer-hint.module.css";
import { hintWords } from "./hint-words.ts";
import { hintedAnswer } from "./hinted-answer.ts";
import { waysOn } from "./ways-on.ts";

interface AnswerHintProps {
  question: Pick<Question, "identifier" | "order" | "required">;
  state: Pick<AnswerDraftState, "draft" | "take">;
  /** What was answered to other questions: ways on are in its language. */
  said: readonly string[];
  /** Goes on with the answer as it is. */
  onUse: () => void;
  /** Puts the focus into the field for the next answer. */
  onTyping: () => void;
}

/** What would help, below an answer that says little, is in another language or beside the question. The words stay, and nothing waits for a change. */
export function AnswerHint({ question, state, said, onUse, onTyping }: AnswerHintProps) {
  const { draft, take } = state;
  const hinted = hintedAnswer(draft, question);
  // Once is enough to know that any language will do.
  const isShown = hinted && (hinted.kind !== "other-language" || question.order === 1);
  const ways =
    isShown && hinted.kind === "short"
      ? waysOn(hinted.text, {
          identifier: question.identifier,
          answers: [...said, ...textsOf(draft.entries)],
          reads: navigator.languages,
        })
      : [];
  const goOn = (text: string) => {
    if (!hinted) return;
    if (hinted.index !== null) return take({ draft: { ...draft, editing: { index: hinted.index, text } } });
    take({ draft: { ...draft, typed: text } });
    onTyping();
  };
  return (
    <div role="status">
      {isShown && (
        <div className={styles.hint}>
          <p>{hintWords(hinted, question.identifier)}</p>
          {ways.length > 0 && (
            <ul className={styles.ways} aria-label="Ways to go on">
              {ways.map((way) => (
                <li key={way}>
                  <button type="button" className={styles.way} onClick={() => goOn(way)}>
                    {way}…
                  </button>
                </li>
              ))}
            </ul>
          )}
          {isAside(hinted.kind) && (
            <button type="button" className={styles.way} onClick={onUse}>
              Use it as it is
            </button>
          )}
        </div>
      )}
    </div>
  );
}
