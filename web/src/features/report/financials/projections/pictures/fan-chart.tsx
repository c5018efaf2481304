import { compactUsd } from "@seedbed/rules/money/compact-usd";
import styles from "./fan-chart.module.css";
import { movedApart, roundTicks } from "./round-ticks.ts";

const [width, height, left, right, top, bottom] = [720, 320, 64, 130, 12, 28];

export const lineNames = ["5%", "25%", "Median", "75%", "95%"] as const;

interface FanChartProps {
  /** What it says, for whom cannot see it. */
  label: string;
  /** For each month the values of 5, 25, 50, 75 and 95 %. */
  months: readonly (readonly number[])[];
  likely: readonly number[];
  /** A month of the likely line to point at. */
  marked: { month: number; words: string } | null;
}

/** How far draws spread over the months: half of them in the inner band, nine in ten in the outer one. */
export function FanChart({ label, months, likely, marked }: FanChartProps) {
  const all = [...months.flat(), ...likely, 0];
  const ticks = roundTicks(Math.min(...all), Math.max(...all));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const last = months.length - 1;
  const x = (month: number) => left + (month / Math.max(last, 1)) * (width - left - right);
  const y = (value: number) => top + ((most - value) / (most - least || 1)) * (height - top - bottom);
  const line = (heightAt: (month: number) => number) =>
    months.map((_, month) => `${x(month).toFixed(1)},${y(heightAt(month)).toFixed(1)}`);
  const ofBand = (index: number) => line((month) => months[month]?.[index] ?? 0);
  const area = (low: number, high: number) => [...ofBand(high), ...ofBand(low).toReversed()].join(" ");
  const ends = [
    ...lineNames.map((name, index) => ({ name, value: months[last]?.[index] ?? 0 })),
    { name: "Likely", value: likely[last] ?? 0 },
  ];
  const heights = movedApart(
    ends.map(({ value }) => y(value)),
    14,
  );
  const step = last > 24 ? 12 : 6;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed along must be reached by keys
    <section className={styles.scroll} aria-label="Picture" tabIndex={0}>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick} className={tick === 0 ? styles.zero : styles.tick}>
            <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end">
              {compactUsd(tick).replace(/\.0+(?=\D|$)/, "")}
            </text>
          </g>
        ))}
        <polygon className={styles.outer} points={area(0, 4)} />
        <polygon className={styles.inner} points={area(1, 3)} />
        <polyline className={styles.median} points={ofBand(2).join(" ")} />
        <polyline className={styles.likely} points={line((month) => likely[month] ?? 0).join(" ")} />
        {months.map(
          (_, month) =>
            month % step === 0 && (
              <text key={x(month)} x={x(month)} y={height - 8} textAnchor="middle">
                {month === 0 ? "Start" : month}
              </text>
            ),
        )}
        {ends.map(({ name, value }, index) => (
          <g key={name} className={name === "Median" ? styles.strong : undefined}>
            <text x={width - right + 8} y={(heights[index] ?? 0) + 4}>
              {name}
            </text>
            <text x={width} y={(heights[index] ?? 0) + 4} textAnchor="end">
              {compactUsd(value)}
            </text>
          </g>
        ))}
        {marked && (
          <g className={styles.mark}>
            <circle cx={x(marked.month)} cy={y(likely[marked.month] ?? 0)} r={4} />
            <text x={x(marked.month)} y={y(likely[marked.month] ?? 0) - 12} textAnchor="middle">
              {marked.words}
            </text>
          </g>
        )}
      </svg>
    </section>
  );
}
