import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { scalarInWords } from "@seedbed/rules/market-sizing/figures-in-words";
import { farApart, reconcile } from "@seedbed/rules/market-sizing/reconcile";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { Card } from "../../../../design/card.tsx";
import { Concern } from "./concern.tsx";
import styles from "./reconciliation.module.css";
import { groupTitles } from "./sizing-words.ts";

interface ReconciliationProps {
  /** The entries of both ways, as they are typed. */
  above: readonly AssumptionEntry[];
  below: readonly AssumptionEntry[];
}

/** Both ways of sizing the market side by side, and the numbers that explain most of their difference. */
export function Reconciliation({ above, below }: ReconciliationProps) {
  const { rows, isFarApart, cause } = reconcile(above, below);
  const known = (entries: readonly AssumptionEntry[], uuid: string | null) => {
    const entry = entries.find((each) => each.uuid === uuid);
    return entry && `“${entry.title}” (${[scalarInWords(entry), plainUnit(entry)].filter(Boolean).join(" ")})`;
  };
  const against = cause && [known(above, cause.above), known(below, cause.below)];
  return (
    <Card title="Both ways side by side" className={styles.card}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">US dollars (USD) a year</th>
            <th scope="col">Top Down</th>
            <th scope="col">Bottom Up</th>
            <th scope="col">Apart</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, topDown, bottomUp, times }) => (
            <tr key={group} data-far={(times !== null && times > farApart) || undefined}>
              <th scope="row">
                {group} <span className={styles.words}>{groupTitles[group]}</span>
              </th>
              <td>{compactUsd(topDown)}</td>
              <td>{compactUsd(bottomUp)}</td>
              <td>{times === null ? "–" : `${times.toFixed(times < farApart ? 1 : 0)} times`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isFarApart && (
        <Concern>
          The two ways are more than ten times apart. At least one of them rests on a number that is off.
        </Concern>
      )}
      {cause && against && (
        <p className={styles.cause}>
          {cause.share.toFixed(0)}% of what differs lies in the {groupTitles[cause.group].toLowerCase()}:{" "}
          {against.filter(Boolean).join(" stands against ")}
          {against.every(Boolean) ? "." : ", for which the other way has no number."}
        </p>
      )}
      {!cause && rows.every(({ times }) => times !== null) && (
        <p className={styles.cause}>Both ways come to the same.</p>
      )}
    </Card>
  );
}

const plainUnit = ({ unit }: AssumptionEntry) => (unit === "$" || unit === "%" ? "" : unit);
