import { Popover } from "@mantine/core";
import styles from "./source-chip.module.css";
import { SourceChip } from "./source-chip.tsx";

interface EvidenceBadgesProps {
  sources: readonly { title: string; url?: string | null | undefined }[];
  /** How many are shown before the count of the rest. */
  show?: number;
}

/** What a statement rests on: its sources, or the plain word that it is the AI's own reasoning. */
export function EvidenceBadges({ sources, show = 3 }: EvidenceBadgesProps) {
  if (sources.length === 0) return <span className={`${styles.chip} ${styles.reasoning}`}>AI reasoning</span>;
  const rest = sources.slice(show);
  return (
    <span className={styles.row}>
      {sources.slice(0, show).map((source) => (
        <SourceChip key={`${source.url ?? ""} ${source.title}`} {...source} />
      ))}
      {rest.length > 0 && (
        <Popover position="bottom-start" withinPortal trapFocus>
          <Popover.Target>
            <button type="button" className={styles.chip} aria-label={`${rest.length} more sources`}>
              +{rest.length}
            </button>
          </Popover.Target>
          <Popover.Dropdown className={styles.rest}>
            {rest.map((source) => (
              <SourceChip key={`${source.url ?? ""} ${source.title}`} {...source} />
            ))}
          </Popover.Dropdown>
        </Popover>
      )}
    </span>
  );
}
