import type { ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useId } from "react";
import styles from "./notes.module.css";
import { RetryPart } from "./retry-part.tsx";

/** More than these would push what stands off the page: they wait behind a disclosure. */
const shownAtOnce = 3;

interface GapNoticeProps {
  conceptId: string;
  section: ReportSection;
  gaps: readonly SectionNote[];
  /** False for a section that has to be written anew as a whole. */
  canRetry: boolean;
}

/** Says above a section which of its parts are missing and why, each with its own Retry. Nothing when none is. */
export function GapNotice({ conceptId, section, gaps, canRetry }: GapNoticeProps) {
  const headline = useId();
  if (gaps.length === 0) return null;
  const list = (
    <ul>
      {gaps.map(({ part, about, sentence }) => (
        <li key={part} className={styles.gap}>
          <p className={styles.words}>
            <strong>{about}</strong>
            <span>{sentence}</span>
          </p>
          {canRetry && <RetryPart conceptId={conceptId} part={{ section, part }} about={about} />}
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.gaps} aria-labelledby={headline}>
      <header>
        <p id={headline} className={styles.headline}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          Complete but for {gaps.length === 1 ? "one part" : `${gaps.length} parts`}
        </p>
        {canRetry && gaps.length > 1 && <RetryPart conceptId={conceptId} part={null} about="Retry all missing parts" />}
      </header>
      {gaps.length <= shownAtOnce ? (
        list
      ) : (
        <details className={styles.more}>
          <summary>Show what is missing</summary>
          {list}
        </details>
      )}
    </section>
  );
}
