import { IconSparkles } from "@tabler/icons-react";
import { MakeAssumption } from "../assuming/make-assumption.tsx";
import { reasoningNote } from "../evidence-words.ts";
import styles from "./reasoning-steps.module.css";
import { Against, type StepProps } from "./sourced-step.tsx";

/** A statement that no source says: what it goes out from, what was searched, and how to change that. */
export function InferredStep({ conceptId, step, view, onShowSource, onAddSource }: StepProps) {
  return (
    <div className={styles.box}>
      <div className={styles.tag}>
        <IconSparkles size={14} aria-hidden="true" />
        {view.origin === "user" ? "Reasoning only, no source" : "AI reasoning only, no source"}
      </div>
      <p className={styles.text} data-wrong={step.wrong ? true : undefined}>
        {step.text}
      </p>
      <p className={styles.note}>{reasoningNote(step, view.searches)}</p>
      <Against step={step} view={view} onShowSource={onShowSource} />
      <MakeAssumption conceptId={conceptId} view={view} statement={step.text}>
        <button type="button" className={styles.way} onClick={onAddSource}>
          Add a source
        </button>
      </MakeAssumption>
    </div>
  );
}
