import type { Range } from "@seedbed/rules/projections/drawing/triangular";
import type { PlanInput } from "@seedbed/rules/projections/plan/projection-plan";
import { mostTried } from "@seedbed/rules/projections/what-if";
import { useId, useState } from "react";
import { Badge } from "../../../../../design/badge.tsx";
import { isComposing } from "../../../../../design/text/is-composing.ts";
import { readNumber } from "../../../editing/fields/read-number.ts";
import { useLinkedItem } from "../../../plain/use-linked-item.ts";
import { numberText, unitInWords } from "../number-words.ts";
import styles from "./range-field.module.css";

const ends = ["low", "likely", "high"] as const;

interface RangeFieldProps {
  /** As it stands in the plan. */
  input: PlanInput;
  /** What is tried instead. */
  tried: Range | undefined;
  onTry: (range: Range | undefined) => void;
}

/** A number at its least, likeliest and most, in one joined field. What is written counts when the field is left, or with Enter. */
export function RangeField({ input, tried, onTry }: RangeFieldProps) {
  const { className, ...linked } = useLinkedItem(input.key);
  const [problemId, standing] = [useId(), tried ?? input];
  const [texts, setTexts] = useState<Partial<Record<keyof Range, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const leave = () => {
    if (Object.keys(texts).length === 0) return;
    const isUnsaid = input.saidBy === "missing" && !tried;
    const read = rangeFrom(texts, standing, isUnsaid);
    setProblem(typeof read === "string" ? read : null);
    if (typeof read === "string") return;
    setTexts({});
    const isPlans = ends.every((end) => read[end] === input[end]);
    onTry(isPlans ? undefined : read);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a row with what is beside it
    <div {...linked} role="group" aria-label={input.label} className={`${className} ${styles.field}`}>
      <div className={styles.head}>
        <span className={styles.label}>{input.label}</span>
        <span className={styles.unit}>{unitInWords(input)}</span>
        {input.saidBy === "nobody" && <Badge tone="warn">Start value</Badge>}
        {input.saidBy === "missing" && !tried && <Badge tone="warn">Missing</Badge>}
        {input.endsByRule && !tried && (
          <Badge title="Nobody has said how far off it may be: a tenth with a source, three tenths without one.">
            Ends by rule
          </Badge>
        )}
      </div>
      <div className={styles.cells}>
        {ends.map((end) => (
          <input
            key={end}
            className={tried && tried[end] !== input[end] ? styles.tried : styles.cell}
            aria-label={`${input.label}, ${end}`}
            aria-invalid={problem !== null}
            aria-describedby={problem ? problemId : undefined}
            inputMode="decimal"
            value={texts[end] ?? numberText(standing[end])}
            onChange={({ currentTarget: { value } }) => setTexts((written) => ({ ...written, [end]: value }))}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.parentElement?.contains(relatedTarget)) leave();
            }}
            onKeyDown={(event) => {
              if (isComposing(event)) return;
              if (event.key === "Enter") leave();
              if (event.key === "Escape") {
                setTexts({});
                setProblem(null);
              }
            }}
          />
        ))}
      </div>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {tried && (
        <p className={styles.was}>
          Tried. In the plan: {ends.map((end) => numberText(input[end])).join(", ")}.{" "}
          <button type="button" onClick={() => onTry(undefined)} aria-label={`Undo ${input.label}`}>
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

/**
 * The range that was written, or what is wrong with it. Ends that were not touched give way to a likely value beyond them, and are that value where
 * nobody had said anything.
 */
function rangeFrom(texts: Partial<Record<keyof Range, string>>, standing: Range, isUnsaid: boolean): Range | string {
  const read = ends.map((end) => (texts[end] === undefined ? standing[end] : readNumber(texts[end])));
  if (read.some((value) => value === null || Number.isNaN(value))) return "Write a number, such as 1,200 or 4.5.";
  const [low, likely, high] = read as [number, number, number];
  if ([low, likely, high].some((value) => Math.abs(value) > mostTried)) return "Write a number below a quadrillion.";
  const range = {
    low: texts.low === undefined ? Math.min(isUnsaid ? likely : low, likely) : low,
    likely,
    high: texts.high === undefined ? Math.max(isUnsaid ? likely : high, likely) : high,
  };
  if (range.low > range.likely) return "Low must not be above likely.";
  return range.likely > range.high ? "Likely must not be above high." : range;
}
