import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../../design/button.tsx";
import { call } from "../../../../transport/call.ts";
import { tell } from "../../../../transport/queries/tell.ts";
import type { Concept } from "../../frame/use-concept.ts";
import { nextSteps } from "../answers/next-steps.ts";
import { gutCheckQuery } from "../gut-check-query.ts";
import type { ReportParts } from "../use-report-parts.ts";
import { findingsOf } from "./findings.ts";
import styles from "./first-report.module.css";
import { Reason } from "./reason.tsx";

interface FirstReportProps {
  conceptId: string;
  concept: Pick<Concept, "reportStatusBySection" | "featureVersions">;
  said: Overview;
  parts: ReportParts;
}

/** The moment of a person's first finished report: what was found, the strongest reason for and against, and one thing to do. Until it is put away. */
export function FirstReport({ conceptId, concept, said, parts }: FirstReportProps) {
  const queryClient = useQueryClient();
  const { queryKey } = gutCheckQuery(conceptId);
  const close = useMutation({
    mutationFn: () => call("POST v2/concept/{id}/first-report/close", { params: { id: conceptId } }),
    onSuccess: () => {
      tell(queryClient, queryKey, (known) => known && { ...known, isFirstReport: false });
      // The button that had the focus is gone.
      document.getElementById("content")?.focus();
    },
  });
  const assumptions = parts.assumptions.data?.results ?? [];
  const { found, ...findings } = findingsOf({
    said,
    scan: parts.scan.data,
    assumptions,
    steps: nextSteps({
      sections: concept.reportStatusBySection,
      assumptions,
      projection: parts.projection.data,
      tests: concept.featureVersions.assumptions === "v2",
    }),
  });
  return (
    <section className={styles.moment} aria-labelledby="first-report">
      <p role="status" className="visually-hidden">
        Your first report is finished.
      </p>
      <header className={styles.header}>
        <div>
          <p className="eyebrow">Your first report is finished</p>
          <h2 id="first-report">What we found</h2>
        </div>
        <Button variant="default" size="compact-md" loading={close.isPending} onClick={() => close.mutate()}>
          Got it
        </Button>
      </header>
      <p className={styles.found}>{found.join(" ")}</p>
      <dl className={styles.points}>
        <Reason title="Strongest reason for it" point={findings.speaksFor} tone="for" conceptId={conceptId} />
        <Reason
          title="Strongest reason against it"
          point={findings.speaksAgainst}
          tone="against"
          conceptId={conceptId}
        />
        <Reason title="The one thing to do next" point={findings.next} tone="next" conceptId={conceptId} />
      </dl>
    </section>
  );
}
