import { Button } from "../../../../design/button.tsx";
import { Loader } from "../../../../design/loader.tsx";
import "@mantine/core/styles/Loader.layer.css";
import { type MouseEvent, Suspense } from "react";
import { lazyPart } from "../../../../design/late/lazy-part.ts";
import type { Concept } from "../use-concept.ts";
import { useReportWork } from "../use-report-work.ts";
import styles from "./actions.module.css";

// Of a report that is not written, where something is researched.
const LookAtPlan = lazyPart(() =>
  import("../../research/plan/look-at-plan.tsx").then((module) => ({ default: module.LookAtPlan })),
);

/** Starts a report that is not there, repeats one that failed, and says how far one is that is written; nothing when it is complete. */
export function ReportAction({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const { generate, retry } = useReportWork(conceptId);
  if (concept.isHistoricalVersion) return null;
  // The second of two quick clicks comes before the button shows that it is busy.
  const once =
    (work: () => void) =>
    ({ detail }: MouseEvent) => {
      if (detail < 2) work();
    };
  if (concept.reportStatus === "pending")
    return (
      <p className={styles.writing} role="status">
        <Loader size="0.875rem" color="currentColor" />
        <span>
          <span className={styles.spare}>Writing, </span>
          {`${concept.completedSections} of ${concept.totalSections}`}
          <span className={styles.spare}> sections</span>
        </span>
      </p>
    );
  if (concept.reportStatus === "notStarted")
    return (
      <>
        <Suspense fallback={null}>
          <LookAtPlan
            conceptId={conceptId}
            work={{
              label: "Start",
              isBusy: generate.isPending,
              begin: (done) => generate.mutate(undefined, { onSuccess: done }),
            }}
          />
        </Suspense>
        <Button loading={generate.isPending} onClick={once(() => generate.mutate())}>
          Generate report
        </Button>
      </>
    );
  if (concept.reportStatus === "error")
    return (
      <>
        <Suspense fallback={null}>
          <LookAtPlan
            conceptId={conceptId}
            work={{
              label: "Retry report",
              isBusy: retry.isPending,
              begin: (done) => retry.mutate(undefined, { onSuccess: done }),
            }}
          />
        </Suspense>
        <Button
          variant="default"
          loading={retry.isPending}
          onClick={once(() => retry.mutate())}
          title="Regenerating may take several minutes."
        >
          Retry report
        </Button>
      </>
    );
  return null;
}
