import { figureId } from "@seedbed/rules/financials/figures/figure";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import type { SizingsApart } from "@seedbed/rules/projections/plan/sizings-apart";
import { Link } from "@tanstack/react-router";
import { Figure } from "../chain/figures.tsx";
import styles from "./clash-note.module.css";

/** That the sizing a projection follows and the other one cannot both be meant. */
export function ClashNote({ apart: { followed, other, sizings } }: { apart: SizingsApart }) {
  const market = (sizing: string, amount: number) => (
    <Figure isInline id={figureId.market("SOM", sizing)} name="SOM">
      {compactUsd(amount)}
    </Figure>
  );
  return (
    <p className={styles.note} role="note">
      These figures follow the bottom-up sizing, of which {market(sizings.followed, followed)} a year can be won; the
      top-down one says {market(sizings.other, other)}. One of the two has to move.{" "}
      <Link from="/concept/$id/financial-projection" to="." search={{ tab: "market-sizing" }}>
        Compare them
      </Link>
    </p>
  );
}
