import type { Question, Questionnaire, Seed, SeedAnswer } from "@seedbed/contract/incubation/schemas";
import { isDependencyMet, questionsInOrder } from "@seedbed/rules/questionnaire/navigation";
import { Card } from "../../../design/card.tsx";
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
              {wordsOf(given).map((words) => (
                <dd key={words}>{words}</dd>
              ))}
              {wordsOf(given).length === 0 && <dd data-skipped>Skipped</dd>}
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

/** An answer as people read it: options by their label. */
function wordsOf(given: SeedAnswer | undefined): string[] {
  const labels = new Map(given?.question.options.map(({ value, label }) => [value, label]));
  return (given?.answer ?? []).map((answer) => labels.get(answer) ?? answer);
}
