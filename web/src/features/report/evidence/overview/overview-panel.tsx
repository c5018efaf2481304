import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { ConfidenceMeter, confidenceWords } from "../confidence-meter.tsx";
import type { EvidenceView } from "../evidence-query.ts";
import { lastRetrieved, restsOn } from "../evidence-words.ts";
import type { Verdicts } from "../verdicts/use-verdicts.ts";
import { ConclusionOrigin } from "./conclusion-origin.tsx";
import styles from "./overview-panel.module.css";
import { ReasoningSteps } from "./reasoning-steps.tsx";
import { WithoutSteps } from "./without-steps.tsx";

interface OverviewPanelProps {
  conceptId: string;
  view: EvidenceView;
  verdicts: Verdicts;
  onShowSource: (number: number) => void;
  /** For a statement; "" for the conclusion as a whole. */
  onAddSource: (claim: string) => void;
}

/** The conclusion, how sure it is and why, the steps that lead to it, and what would change it. */
export function OverviewPanel({ conceptId, view, verdicts, onShowSource, onAddSource }: OverviewPanelProps) {
  const { conclusion, origin, confidence, confidenceReason, sources, steps, whatWouldTurn } = view;
  const retrieved = lastRetrieved(sources);
  return (
    <>
      <div className={styles.heading}>
        <h3 className="eyebrow">Conclusion</h3>
        <ConclusionOrigin origin={origin} />
      </div>
      <p className={styles.conclusion}>{conclusion || "Nothing is said here yet."}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Confidence</dt>
          <dd title={confidenceReason || undefined}>
            {confidence ? (
              <>
                <ConfidenceMeter level={confidence} />
                {confidenceWords[confidence]}
              </>
            ) : (
              "None"
            )}
          </dd>
        </div>
        <div>
          <dt>Rests on</dt>
          <dd className="numerals">{restsOn(view)}</dd>
        </div>
        {retrieved && (
          <div>
            <dt>Retrieved</dt>
            <dd className="numerals">
              <RelativeDate instant={retrieved} />
            </dd>
          </div>
        )}
      </dl>
      {confidenceReason && <p className={styles.reason}>{confidenceReason}</p>}
      <h3 className={`eyebrow ${styles.reasoning}`}>Reasoning</h3>
      {steps.length > 0 ? (
        <ReasoningSteps
          conceptId={conceptId}
          view={view}
          verdicts={verdicts}
          onShowSource={onShowSource}
          onAddSource={onAddSource}
        />
      ) : (
        <WithoutSteps
          conceptId={conceptId}
          view={view}
          onShowSource={onShowSource}
          onAddSource={() => onAddSource("")}
        />
      )}
      {whatWouldTurn && (
        <section className={styles.turn}>
          <h3>What would change this conclusion</h3>
          <p>{whatWouldTurn}</p>
        </section>
      )}
    </>
  );
}
