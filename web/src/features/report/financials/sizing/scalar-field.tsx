import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { scalarInWords } from "@seedbed/rules/market-sizing/figures-in-words";
import { useId } from "react";
import { useReadSection } from "../../editing/edited-section.tsx";
import { PersonAtField } from "../../editing/presence/person-at-field.tsx";
import { usePersonAt } from "../../editing/presence/use-present.ts";
import styles from "./scalar-field.module.css";
import { useScalar } from "./use-scalar.ts";
import type { TypedNumbers } from "./use-typed-numbers.ts";

interface ScalarFieldProps {
  entry: AssumptionEntry;
  place: string;
  numbers: TypedNumbers;
  /** It is another one than was written first. */
  isModified: boolean;
  /** What is said of it beside its own problem, by id. */
  concernId: string | undefined;
}

/** The number of an entry in a field of its own: arrows go by one, Enter and leaving save, Escape gives back. */
export function ScalarField({ entry, place, numbers, isModified, concernId }: ScalarFieldProps) {
  const scalar = useScalar(entry, { place, numbers });
  const person = usePersonAt(useReadSection()?.conceptId ?? "", scalar.fieldKey);
  const id = useId();
  if (!scalar.mayEdit) return <strong className={styles.read}>{scalarInWords(entry)}</strong>;
  const describedBy = [scalar.problem && id, concernId].filter(Boolean).join(" ");
  return (
    <span className={styles.field}>
      <span
        className={styles.box}
        data-place={scalar.fieldKey}
        data-modified={isModified || undefined}
        data-conflict={scalar.inConflict || undefined}
        data-unsaved={scalar.isUnsaved || undefined}
        data-invalid={scalar.problem !== null || undefined}
        data-other={person ? true : undefined}
      >
        <input
          className={styles.input}
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          aria-label={scalar.label}
          aria-valuemin={scalar.limits.minimum}
          aria-valuemax={scalar.limits.maximum ?? undefined}
          aria-valuenow={Number.isFinite(scalar.number) ? (scalar.number ?? undefined) : undefined}
          aria-valuetext={scalar.text}
          aria-invalid={scalar.problem !== null}
          aria-describedby={describedBy || undefined}
          value={scalar.text}
          onFocus={({ currentTarget }) => {
            scalar.begin();
            currentTarget.select();
          }}
          onChange={({ currentTarget }) => scalar.change(currentTarget.value)}
          onBlur={scalar.save}
          onKeyDown={scalar.onKeyDown}
        />
        <span className={styles.unit}>{entry.unit}</span>
        {person && <PersonAtField person={person} />}
      </span>
      {scalar.problem && (
        <span id={id} role="alert" className={styles.problem}>
          {scalar.problem}
        </span>
      )}
    </span>
  );
}
