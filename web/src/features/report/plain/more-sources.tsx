import { Popover } from "@mantine/core";
import type { Source } from "@seedbed/contract/report/source";
import { SourceChip } from "../../../design/source-chip.tsx";
import styles from "./source-list.module.css";

/** The number of the sources that have no room, which opens them. */
export function MoreSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <Popover position="bottom-start" withinPortal trapFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.more}
          aria-label={`${sources.length} more ${sources.length === 1 ? "source" : "sources"}`}
        >
          +{sources.length}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.rest}>
        {sources.map((source) => (
          <SourceChip key={source.uuid} {...source} />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
