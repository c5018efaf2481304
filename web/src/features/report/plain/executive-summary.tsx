import type { ExecutiveSummaries } from "@seedbed/contract/report/overview/schemas";
import { useQuery } from "@tanstack/react-query";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { Conflicts } from "../editing/conflict/conflicts.tsx";
import { EditableText } from "../editing/editable.tsx";
import { EditedSection } from "../editing/edited-section.tsx";
import { summariesQuery } from "../overview/summaries-query.ts";
import styles from "./executive-summary.module.css";

interface ExecutiveSummaryProps {
  conceptId: string;
  /** What is summed up. */
  field: keyof Omit<ExecutiveSummaries, "origin">;
}

/** What a part of the report comes to, as the overview says it; nothing before it was written. */
export function ExecutiveSummary({ conceptId, field }: ExecutiveSummaryProps) {
  const { data: summaries } = useQuery(summariesQuery(conceptId));
  if (!summaries?.[field]) return null;
  return (
    <section className={styles.summary}>
      <header className={styles.header}>
        <h2 className="eyebrow">Executive summary</h2>
        <OriginBadge origin={summaries.origin} />
      </header>
      <div className={styles.text}>
        <EditedSection conceptId={conceptId} section="overview" isAside>
          <Conflicts conceptId={conceptId} section="overview" />
          <EditableText
            item={null}
            place=""
            field={`summaries.${field}`}
            label="Executive summary"
            value={summaries[field]}
            multiline
          />
        </EditedSection>
      </div>
    </section>
  );
}
