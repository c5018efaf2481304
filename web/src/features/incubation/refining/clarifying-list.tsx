import type { ClarifyingQuestion } from "@seedbed/contract/incubation/schemas";
import { IconChevronRight, IconCircleCheckFilled } from "@tabler/icons-react";
import { NamedIcon } from "../questionnaire/named-icon.tsx";
import styles from "./refining.module.css";

interface ClarifyingListProps {
  questions: readonly ClarifyingQuestion[];
  onOpen: (question: ClarifyingQuestion) => void;
}

/** The clarifying questions; those answered carry a mark. */
export function ClarifyingList({ questions, onOpen }: ClarifyingListProps) {
  const answered = questions.filter(({ answer }) => answer.length > 0).length;
  return (
    <>
      <div className={styles.listHead}>
        <h3>Continue refining</h3>
        <span className="numerals">
          {answered} of {questions.length} answered
        </span>
      </div>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question.uuid}>
            <button type="button" className={styles.openQuestion} onClick={() => onOpen(question)}>
              <span className={styles.icon}>
                <NamedIcon name={question.icon} size={20} />
              </span>
              <span className={styles.words}>
                <span className={styles.questionTitle}>{question.title}</span>
                <span className={styles.questionText}>{question.question}</span>
              </span>
              {question.answer.length > 0 ? (
                <span className={styles.done}>
                  <IconCircleCheckFilled size={18} aria-hidden="true" />
                  Answered
                </span>
              ) : (
                <IconChevronRight size={18} className={styles.open} aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {questions.length === 0 && <p className={styles.note}>Nothing is open. Your answers say it all.</p>}
    </>
  );
}
