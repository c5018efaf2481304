import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { labelOfScale } from "@seedbed/rules/assumptions/meter";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { categories } from "../assumption-categories.ts";
import { MapDots } from "./map-dots.tsx";
import { placeDots } from "./place-dots.ts";
import styles from "./priority-map.module.css";
import { PriorityTable } from "./priority-table.tsx";

const size = { width: 300, height: 210 };

interface PriorityMapProps {
  assumptions: readonly Assumption[];
  /** Leads to the one that is chosen. */
  onChoose: (uuid: string) => void;
}

/** How much depends on each assumption over how much is known of it: what stands at the top left is tested first. */
export function PriorityMap({ assumptions, onChoose }: PriorityMapProps) {
  const dots = placeDots(assumptions);
  const [pointedAt, setPointedAt] = useState<Assumption | null>(null);
  return (
    <Card title="Priority map">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws nothing */}
      <svg
        className={styles.map}
        viewBox={`0 0 ${size.width} ${size.height + 24}`}
        role="group"
        aria-label="Priority map: importance over certainty"
      >
        <rect className={styles.first} x="0" y="0" width={size.width / 2} height={size.height / 2} />
        <text className={styles.firstLabel} x="8" y="16">
          Test first
        </text>
        <path
          className={styles.axes}
          d={`M0 0 V${size.height} H${size.width} M${size.width / 2} 0 V${size.height} M0 ${size.height / 2} H${size.width}`}
        />
        <MapDots dots={dots} size={size} onPoint={setPointedAt} onChoose={onChoose} />
        <text className={styles.axis} x={size.width / 2} y={size.height + 18} textAnchor="middle">
          Certainty →
        </text>
        <text className={styles.axis} x={size.width - 6} y="14" textAnchor="end">
          {/* The arrow of the system: the cut of our own font that has it weighs more than the rest of the page. */}
          <tspan className={styles.arrow}>↑</tspan> Importance
        </text>
      </svg>

      <p className={styles.pointed} aria-hidden="true">
        {pointedAt
          ? `${pointedAt.statement} Importance ${labelOfScale(pointedAt.importance).toLowerCase()}, certainty ${labelOfScale(pointedAt.certainty).toLowerCase()}.`
          : "Point at a dot to read it, press it to go there."}
      </p>
      <ul className={styles.legend}>
        {categories.map((category) => (
          <li key={category}>
            <span className={styles.key} data-category={category.toLowerCase()} aria-hidden="true" />
            {category}
          </li>
        ))}
      </ul>
      <PriorityTable assumptions={assumptions} />
    </Card>
  );
}
