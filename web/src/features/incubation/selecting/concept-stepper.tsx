import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import styles from "./concept-detail.module.css";

interface ConceptStepperProps {
  /** From 1. */
  position: number;
  count: number;
  onStep: (step: -1 | 1) => void;
}

/** Which of the concepts is shown, and the way to its neighbours. */
export function ConceptStepper({ position, count, onStep }: ConceptStepperProps) {
  return (
    <div className={styles.stepper}>
      <button type="button" aria-label="Previous concept" disabled={position <= 1} onClick={() => onStep(-1)}>
        <IconChevronLeft size={18} aria-hidden="true" />
      </button>
      <span className="numerals" aria-live="polite">
        {position} of {count}
      </span>
      <button type="button" aria-label="Next concept" disabled={position >= count} onClick={() => onStep(1)}>
        <IconChevronRight size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
