import { useState } from "react";
import type { EvidenceView, ReasoningStep } from "../evidence-query.ts";
import { agreement } from "../evidence-words.ts";
import styles from "./reasoning-steps.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

export interface StepProps {
  conceptId: string;
  step: ReasoningStep;
  view: EvidenceView;
  onShowSource: (number: number) => void;
  onAddSource: () => void;
}

/** A statement that sources carry. */
export function SourcedStep({ step, view, onShowSource }: StepProps) {
  const [now] = useState(() => new Date());
  const carrying = sourcesBy(view, step.sources);
  return (
    <>
      <p className={styles.text} data-wrong={step.wrong ? true : undefined}>
        {step.text}
      </p>
      <div className={styles.by}>
        <SourceNumbers sources={carrying} onShow={onShowSource} />
        <span>{agreement(step, carrying, now)}</span>
      </div>
      <Against step={step} view={view} onShowSource={onShowSource} />
    </>
  );
}

/** What speaks against a statement; nothing where nothing does. */
export function Against({ step, view, onShowSource }: Omit<StepProps, "conceptId" | "onAddSource">) {
  if (step.against.length === 0) return null;
  return (
    <div className={styles.by}>
      <span className={styles.against}>Against it:</span>
      <SourceNumbers sources={sourcesBy(view, step.against)} onShow={onShowSource} />
    </div>
  );
}

const sourcesBy = ({ sources }: EvidenceView, numbers: readonly number[]) =>
  numbers.flatMap((number) => sources.filter((source) => source.number === number));
