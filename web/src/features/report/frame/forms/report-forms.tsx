import { useId } from "react";
import { FormSelects } from "../../../../shell/report-forms/form-selects.tsx";
import type { Concept } from "../use-concept.ts";
import styles from "./report-forms.module.css";
import { useChangeForms } from "./use-change-forms.ts";

/** In debug mode: the forms of this concept's report, each to be changed at once. */
export function ReportForms({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const change = useChangeForms(conceptId);
  const title = useId();
  const forms = change.isPending ? { ...concept.featureVersions, ...change.variables } : concept.featureVersions;
  return (
    <div className={styles.forms}>
      <p className={styles.title} id={title}>
        Report forms
      </p>
      <FormSelects forms={forms} onChange={(chosen) => change.mutate(chosen)} labelledBy={title} inLine />
    </div>
  );
}
