import { IconSparkles } from "@tabler/icons-react";
import { MakeAssumption } from "../assuming/make-assumption.tsx";
import type { EvidenceView } from "../evidence-query.ts";
import { joined } from "../evidence-words.ts";
import styles from "./reasoning-steps.module.css";
import { SourceNumber } from "./source-number.tsx";

interface WithoutStepsProps {
  conceptId: string;
  view: EvidenceView;
  onShowSource: (number: number) => void;
  onAddSource: () => void;
}

/** What stands in place of the reasoning where none was written down: the sources as a whole, or that there are none. */
export function WithoutSteps({ conceptId, view, onShowSource, onAddSource }: WithoutStepsProps) {
  const { sources, origin, searches, premises, conclusion } = view;
  const standing = sources.filter(({ rejected }) => !rejected);
  if (standing.length > 0)
    return (
      <div className={styles.whole}>
        <p className={styles.note}>Its sources are named as a whole; which of them says what is not noted.</p>
        <div className={styles.by}>
          {standing.map((source) => (
            <SourceNumber key={source.number} source={source} onShow={onShowSource} />
          ))}
        </div>
      </div>
    );
  return (
    <div className={`${styles.box} ${styles.whole}`}>
      {origin !== "user" && (
        <div className={styles.tag}>
          <IconSparkles size={14} aria-hidden="true" />
          {origin === "draft" ? "Drafted from your answers, no source" : "AI reasoning only, no source"}
        </div>
      )}
      <p className={styles.note}>
        {origin === "user" ? "A person wrote it and named no source. " : ""}
        {premises.length > 0 && `Inferred from ${joined(premises)}. `}
        {searches > 0 ? "What was searched for it confirms or contradicts nothing. " : ""}Treat it as a hypothesis.
      </p>
      <MakeAssumption conceptId={conceptId} view={view} statement={conclusion}>
        <button type="button" className={styles.way} onClick={onAddSource}>
          Add a source
        </button>
      </MakeAssumption>
    </div>
  );
}
