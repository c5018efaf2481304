import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { versionAge } from "@seedbed/rules/versions/version-age";
import { IconPencil, IconSparkles } from "@tabler/icons-react";
import { Badge } from "../../../design/badge.tsx";
import { nameOf } from "../editing/people/name-of.ts";
import styles from "./version-entry.module.css";
import type { Version } from "./versions-query.ts";

interface VersionEntryProps {
  version: Version;
  /** It is what is shown right now. */
  isShown: boolean;
  /** It differs from what stands. */
  isCompared: boolean;
  busy: boolean;
  onView: () => void;
  onCompare: () => void;
}

/** One version: its number and age, what it changed, and the ways to look at it. */
export function VersionEntry({ version, isShown, isCompared, busy, onView, onCompare }: VersionEntryProps) {
  const { versionNumber, fromVersionNumber, isCurrent, createdAt, comment, aiSummary, affectedSections, by, toldBy } =
    version;
  const isDrafted = version.summaryOrigin === "draft";
  const name = `V${versionNumber}`;
  return (
    <li className={styles.entry} data-shown={isShown || undefined} aria-current={isShown || undefined}>
      <div className={styles.top}>
        <h3>{name}</h3>
        {isCurrent && <Badge tone="ok">Current</Badge>}
        {fromVersionNumber !== null && <span className={styles.from}>{`From V${fromVersionNumber}`}</span>}
        <span className={styles.ways}>
          {!isShown && (
            <button
              type="button"
              className={styles.way}
              // A button that is disabled loses the focus, and with it Escape.
              aria-disabled={busy || undefined}
              aria-label={`View ${name}`}
              onClick={({ detail }) => !busy && detail < 2 && onView()}
            >
              View
            </button>
          )}
          {isCompared && (
            <button type="button" className={styles.way} aria-label={`Compare ${name}`} onClick={onCompare}>
              Compare
            </button>
          )}
        </span>
        <time dateTime={new Date(createdAt * 1000).toISOString()}>
          {versionAge(createdAt, Math.max(Date.now(), createdAt * 1000))}
        </time>
      </div>
      <p className={styles.summary} data-origin={version.summaryOrigin}>
        {isDrafted ? <IconPencil size={14} aria-hidden="true" /> : <IconSparkles size={14} aria-hidden="true" />}
        <span className="visually-hidden">{isDrafted ? "Told from the changes: " : "Summary by AI: "}</span>
        <span>{aiSummary}</span>
      </p>
      {comment && <p className={styles.comment}>{`“${comment}”`}</p>}
      {by && <p className={styles.by}>{nameOf(by)}</p>}
      {toldBy && <p className={styles.by}>{`${toldBy}, in another installation`}</p>}
      {affectedSections.length > 0 && (
        <ul className={styles.sections} aria-label="Affected sections">
          {affectedSections.map((section) => (
            <li key={section}>{reportSectionLabels[section]}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
