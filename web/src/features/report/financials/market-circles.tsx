import { sharePercent } from "@seedbed/rules/market-sizing/share-percent";
import { compactUsd, marketCircleUsd } from "@seedbed/rules/money/compact-usd";
import { Card } from "../../../design/card.tsx";
import { FigureButton } from "./chain/figure-button.tsx";
import styles from "./market-circles.module.css";

interface MarketCirclesProps {
  /** US dollars a year. */
  tam: number;
  sam: number;
  som: number;
  /** What a figure is called behind its amount: "ARR". */
  per?: string;
  /** Leads from a figure to what it is made of; figures are words without it. */
  onTrace?: ((group: "TAM" | "SAM" | "SOM") => void) | undefined;
}

const names = {
  TAM: "Total Addressable Market",
  SAM: "Serviceable Addressable Market",
  SOM: "Serviceable Obtainable Market",
} as const;

const percent = (part: number, whole: number) => `${sharePercent(part, whole).toFixed(1)}%`;
const inCircle = (amount: number, empty: "0M" | "0K") => (amount > 0 ? marketCircleUsd(amount) : empty);

/** The three markets inside each other. The circles show which lies in which; the shares stand beside the names. */
export function MarketCircles({ tam, sam, som, per, onTrace }: MarketCirclesProps) {
  const rows = [
    { short: "TAM", words: names.TAM, amount: tam },
    { short: "SAM", words: `${percent(sam, tam)} of TAM`, amount: sam },
    { short: "SOM", words: `${percent(som, sam)} of SAM`, amount: som },
  ] as const;
  return (
    <Card title="Result">
      <svg className={styles.circles} viewBox="0 0 280 280" role="img" aria-label="TAM, SAM and SOM inside each other">
        <circle className={styles.tam} cx="140" cy="140" r="139" />
        <circle className={styles.sam} cx="140" cy="184" r="92" />
        <circle className={styles.som} cx="140" cy="228" r="46" />
        <text className={styles.large} x="140" y="56" textAnchor="middle">
          {inCircle(tam, "0M")}
        </text>
        <text className={styles.large} x="140" y="146" textAnchor="middle">
          {inCircle(sam, "0M")}
        </text>
        <text className={styles.small} x="140" y="233" textAnchor="middle">
          {inCircle(som, "0K")}
        </text>
      </svg>
      <dl className={styles.rows} aria-live="polite">
        {rows.map(({ short, words, amount }) => (
          <div key={short}>
            <dt>
              <abbr title={names[short]}>{short}</abbr> <span>{words}</span>
            </dt>
            <dd>
              {onTrace ? (
                <FigureButton name={short} onClick={() => onTrace(short)}>
                  {compactUsd(amount)}
                </FigureButton>
              ) : (
                compactUsd(amount)
              )}
              {per && ` ${per}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        US dollars (USD) a year, computed from the assumptions. The circles are not drawn to scale.
      </p>
    </Card>
  );
}
