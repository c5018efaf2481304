import { compactUsd } from "@seedbed/rules/money/compact-usd";
import type { SizingsApart } from "@seedbed/rules/projections/plan/sizings-apart";
import { Link } from "@tanstack/react-router";
import styles from "./clash-note.module.css";

/** That the sizing a projection follows and the other one cannot both be meant. */
export function ClashNote({ apart: { followed, other } }: { apart: SizingsApart }) {
  return (
    <p className={styles.note} role="note">
      These figures follow the bottom-up sizing, of which {compactUsd(followed)} a year can be won; the top-down one
      says {compactUsd(other)}. One of the two has to move.{" "}
      <Link from="/concept/$id/financial-projection" to="." search={{ tab: "market-sizing" }}>
        Compare them
      </Link>
    </p>
  );
}
