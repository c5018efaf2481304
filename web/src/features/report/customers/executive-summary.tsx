import { useQuery } from "@tanstack/react-query";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { Conflicts } from "../editing/conflict/conflicts.tsx";
import { EditableText } from "../editing/editable.tsx";
import { EditedSection } from "../editing/edited-section.tsx";
import { summariesQuery } from "../overview/summaries-query.ts";
import styles from "./executive-summary.module.css";

/** What the profiles come to, as the overview says it; nothing before it was written. */
export function ExecutiveSummary({ conceptId }: { conceptId: string }) {
  const { data: summaries } = useQuery(summariesQuery(conceptId));
  if (!summaries?.customerProfiles) return null;
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
            field="summaries.customerProfiles"
            label="Executive summary"
            value={summaries.customerProfiles}
            multiline
          />
        </EditedSection>
      </div>
    </section>
  );
}
