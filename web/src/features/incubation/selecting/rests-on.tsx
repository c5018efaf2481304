import type { Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { questionsInOrder } from "@seedbed/rules/questionnaire/navigation";
import { usePlace } from "../seed/use-place.ts";
import styles from "./concept-detail.module.css";

interface RestsOnProps {
  seed: Pick<Seed, "status">;
  questionnaire: Questionnaire;
  /** Identifiers of questions. */
  identifiers: readonly string[];
}

/** Which answers a concept is written from; each leads back to its question while the seed is a draft. */
export function RestsOn({ seed, questionnaire, identifiers }: RestsOnProps) {
  const { go } = usePlace();
  const questions = questionsInOrder(questionnaire).filter(({ identifier }) => identifiers.includes(identifier));
  if (questions.length === 0) return null;
  return (
    <section className={styles.restsOn} aria-label="What this concept rests on">
      <h2 className="eyebrow">Rests on your answers to</h2>
      <ul>
        {questions.map(({ id, identifier, shortLabel, label }) => (
          <li key={id}>
            {seed.status === "draft" ? (
              <button type="button" title={label} onClick={() => go({ question: identifier })}>
                {shortLabel}
              </button>
            ) : (
              <span title={label}>{shortLabel}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
