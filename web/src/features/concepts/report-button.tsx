import { generateLabels } from "@seedbed/rules/report-status/generate-labels";
import { playbackRate } from "@seedbed/rules/report-status/progress";
import { useNavigate } from "@tanstack/react-router";
import { type MouseEvent, Suspense } from "react";
import { Button } from "../../design/button.tsx";
import { lazyPart } from "../../design/late/lazy-part.ts";
import { GrowingSprout } from "../../design/progress/growing-sprout.tsx";
import type { ConceptActions } from "./concept-actions.ts";
import styles from "./report-button.module.css";
import type { BankConcept } from "./use-concepts.ts";

/** Of a report that is being written, which few pages show. */
const StatusCard = lazyPart(() => import("./status-card.tsx").then((module) => ({ default: module.StatusCard })));

/** Opens, starts or repeats a concept's report, by where the report stands. While it is written, hovering tells how far it is. */
export function ReportButton({ concept, actions }: { concept: BankConcept; actions: ConceptActions }) {
  const navigate = useNavigate();
  const status = concept.reportStatusAggregate;
  const label = generateLabels[status];
  const named = `${label} report of ${concept.title}`;
  if (status === "pending") {
    const button = (
      // As the card makes it, once it is there.
      <button type="button" className={styles.loading} aria-label={named} aria-haspopup="dialog">
        <GrowingSprout rate={playbackRate(concept.completedSections, concept.totalSections)} />
        {label}
      </button>
    );
    return (
      <Suspense fallback={button}>
        <StatusCard concept={concept}>{button}</StatusCard>
      </Suspense>
    );
  }
  const click = ({ detail }: MouseEvent) => {
    // The second of two quick clicks comes before the button shows that it is busy.
    if (detail > 1) return;
    if (status === "complete") void navigate({ to: "/concept/$id", params: { id: concept.uuid } });
    if (status === "notStarted") actions.generate.mutate(concept);
    if (status === "error") actions.retry.mutate(concept);
  };
  const busy =
    (actions.generate.isPending && actions.generate.variables.uuid === concept.uuid) ||
    (actions.retry.isPending && actions.retry.variables.uuid === concept.uuid);
  return (
    <Button
      size="xs"
      variant={status === "complete" || status === "error" ? "default" : "filled"}
      loading={busy}
      onClick={click}
      aria-label={named}
      title={status === "error" ? "Regenerating may take several minutes." : undefined}
    >
      {label}
    </Button>
  );
}
