import type { MarketForce } from "@seedbed/contract/report/market-scan/schemas";
import { favour, forceColor } from "./force-measure.ts";
import styles from "./radar-chart.module.css";

const width = 480;
const height = 320;
const centre = { x: width / 2, y: height / 2 };
const radius = 112;
const rings = [0.2, 0.4, 0.6, 0.8, 1];

const lineHeight = 17;

// A long name stands in two lines, broken at the space nearest to its middle.
function inLines(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const nearest = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return nearest === undefined || name.length <= 12 ? [name] : [name.slice(0, nearest), name.slice(nearest + 1)];
}

interface RadarChartProps {
  forces: readonly MarketForce[];
  selected: string | undefined;
}

/** One axis a force: near the centre it holds back, far out it helps. Says nothing that the table below it does not. */
export function RadarChart({ forces, selected }: RadarChartProps) {
  const point = (index: number, share: number) => {
    const angle = (index / forces.length) * 2 * Math.PI - Math.PI / 2;
    return { x: centre.x + Math.cos(angle) * radius * share, y: centre.y + Math.sin(angle) * radius * share };
  };
  const polygon = (share: (index: number) => number) =>
    forces
      .map((_, index) => point(index, share(index)))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(" ");
  // A force at the very centre would hide the others.
  const shares = forces.map((force) => Math.max(0.06, favour(force)));
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Market Forces Radar">
      {rings.map((ring) => (
        <polygon key={ring} className={styles.ring} points={polygon(() => ring)} />
      ))}
      <polygon className={styles.shape} points={polygon((index) => shares[index] ?? 0)} />
      {forces.map((force, index) => {
        const mark = point(index, shares[index] ?? 0);
        const label = point(index, 1.1);
        const side = label.x - centre.x;
        const anchor = Math.abs(side) < 10 ? "middle" : side > 0 ? "start" : "end";
        const lines = inLines(force.category);
        const above = label.y < centre.y - radius;
        const below = label.y > centre.y + radius;
        return (
          <g key={force.uuid} data-selected={force.uuid === selected}>
            <circle className={styles.mark} cx={mark.x} cy={mark.y} r={6} style={{ fill: forceColor(force) }} />
            <text className={styles.label} x={label.x} y={label.y + (above ? -2 : below ? 10 : 4)} textAnchor={anchor}>
              {lines.map((line, number) => (
                <tspan key={line} x={label.x} dy={number === 0 ? 0 : lineHeight}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
