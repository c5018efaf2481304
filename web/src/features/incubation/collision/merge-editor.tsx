import type { Question } from "@seedbed/contract/incubation/schemas";
import { answerMessages } from "@seedbed/rules/questionnaire/answer-list";
import { useId } from "react";
import { Button } from "../../../design/button.tsx";
import { type AnswerEntry, settle, textsOf } from "../questionnaire/answer-draft.ts";
import { ChoiceAnswers } from "../questionnaire/choice-answers.tsx";
import { type AnswerCollision, mergedEntries } from "../questionnaire/kept-answer.ts";
import { TextAnswers } from "../questionnaire/text-answers.tsx";
import { useAnswerDraft } from "../questionnaire/use-answer-draft.ts";
import styles from "./collision.module.css";

interface MergeEditorProps {
  /** Under which what is put together is kept. */
  keptAs: string;
  question: Pick<Question, "id" | "fieldType" | "options" | "required">;
  collision: AnswerCollision;
  onSave: (entries: readonly AnswerEntry[]) => void;
}

/** Both answers in one list, to be changed at will and saved in the place of both. */
export function MergeEditor({ keptAs, question, collision, onSave }: MergeEditorProps) {
  const headingId = useId();
  const merged = mergedEntries(collision);
  const state = useAnswerDraft(keptAs, question.fieldType, {
    answer: textsOf(merged),
    details: { sources: merged.map(({ source }) => source) },
    version: collision.theirs.version,
    by: null,
  });
  const save = () => {
    const { draft, problem } = settle(state.draft);
    if (problem) return state.take({ draft, problem });
    if (question.required && draft.entries.length === 0) {
      return state.take({ draft, problem: answerMessages.required });
    }
    state.forget();
    onSave(draft.entries);
  };
  return (
    <section className={styles.merge} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.sideTitle}>
        Put together
      </h3>
      <p className={styles.about}>Both in one answer. Change whatever you like.</p>
      {state.collision && (
        <div role="status" className={styles.notice}>
          <p>Their answer has changed again since you began to put both together.</p>
          <Button variant="default" size="compact-md" onClick={state.forget}>
            Begin again
          </Button>
        </div>
      )}
      {question.fieldType === "text" ? (
        <TextAnswers state={state} placeholder="One more answer" labelledBy={headingId}>
          <SaveButton onClick={save} />
        </TextAnswers>
      ) : (
        <ChoiceAnswers question={{ ...question, id: `${question.id}.merged` }} state={state} labelledBy={headingId}>
          <SaveButton onClick={save} />
        </ChoiceAnswers>
      )}
    </section>
  );
}

function SaveButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="md" onClick={onClick}>
      Save this answer
    </Button>
  );
}
