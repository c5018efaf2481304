import type { Question } from "@seedbed/contract/incubation/schemas";
import { stepNumber } from "@seedbed/rules/questionnaire/steps";
import { useFocusOnShow } from "../seed/use-focus-on-show.ts";
import styles from "./question-screen.module.css";

/** What is asked. It takes the focus when the question appears, so that it is read out. */
export function QuestionHeading({ id, question }: { id: string; question: Question }) {
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const isSubQuestion = !Number.isInteger(question.order);
  return (
    <>
      <p className="eyebrow">
        Question {stepNumber(question.order)}
        {isSubQuestion && ", continued"}
        {!question.required && " · optional"}
      </p>
      <h1 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {question.label}
      </h1>
      {question.help && <p className={styles.help}>{question.help}</p>}
    </>
  );
}
