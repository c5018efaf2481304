import { useId } from "react";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { FormSelects } from "../../../shell/report-forms/form-selects.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import styles from "./company.module.css";
import { useChooseForms, useReportForms } from "./use-report-forms.ts";

/** In which forms the reports of new concepts come: shown to everybody, chosen by admins. */
export function FormsCard({ isAdmin }: { isAdmin: boolean }) {
  const { data: forms, error, isPending, refetch } = useReportForms();
  const choose = useChooseForms();
  const [title, reason] = [useId(), useId()];
  return (
    <Card title={<span id={title}>Report forms</span>}>
      <p className={styles.lead}>
        Concepts that are made from now on take these forms. Concepts that are there keep theirs.
      </p>
      {!isAdmin && (
        <p className={styles.lead} id={reason}>
          Only admins can change them.
        </p>
      )}
      {isPending && (
        <div role="status" aria-busy="true" aria-label="Loading the report forms">
          <SkeletonLines lines={8} height={28} />
        </div>
      )}
      {!isPending && !forms && (
        <ErrorState
          title="The report forms could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {forms && (
        <FormSelects
          forms={forms}
          labelledBy={title}
          onChange={(change) => choose.mutate(change)}
          disabledBy={isAdmin ? undefined : reason}
        />
      )}
    </Card>
  );
}
