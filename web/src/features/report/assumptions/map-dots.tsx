import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { labelOfScale } from "@seedbed/rules/assumptions/meter";
import { type KeyboardEvent, useState } from "react";
import type { Dot } from "./place-dots.ts";
import styles from "./priority-map.module.css";

interface MapDotsProps {
  dots: readonly Dot[];
  size: { width: number; height: number };
  /** Told of the one under the pointer or the keyboard. */
  onPoint: (assumption: Assumption | null) => void;
  onChoose: (uuid: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The assumptions as dots: one stop of the Tab key, arrows from one to the next. */
export function MapDots({ dots, size, onPoint, onChoose }: MapDotsProps) {
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, dots.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + dots.length) % dots.length;
    setCurrent(next);
    event.currentTarget.parentElement?.querySelectorAll("a")[next]?.focus();
  };
  return dots.map(({ assumption, x, y }, index) => {
    const { uuid, statement, category, importance, certainty } = assumption;
    return (
      <a
        key={uuid}
        href={`#${uuid}`}
        className={styles.choice}
        tabIndex={index === stop ? 0 : -1}
        aria-label={`${statement} ${category}, importance ${labelOfScale(importance).toLowerCase()}, certainty ${labelOfScale(certainty).toLowerCase()}`}
        onKeyDown={onKeyDown}
        onPointerEnter={() => onPoint(assumption)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => {
          setCurrent(index);
          onPoint(assumption);
        }}
        onBlur={() => onPoint(null)}
        onClick={(event) => {
          event.preventDefault();
          onChoose(uuid);
        }}
      >
        <circle
          className={styles.dot}
          data-category={category.toLowerCase()}
          cx={x * size.width}
          cy={(1 - y) * size.height}
          r={6}
        />
        {/* A finger needs more room than the eye. */}
        <circle className={styles.reach} cx={x * size.width} cy={(1 - y) * size.height} r={8} />
      </a>
    );
  });
}
