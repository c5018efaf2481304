import { useId } from "react";
import styles from "./slider-field.module.css";

interface SliderFieldProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** What stands beside the slider, and what a screen reader says. */
  inWords: (value: number) => string;
}

/** A number between two ends, set by a handle or the arrow keys. */
export function SliderField({ label, value, onChange, inWords, ...range }: SliderFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={inWords(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden="true">{inWords(value)}</span>
    </div>
  );
}
