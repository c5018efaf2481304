import type { Question } from "@seedbed/contract/incubation/schemas";
import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { choose } from "./answer-draft.ts";
import styles from "./answers.module.css";
import choiceStyles from "./choice-answers.module.css";
import { NamedIcon } from "./named-icon.tsx";
import { SourceMark } from "./source-mark.tsx";
import type { AnswerDraftState } from "./use-answer-draft.ts";

interface ChoiceAnswersProps {
  question: Pick<Question, "id" | "fieldType" | "options">;
  state: AnswerDraftState;
  labelledBy: string;
  /** Below the options. */
  children?: ReactNode;
}

/** Options as cards: one of them, or any number. */
export function ChoiceAnswers({ question, state, labelledBy, children }: ChoiceAnswersProps) {
  const { draft, problem, take } = state;
  const problemId = useId();
  const single = question.fieldType === "radioButton";
  return (
    <div className={styles.answers}>
      <fieldset aria-labelledby={labelledBy} aria-describedby={problemId} className={choiceStyles.options}>
        {question.options.map(({ value, label, description, icon }) => {
          const chosen = draft.entries.find((entry) => entry.text === value);
          return (
            <label key={value} className={choiceStyles.option} data-chosen={Boolean(chosen) || undefined}>
              <input
                type={single ? "radio" : "checkbox"}
                name={question.id}
                className="visually-hidden"
                checked={Boolean(chosen)}
                onChange={() => take({ draft: choose(draft, question.fieldType, { text: value, source: "user" }) })}
              />
              <span className={choiceStyles.icon}>
                <NamedIcon name={icon} size={20} />
              </span>
              <span className={choiceStyles.words}>
                <span className={choiceStyles.label}>
                  {label}
                  {chosen?.source === "ai" && <SourceMark source="ai" />}
                </span>
                <span className={choiceStyles.description}>{description}</span>
              </span>
              <span className={choiceStyles.check} data-round={single || undefined} aria-hidden="true">
                {chosen && <IconCheck size={14} stroke={3} />}
              </span>
            </label>
          );
        })}
      </fieldset>
      <p id={problemId} className={styles.problem} role="alert">
        {problem}
      </p>
      {children && <div className={styles.buttons}>{children}</div>}
    </div>
  );
}
