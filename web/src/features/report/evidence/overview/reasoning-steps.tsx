import type { EvidenceView } from "../evidence-query.ts";
import { isInference } from "../evidence-words.ts";
import { StepVerdict } from "../verdicts/step-verdict.tsx";
import type { Verdicts } from "../verdicts/use-verdicts.ts";
import { InferredStep } from "./inferred-step.tsx";
import styles from "./reasoning-steps.module.css";
import { SourcedStep } from "./sourced-step.tsx";

interface ReasoningStepsProps {
  conceptId: string;
  view: EvidenceView;
  verdicts: Verdicts;
  onShowSource: (number: number) => void;
  onAddSource: (claim: string) => void;
}

/** The statements that a conclusion rests on, each with what carries it, what speaks against it, and a person's word on it. */
export function ReasoningSteps({ conceptId, view, verdicts, onShowSource, onAddSource }: ReasoningStepsProps) {
  return (
    <ol className={styles.steps}>
      {view.steps.map((step, index) => {
        const Step = isInference(step) ? InferredStep : SourcedStep;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two statements may say the same, and none changes its place
          <li key={index} className={styles.step} data-inferred={isInference(step) || undefined}>
            <span className={`${styles.number} numerals`} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.content}>
              <Step
                conceptId={conceptId}
                step={step}
                view={view}
                onShowSource={onShowSource}
                onAddSource={() => onAddSource(step.text)}
              />
              <StepVerdict
                step={step}
                number={index + 1}
                verdicts={verdicts}
                onAddSource={() => onAddSource(step.text)}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
