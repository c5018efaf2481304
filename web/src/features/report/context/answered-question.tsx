import type { FieldType } from "@seedbed/contract/incubation/schemas";
import { Badge } from "../../../design/badge.tsx";
import { questionName } from "../plain/question-name.ts";
import { useLinkedItem } from "../plain/use-linked-item.ts";
import styles from "./context-screen.module.css";

interface AnsweredQuestionProps {
  label: string;
  /** Its place among the questions: a fraction for a question that another one led to. */
  order: string;
  fieldType: FieldType;
  answers: readonly string[];
  /** Whether every answer was taken from a suggestion. */
  isSuggested: boolean;
}

const fieldTypeLabels = {
  text: "Text",
  radioButton: "One choice",
  multiSelect: "Several choices",
} as const satisfies Record<FieldType, string>;

/** A question and what people answered; an address can lead to it. */
export function AnsweredQuestion({ label, order, fieldType, answers, isSuggested }: AnsweredQuestionProps) {
  const { className, ...linked } = useLinkedItem<HTMLLIElement>(questionName(label));
  return (
    <li className={`${styles.question} ${className}`} {...linked}>
      <span className={styles.order}>
        <span className="visually-hidden">Question </span>
        {order}
      </span>
      <div className={styles.answered}>
        <header className={styles.label}>
          <h3>{label}</h3>
          <Badge>{fieldTypeLabels[fieldType]}</Badge>
          {isSuggested && <Badge tone="ai">Suggested</Badge>}
        </header>
        {answers.length === 0 ? (
          <p className={styles.none}>Not answered</p>
        ) : (
          <ul className={styles.answers}>
            {answers.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
