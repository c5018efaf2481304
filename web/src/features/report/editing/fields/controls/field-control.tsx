import type { FieldEdit } from "@seedbed/contract/report/editing/edits";
import { useId } from "react";
import styles from "../../items/item-tools.module.css";
import { SourcesControl } from "./sources-control.tsx";
import type { TypedSource } from "./typed-source.ts";

interface FieldControlProps {
  edit: FieldEdit;
  label: string;
  value: unknown;
  problem: string | null;
  hasFocus: boolean;
  isMultiline: boolean;
  labelOf?: (value: string) => string;
  onChange: (value: unknown) => void;
}

/** One field of a form, as its kind asks for it. */
export function FieldControl({
  edit,
  label,
  value,
  problem,
  hasFocus,
  isMultiline,
  labelOf,
  onChange,
}: FieldControlProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  const shared = {
    id,
    className: styles.control,
    autoFocus: hasFocus,
    "aria-invalid": problem !== null,
    "aria-describedby": problem ? problemId : undefined,
  };
  const said = problem && (
    <span id={problemId} role="alert" className={styles.problem}>
      {problem}
    </span>
  );
  if (edit.kind === "flag")
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
    );
  if (edit.kind === "sources")
    return (
      <SourcesControl
        label={label}
        most={edit.most}
        sources={value as readonly TypedSource[]}
        problem={problem}
        hasFocus={hasFocus}
        onChange={onChange}
      />
    );
  if (edit.kind === "entries") return null;
  return (
    <div className={styles.label}>
      <label htmlFor={id}>{label}</label>
      {edit.kind === "choice" ? (
        <select {...shared} value={String(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {edit.values.map((each) => (
            <option key={each} value={each}>
              {labelOf?.(each) ?? each}
            </option>
          ))}
        </select>
      ) : edit.kind === "number" ? (
        <input
          {...shared}
          type="number"
          step="any"
          min={edit.min}
          max={edit.max}
          defaultValue={typeof value === "number" ? value : ""}
          onChange={({ currentTarget }) => onChange(numberIn(currentTarget))}
        />
      ) : edit.kind === "texts" ? (
        <textarea
          {...shared}
          value={(value as readonly string[]).join("\n")}
          placeholder="One a line"
          onChange={({ currentTarget }) => onChange(currentTarget.value.split("\n"))}
        />
      ) : isMultiline ? (
        <textarea {...shared} value={String(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <input {...shared} value={String(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
      {said}
    </div>
  );
}

/** What a number field holds: null for nothing, NaN for what is no number. */
export const numberIn = ({ value, validity, valueAsNumber }: HTMLInputElement): number | null =>
  value === "" && !validity.badInput ? null : valueAsNumber;
