import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { swingsDrawing } from "../../saving/drawings.ts";
import { NumberLink, NumberSource } from "../number-link.tsx";
import { valueInWords } from "../number-words.ts";
import type { Projected } from "../use-projection.ts";
import { PictureCard } from "./picture-card.tsx";
import styles from "./swings-card.module.css";

/** As many as are drawn; the rest stand in the table. */
const most = 10;

interface SwingsCardProps {
  matters: NonNullable<Projected["matters"]>;
  horizon: number;
  /** The cash at the horizon with every number at its likely value. */
  likely: number;
}

/** The cash at the horizon when one number moves from low to high, the widest first. */
export function SwingsCard({ matters: { swings, plan }, horizon, likely }: SwingsCardProps) {
  const rows = swings.flatMap(({ input, atLow, atHigh }) => {
    const number = plan.inputs[input];
    return number ? [{ number, atLow, atHigh, worse: Math.min(atLow, atHigh), better: Math.max(atLow, atHigh) }] : [];
  });
  const least = Math.min(likely, ...rows.map(({ worse }) => worse));
  const width = Math.max(likely, ...rows.map(({ better }) => better)) - least || 1;
  const percent = (value: number) => `${(100 * (value - least)) / width}%`;
  const span = (from: number, to: number) => ({ left: percent(from), width: `${(100 * (to - from)) / width}%` });
  const figures = {
    columns: ["Number", "Unit", "Low", "Cash at low", "High", "Cash at high"],
    rows: rows.map(({ number, atLow, atHigh }) => [
      ...[number.label, number.unit, number.low, atLow, number.high, atHigh],
    ]),
  };
  return (
    <PictureCard
      draw={() =>
        swingsDrawing(
          rows.slice(0, most).map(({ number, worse, better }) => ({ name: number.label, worse, better })),
          { likely, words: `Cash at month ${horizon} when one number moves from low to high.` },
        )
      }
      figures={figures}
      title="What matters most"
      lead={`Cash at month ${horizon} when one number moves from low to high and the rest stay likely. Left is worse, right is better; the line is the likely ${compactUsd(likely)}.`}
      picture={
        <ul className={styles.rows}>
          {rows.slice(0, most).map(({ number, atLow, atHigh, worse, better }) => {
            const [atWorse, atBetter] = atLow <= atHigh ? [number.low, number.high] : [number.high, number.low];
            return (
              <li key={number.key}>
                <span className={styles.name}>
                  <NumberLink input={number} isSaving={plan.layout === "savings"} />
                  <NumberSource input={number} />
                </span>
                <span className={styles.end}>{valueInWords(number, atWorse)}</span>
                <span className={styles.track}>
                  <span className={styles.worse} style={span(worse, Math.max(worse, Math.min(likely, better)))} />
                  <span className={styles.better} style={span(Math.min(better, Math.max(likely, worse)), better)} />
                  <span className={styles.likely} style={{ left: percent(likely) }} />
                </span>
                <span>{valueInWords(number, atBetter)}</span>
              </li>
            );
          })}
        </ul>
      }
      table={{
        columns: ["Number", "Low", "Cash at low", "High", "Cash at high"],
        rows: rows.map(({ number, atLow, atHigh }) => ({
          name: number.label,
          cells: [
            valueInWords(number, number.low),
            compactUsd(atLow),
            valueInWords(number, number.high),
            compactUsd(atHigh),
          ],
        })),
      }}
    />
  );
}
