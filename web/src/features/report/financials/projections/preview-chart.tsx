import type { PreviewMonth } from "@seedbed/rules/projections/preview";
import styles from "./preview-chart.module.css";

const [width, height] = [640, 260];

/** Worth over months: the band around the mean, the best and the worst case. For the eye alone. */
export function PreviewChart({ bands }: { bands: readonly PreviewMonth[] }) {
  const [lowest, highest] = [Math.min(...bands.map(({ worst }) => worst)), Math.max(...bands.map(({ best }) => best))];
  const at = (month: number, value: number) =>
    `${((month / (bands.length - 1)) * width).toFixed(1)},${(height - ((value - lowest) / (highest - lowest || 1)) * height).toFixed(1)}`;
  const line = (name: keyof PreviewMonth) => bands.map((band, month) => at(month, band[name])).join(" ");
  const downAgain = bands.map(({ lower }, month) => at(month, lower)).toReversed();
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon className={styles.band} points={`${line("upper")} ${downAgain.join(" ")}`} />
      <polyline className={styles.best} points={line("best")} />
      <polyline className={styles.worst} points={line("worst")} />
      <polyline className={styles.mean} points={line("mean")} />
    </svg>
  );
}
