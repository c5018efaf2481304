import { conceptTextMaxLength } from "@seedbed/contract/limits";
import type { Concept } from "../../frame/use-concept.ts";
import { ConceptText } from "../../frame/words/concept-text.tsx";
import styles from "./classic-overview.module.css";

const texts = [
  { title: "Value Proposition", field: "valueProposition" },
  { title: "Problem Statement", field: "problemStatement" },
  { title: "Overview", field: "overview" },
] as const;

/** What people say of their concept, edited in place; the problem only where they named one. */
export function ConceptWords({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const shown = texts.filter(({ field }) => field !== "problemStatement" || concept.problemStatement !== "");
  return (
    <div className={styles.words}>
      {shown.map(({ title, field }) => (
        <section key={field}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.text}>
            <ConceptText
              key={concept.uuid}
              conceptId={conceptId}
              concept={concept}
              field={field}
              label={title}
              max={conceptTextMaxLength}
              multiline
              optional
            />
          </div>
        </section>
      ))}
    </div>
  );
}
