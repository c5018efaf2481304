import { Popover } from "@mantine/core";
import type { Origin } from "@seedbed/contract/plain-text";
import type { Source } from "@seedbed/contract/report/source";
import { Badge } from "../../../design/badge.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { SourceChip } from "../../../design/source-chip.tsx";
import styles from "./source-list.module.css";

const shown = 3;

interface SourceListProps {
  sources: readonly Source[];
  /** Who wrote the claim. */
  origin: Origin;
}

/** The sources behind a claim, three of them and the number of the rest; without any it says that the claim is reasoning, or a draft. */
export function SourceList({ sources, origin }: SourceListProps) {
  if (sources.length === 0)
    return origin === "draft" ? <OriginBadge origin={origin} /> : <Badge tone="ai">AI reasoning</Badge>;
  const rest = sources.slice(shown);
  return (
    <span className={styles.sources}>
      {sources.slice(0, shown).map((source) => (
        <SourceChip key={source.uuid} title={source.title} url={source.url} />
      ))}
      {rest.length > 0 && (
        <Popover position="bottom-start" withinPortal trapFocus>
          <Popover.Target>
            <button type="button" className={styles.more} aria-label={`${rest.length} more sources`}>
              +{rest.length}
            </button>
          </Popover.Target>
          <Popover.Dropdown className={styles.rest}>
            {rest.map((source) => (
              <SourceChip key={source.uuid} title={source.title} url={source.url} />
            ))}
          </Popover.Dropdown>
        </Popover>
      )}
    </span>
  );
}
