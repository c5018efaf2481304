import { conceptTextMaxLength } from "@seedbed/contract/limits";
import { InlineEditor } from "../../../../design/text/inline-editor.tsx";
import { type Concept, useChangeConcept } from "../../frame/use-concept.ts";
import styles from "./classic-overview.module.css";

const texts = [
  { title: "Value Proposition", field: "valueProposition" },
  { title: "Problem Statement", field: "problemStatement" },
  { title: "Overview", field: "overview" },
] as const;

/** What people say of their concept, edited in place; the problem only where they named one. */
export function ConceptWords({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const { mutateAsync } = useChangeConcept(conceptId, concept);
  const shown = texts.filter(({ field }) => field !== "problemStatement" || concept.problemStatement !== "");
  return (
    <div className={styles.words}>
      {shown.map(({ title, field }) => (
        <section key={field}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.text}>
            <InlineEditor
              label={title}
              value={concept[field]}
              max={conceptTextMaxLength}
              multiline
              optional
              readOnly={concept.isHistoricalVersion}
              onSave={(text) => mutateAsync({ [field]: text })}
            />
          </div>
        </section>
      ))}
    </div>
  );
}
