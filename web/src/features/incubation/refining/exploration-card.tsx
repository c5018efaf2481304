import type { Question, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { isDependencyMet, questionsInOrder } from "@seedbed/rules/questionnaire/navigation";
import { Card } from "../../../design/card.tsx";
import { answerTexts } from "../questionnaire/answer-texts.ts";
import styles from "./refining.module.css";

interface ExplorationCardProps {
  seed: Pick<Seed, "answers">;
  questionnaire: Questionnaire;
  /** Leads back to a question; undefined when the answers stay as they are. */
  onEdit: ((question: Question) => void) | undefined;
}

/** What the person has told: every question with its answer. */
export function ExplorationCard({ seed, questionnaire, onEdit }: ExplorationCardProps) {
  const asked = questionsInOrder(questionnaire).filter((question) => isDependencyMet(question, seed.answers));
  return (
    <Card title="Your exploration" aside={`${seed.answers.length} answers`}>
      <dl className={styles.answers}>
        {asked.map((question) => {
          const given = seed.answers.find((answer) => answer.question.id === question.id);
          return (
            <div key={question.id} className={styles.answer}>
              <dt>
                {question.shortLabel}
                {onEdit && (
                  <button type="button" className={styles.edit} onClick={() => onEdit(question)}>
                    Edit<span className="visually-hidden">: {question.shortLabel}</span>
                  </button>
                )}
              </dt>
              {answerTexts(given).map((words) => (
                <dd key={words}>{words}</dd>
              ))}
              {answerTexts(given).length === 0 && <dd data-skipped>Skipped</dd>}
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
