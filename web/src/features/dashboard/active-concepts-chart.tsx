import styles from "./active-concepts-chart.module.css";
import { chartStages, conversion, percentOf, stageLabels } from "./stages.ts";
import type { Counts } from "./use-dashboard.ts";

const width = 670;
const height = 327;
const barMax = 200;
const barWidth = 70;
const segment = 170;
const floor = 262;
const colors = ["var(--sprout-600)", "var(--sprout-500)", "var(--sprout-300)"];

/** Launched concepts by stage, with the share of each stage that reached the next. A table stands behind it. */
export function ActiveConceptsChart({ counts }: { counts: Counts }) {
  const highest = Math.max(1, ...chartStages.map((stage) => counts[stage]));
  const total = chartStages.reduce((sum, stage) => sum + counts[stage], 0);
  const start = (width - segment * (chartStages.length - 1)) / 2;
  const columns = chartStages.map((stage, index) => {
    const tall = (counts[stage] / highest) * barMax;
    return { stage, x: start + index * segment, top: floor - tall, tall, color: colors[index] };
  });
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label="Active concepts by stage"
      >
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <line
            key={part}
            className={styles.grid}
            x1={40}
            x2={width - 40}
            y1={floor - barMax * part}
            y2={floor - barMax * part}
          />
        ))}
        <line className={styles.floor} x1={40} x2={width - 40} y1={floor} y2={floor} />
        {columns.map(({ stage, x, top, tall, color }) => (
          <g key={stage}>
            <rect x={x - barWidth / 2} y={top} width={barWidth} height={Math.max(tall, 2)} rx={6} fill={color} />
            <text className={styles.figureText} x={x} y={top - 12} textAnchor="middle">
              {counts[stage]}
            </text>
            <text className={styles.label} x={x} y={floor + 24} textAnchor="middle">
              {stageLabels[stage]}
            </text>
            <text className={styles.share} x={x} y={floor + 44} textAnchor="middle">
              {percentOf(counts[stage], total)}%
            </text>
          </g>
        ))}
        {columns.slice(1).map((to, index) => {
          const from = columns[index];
          const reached = from ? conversion(counts, from.stage, to.stage) : null;
          if (!from || reached === null) return null;
          const x = (from.x + to.x) / 2;
          const y = floor - barMax / 3;
          return (
            <g key={to.stage}>
              <path
                className={styles.link}
                d={`M ${from.x + 42} ${y - 8} C ${x} ${y - 8}, ${x} ${y + 20}, ${to.x - 42} ${y + 20}`}
              />
              <rect className={styles.pill} x={x - 26} y={y - 8} width={52} height={26} rx={13} />
              <text className={styles.percent} x={x} y={y + 9} textAnchor="middle">
                {reached}%
              </text>
            </g>
          );
        })}
      </svg>
      <details className={styles.table}>
        <summary>Show as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Stage</th>
              <th scope="col">Concepts</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {chartStages.map((stage) => (
              <tr key={stage}>
                <th scope="row">{stageLabels[stage]}</th>
                <td className="numerals">{counts[stage]}</td>
                <td className="numerals">{percentOf(counts[stage], total)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
