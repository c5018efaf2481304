import type { ExecutiveSummaries } from "@seedbed/contract/report/overview/schemas";
import type { ReactNode } from "react";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { Conflicts } from "../editing/conflict/conflicts.tsx";
import { EditableText } from "../editing/editable.tsx";
import { EditedSection } from "../editing/edited-section.tsx";
import { useConcept } from "../frame/use-concept.ts";
import { useOnItsWay } from "../frame/use-on-its-way.ts";
import styles from "./executive-summary.module.css";
import { useOnce } from "./use-once.ts";

interface ExecutiveSummaryProps {
  conceptId: string;
  /** What is summed up. */
  field: keyof Omit<ExecutiveSummaries, "origin" | "figures">;
  read: { data: ExecutiveSummaries | undefined; isFetching: boolean; errorUpdatedAt: number };
  /** Shows a text that follows the figures it states. */
  showing?: (text: string, summaries: ExecutiveSummaries | undefined) => ReactNode;
}

/**
 * What a part of the report comes to, as the overview says it. The overview is written last: until then its room is kept, so that nobody who
 * reads on loses the line. Nothing where there is none and none is written.
 */
export function ExecutiveSummary({ conceptId, field, read, showing }: ExecutiveSummaryProps) {
  const { data: concept } = useConcept(conceptId);
  const status = concept?.reportStatusBySection.overview.status;
  const isWorking = status === "pending" || status === "waiting";
  const isOnItsWay = useOnItsWay(isWorking, read);
  const isAwaited = read.data === undefined && (isWorking || (status === "complete" && isOnItsWay));
  const wasAwaited = useOnce(isAwaited);
  const text = read.data?.[field];
  if (!text && !isAwaited) return null;
  return (
    <section className={styles.summary} data-awaited={wasAwaited || undefined}>
      <header className={styles.header}>
        <h2 className="eyebrow">Executive summary</h2>
        {text && <OriginBadge origin={read.data?.origin} />}
      </header>
      <div className={styles.text}>
        {text ? (
          <EditedSection conceptId={conceptId} section="overview" isAside>
            <Conflicts conceptId={conceptId} section="overview" />
            <EditableText
              item={null}
              place=""
              field={`summaries.${field}`}
              label="Executive summary"
              value={text}
              multiline
            >
              {showing?.(text, read.data)}
            </EditableText>
          </EditedSection>
        ) : (
          <SkeletonLines lines={2} height={14} />
        )}
      </div>
    </section>
  );
}
