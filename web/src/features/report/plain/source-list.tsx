import type { Source } from "@seedbed/contract/report/source";
import { Badge } from "../../../design/badge.tsx";
import { SourceChip } from "../../../design/source-chip.tsx";
import styles from "./source-list.module.css";

/** The sources behind a claim; without any it says that the claim is reasoning. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return <Badge tone="ai">AI reasoning</Badge>;
  return (
    <span className={styles.sources}>
      {sources.map((source) => (
        <SourceChip key={source.uuid} title={source.title} url={source.url} />
      ))}
    </span>
  );
}
