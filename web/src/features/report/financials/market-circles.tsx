import { figureId } from "@seedbed/rules/financials/figures/figure";
import { sharePercent } from "@seedbed/rules/market-sizing/share-percent";
import { compactUsd, marketCircleUsd } from "@seedbed/rules/money/compact-usd";
import { useRef } from "react";
import { Card } from "../../../design/card.tsx";
import { Figure } from "./chain/figures.tsx";
import styles from "./market-circles.module.css";
import { SavePicture } from "./saving/save-picture.tsx";

interface MarketCirclesProps {
  /** US dollars a year. */
  tam: number;
  sam: number;
  som: number;
  /** What a figure is called behind its amount: "ARR". */
  per?: string;
  /** The uuid of the sizing that they are of. */
  sizing: string;
}

const names = {
  TAM: "Total Addressable Market",
  SAM: "Serviceable Addressable Market",
  SOM: "Serviceable Obtainable Market",
} as const;

const percent = (part: number, whole: number) => `${sharePercent(part, whole).toFixed(1)}%`;
const inCircle = (amount: number, empty: "0M" | "0K") => (amount > 0 ? marketCircleUsd(amount) : empty);

/** The three markets inside each other. The circles show which lies in which; the shares stand beside the names. */
export function MarketCircles({ tam, sam, som, per, sizing }: MarketCirclesProps) {
  const circles = useRef<SVGSVGElement>(null);
  const rows = [
    { short: "TAM", words: names.TAM, amount: tam },
    { short: "SAM", words: <Share group="SAM" of="TAM" {...{ sizing }} value={percent(sam, tam)} />, amount: sam },
    { short: "SOM", words: <Share group="SOM" of="SAM" {...{ sizing }} value={percent(som, sam)} />, amount: som },
  ] as const;
  const figures = {
    columns: ["Market", "USD a year", "What it is"],
    rows: [
      ["TAM", tam, names.TAM],
      ["SAM", sam, `${percent(sam, tam)} of TAM`],
      ["SOM", som, `${percent(som, sam)} of SAM`],
    ],
  };
  const inside = (short: "TAM" | "SAM" | "SOM") => ({ "data-figure": figureId.market(short, sizing) });
  return (
    <Card title="Result" aside={<SavePicture title="Market size" picture={() => circles.current} figures={figures} />}>
      <svg
        ref={circles}
        className={styles.circles}
        viewBox="0 0 280 280"
        role="img"
        aria-label="TAM, SAM and SOM inside each other"
      >
        <circle className={styles.tam} cx="140" cy="140" r="139" />
        <circle className={styles.sam} cx="140" cy="184" r="92" />
        <circle className={styles.som} cx="140" cy="228" r="46" />
        <text className={styles.large} x="140" y="56" textAnchor="middle" {...inside("TAM")}>
          {inCircle(tam, "0M")}
        </text>
        <text className={styles.large} x="140" y="146" textAnchor="middle" {...inside("SAM")}>
          {inCircle(sam, "0M")}
        </text>
        <text className={styles.small} x="140" y="233" textAnchor="middle" {...inside("SOM")}>
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
              <Figure id={figureId.market(short, sizing)} name={short}>
                {compactUsd(amount)}
              </Figure>
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

interface ShareProps {
  group: "SAM" | "SOM";
  of: "TAM" | "SAM";
  sizing: string;
  value: string;
}

/** Which part of the market above one is. */
function Share({ group, of, sizing, value }: ShareProps) {
  return (
    <>
      <Figure isInline id={figureId.share(group, sizing)} name={`${group} as a share of ${of}`}>
        {value}
      </Figure>{" "}
      of {of}
    </>
  );
}
