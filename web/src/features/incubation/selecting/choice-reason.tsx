import { choiceReasonMaxLength } from "@seedbed/contract/limits";
import { useId } from "react";
import { Counter } from "../../../design/progress/counter.tsx";
import { GrowingText } from "../questionnaire/growing-text.tsx";
import styles from "./choice-reason.module.css";

interface ChoiceReasonProps {
  value: string;
  onChange: (reason: string) => void;
}

/** Why a concept is chosen, for those who read its report later. */
export function ChoiceReason({ value, onChange }: ChoiceReasonProps) {
  const fieldId = useId();
  return (
    <div className={styles.reason}>
      <label htmlFor={fieldId} className="eyebrow">
        Why this one?
      </label>
      <GrowingText
        id={fieldId}
        value={value}
        aria-invalid={value.trim().length > choiceReasonMaxLength}
        placeholder="Optional. It stands in the context of the report."
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Counter length={value.length} max={choiceReasonMaxLength} />
    </div>
  );
}
