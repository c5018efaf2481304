import type { GeneratedConcept } from "@seedbed/contract/incubation/schemas";
import { conceptTextMaxLength, conceptTitleMaxLength } from "@seedbed/contract/limits";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Counter } from "../../../design/progress/counter.tsx";
import { isComposing } from "../../../design/text/is-composing.ts";
import { GrowingText } from "../questionnaire/growing-text.tsx";
import styles from "./concept-detail.module.css";
import { type ConceptEdit, type ConceptTextName, partLabels } from "./concept-edit.ts";

interface ConceptTextProps {
  concept: GeneratedConcept;
  name: ConceptTextName;
  onEdit: (change: ConceptEdit) => void;
  /** Below the text: what it rests on. */
  sources: ReactNode;
}

/** One text of a concept, a field where it stands. Escape takes back what was typed since the field was entered. */
export function ConceptText({ concept, name, onEdit, sources }: ConceptTextProps) {
  const fieldId = useId();
  const before = useRef(concept[name]);
  const value = concept[name];
  const isTitle = name === "title";
  const max = isTitle ? conceptTitleMaxLength : conceptTextMaxLength;
  const missing = isTitle && value.trim() === "";
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") onEdit({ [name]: before.current });
    if (event.key === "Enter" && isTitle) event.preventDefault();
  };
  return (
    <div className={styles.part} data-part={name}>
      <label htmlFor={fieldId} className={isTitle ? "visually-hidden" : "eyebrow"}>
        {partLabels[name]}
      </label>
      <div className={styles.field} data-invalid={missing || undefined} data-fixed={concept.isSaved || undefined}>
        <GrowingText
          id={fieldId}
          value={value}
          readOnly={concept.isSaved}
          aria-invalid={missing || value.trim().length > max}
          placeholder={isTitle ? "*Required" : "Nothing yet"}
          onFocus={() => {
            before.current = value;
          }}
          onChange={({ currentTarget }) =>
            onEdit({ [name]: isTitle ? currentTarget.value.replaceAll("\n", " ") : currentTarget.value })
          }
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.below}>
        {missing && <span role="alert">This field cannot be empty.</span>}
        <Counter length={value.length} max={max} />
      </div>
      {sources}
    </div>
  );
}
