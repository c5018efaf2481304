import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { EditableText } from "../../editing/editable.tsx";
import styles from "./trends-summary.module.css";

/** What all of it comes to. */
export function TrendsSummary({ trends: { summary, origin } }: { trends: Trends }) {
  return (
    <section className={styles.summary}>
      <header className={styles.header}>
        <h2 className="eyebrow">Summary</h2>
        <OriginBadge origin={origin} />
      </header>
      <div className={styles.text}>
        <EditableText item={null} place="" field="summary" value={summary} label="Summary of the trends" multiline />
      </div>
    </section>
  );
}
