import type { Question } from "@seedbed/contract/incubation/schemas";
import { IconCheck } from "@tabler/icons-react";
import styles from "./step-trail.module.css";
import type { TrailStep } from "./trail-steps.ts";

interface StepTrailProps {
  steps: readonly TrailStep[];
  onGo: (question: Question) => void;
}

const spoken = { done: "answered", here: "", ahead: "" } as const;

/** The steps of the questionnaire; those passed lead back. */
export function StepTrail({ steps, onGo }: StepTrailProps) {
  return (
    <nav aria-label="Steps" className={styles.trail}>
      <ol>
        {steps.map(({ question, state, reachable, isSubQuestion }) => {
          const words = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {state === "done" && <IconCheck size={9} stroke={4} />}
              </span>
              <span>
                {question.shortLabel}
                {spoken[state] && <span className="visually-hidden">, {spoken[state]}</span>}
              </span>
            </>
          );
          return (
            <li key={question.id} className={styles.step} data-state={state} data-sub={isSubQuestion || undefined}>
              {reachable ? (
                <button type="button" onClick={() => onGo(question)}>
                  {words}
                </button>
              ) : (
                <span aria-current={state === "here" ? "step" : undefined}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
