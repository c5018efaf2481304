import type { MarketForce } from "@seedbed/contract/report/market-scan/schemas";
import { favour, forceColor, scoreText } from "./force-measure.ts";
import styles from "./radar-chart.module.css";
import { useRovingFocus } from "./use-roving-focus.ts";

const width = 480;
const height = 320;
const centre = { x: width / 2, y: height / 2 };
const radius = 112;
const rings = [0.2, 0.4, 0.6, 0.8, 1];
const lineHeight = 17;

// A long name stands in two lines, broken at the space nearest to its middle; what is longer still ends in an ellipsis.
function inLines(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const nearest = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const lines = nearest === undefined || name.length <= 12 ? [name] : [name.slice(0, nearest), name.slice(nearest + 1)];
  return lines.map((line) => (line.length > 18 ? `${line.slice(0, 17).trimEnd()}…` : line));
}

// Who speaks to a computer says what is seen: a shortened name comes before the whole one.
function spoken(name: string): string {
  const seen = inLines(name).join(" ");
  return seen === name ? name : `${seen} ${name}`;
}

interface RadarChartProps {
  forces: readonly MarketForce[];
  /** Its uuid. */
  chosen: string;
  onChoose: (uuid: string) => void;
}

/** One axis a force: near the centre it holds back, far out it helps. Its marks choose like the buttons beside it. */
export function RadarChart({ forces, chosen, onChoose }: RadarChartProps) {
  const markProps = useRovingFocus(
    forces.map(({ uuid }) => uuid),
    chosen,
    onChoose,
  );
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
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its marks are chosen like the options of a list
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="listbox" aria-label="Market Forces Radar">
      {rings.map((ring) => (
        <polygon key={ring} className={styles.ring} points={polygon(() => ring)} />
      ))}
      <polygon className={styles.shape} points={polygon((index) => shares[index] ?? 0)} />
      {forces.map((force, index) => (
        <g
          key={force.uuid}
          className={styles.force}
          role="option"
          aria-selected={force.uuid === chosen}
          aria-label={`${spoken(force.category)}: ${force.grading}, ${scoreText(force.score)}`}
          {...markProps(force.uuid)}
        >
          <Mark force={force} at={point(index, shares[index] ?? 0)} />
          <Label name={force.category} at={point(index, 1.1)} />
        </g>
      ))}
    </svg>
  );
}

interface Point {
  x: number;
  y: number;
}

function Mark({ force, at }: { force: MarketForce; at: Point }) {
  return (
    <>
      <circle className={styles.reach} cx={at.x} cy={at.y} r={16} />
      <circle className={styles.halo} cx={at.x} cy={at.y} r={11} />
      <circle className={styles.mark} cx={at.x} cy={at.y} r={6} style={{ fill: forceColor(force) }} />
    </>
  );
}

function Label({ name, at }: { name: string; at: Point }) {
  const side = at.x - centre.x;
  const anchor = Math.abs(side) < 10 ? "middle" : side > 0 ? "start" : "end";
  const lines = inLines(name);
  const above = at.y < centre.y - radius;
  const below = at.y > centre.y + radius;
  // The lines of a label above the picture end at it instead of beginning there.
  // A space between lines belongs to words that are read aloud; it stands where it moves no line.
  const isAhead = anchor === "end";
  const first = above ? -2 - (lines.length - 1) * lineHeight : below ? 10 : 4;
  return (
    <text className={styles.label} x={at.x} y={at.y + first} textAnchor={anchor}>
      {lines.map((line, number) => (
        <tspan key={line} x={at.x} dy={number === 0 ? 0 : lineHeight}>
          {`${isAhead && number > 0 ? " " : ""}${line}${!isAhead && number < lines.length - 1 ? " " : ""}`}
        </tspan>
      ))}
    </text>
  );
}
