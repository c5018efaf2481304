import type { Origin } from "@seedbed/contract/plain-text";
import type { MarketForce } from "@seedbed/contract/report/market-scan/schemas";
import { useState } from "react";
import { Badge } from "../../../design/badge.tsx";
import { Card } from "../../../design/card.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { forceColor, headwindsFirst } from "./force-measure.ts";
import styles from "./market-forces.module.css";
import { RadarChart } from "./radar-chart.tsx";

const gradingTones = {
  "Mostly Headwinds": "bad",
  "Headwinds & Tailwinds": "warn",
  "Mostly Tailwinds": "ok",
} as const;

const scoreText = (score: number | null) => (score === null ? "Not scored" : `${score} / 10`);

/** The forces of the market at a glance, and each of them in words. */
export function MarketForces({ forces, origin }: { forces: readonly MarketForce[]; origin: Origin }) {
  const [chosen, setChosen] = useState<string | undefined>();
  const ordered = headwindsFirst(forces);
  const shown = ordered.find(({ uuid }) => uuid === chosen) ?? ordered[0];
  if (!shown) return null;
  return (
    <Card title="Market Forces Radar" aside={<OriginBadge origin={origin} />}>
      <div className={styles.columns}>
        <div>
          <RadarChart forces={forces} selected={shown.uuid} />
          <p className={styles.legend}>
            <span>Headwinds</span>
            <span className={styles.scale} aria-hidden="true" />
            <span>Tailwinds</span>
          </p>
          <ForceTable forces={ordered} />
        </div>
        <div className={styles.words}>
          <fieldset className={styles.buttons} aria-label="Market forces">
            {ordered.map((force) => (
              <button
                key={force.uuid}
                type="button"
                aria-pressed={force.uuid === shown.uuid}
                style={{ borderLeftColor: forceColor(force) }}
                onClick={() => setChosen(force.uuid)}
              >
                {force.category}
              </button>
            ))}
          </fieldset>
          <div aria-live="polite">
            <p className={styles.grade}>
              <Badge tone={gradingTones[shown.grading]}>{shown.grading}</Badge>
              {shown.score !== null && <span className="numerals">{scoreText(shown.score)}</span>}
            </p>
            <p className={styles.summary}>{shown.summary}</p>
            <div className={styles.impact}>
              <h3 className={styles.eyebrow}>Impact on this concept</h3>
              <p>{shown.impact}</p>
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}

function ForceTable({ forces }: { forces: readonly MarketForce[] }) {
  return (
    <details className={styles.table}>
      <summary>Show as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Force</th>
            <th scope="col">Grading</th>
            <th scope="col">0 tailwinds to 10 headwinds</th>
          </tr>
        </thead>
        <tbody>
          {forces.map((force) => (
            <tr key={force.uuid}>
              <th scope="row">{force.category}</th>
              <td>{force.grading}</td>
              <td className="numerals">{scoreText(force.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
