import type { Origin } from "@seedbed/contract/plain-text";
import type { Source } from "@seedbed/contract/report/source";
import { MoreSources } from "./more-sources.tsx";
import { ShownSource } from "./shown-source.tsx";
import styles from "./source-list.module.css";
import { WithoutSources } from "./without-sources.tsx";

const shown = 3;

interface SourceListProps {
  sources: readonly Source[];
  /** Who wrote the claim. */
  origin: Origin;
}

/** The sources behind a claim, three of them and the number of the rest; without any it says that the claim is reasoning, or a draft. */
export function SourceList({ sources, origin }: SourceListProps) {
  if (sources.length === 0) return <WithoutSources origin={origin} />;
  return (
    <span className={styles.sources}>
      {sources.slice(0, shown).map((source) => (
        <ShownSource key={source.uuid} source={source} />
      ))}
      <MoreSources sources={sources.slice(shown)} />
    </span>
  );
}
