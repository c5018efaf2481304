import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { scalarInWords } from "@seedbed/rules/market-sizing/figures-in-words";
import { groupTitles } from "@seedbed/rules/market-sizing/group-titles";
import { farApart, reconcile } from "@seedbed/rules/market-sizing/reconcile";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { Card } from "../../../../design/card.tsx";
import { Figure } from "../chain/figures.tsx";
import { Concern } from "./concern.tsx";
import styles from "./reconciliation.module.css";

interface ReconciliationProps {
  /** The entries of both ways, as they are typed. */
  above: readonly AssumptionEntry[];
  below: readonly AssumptionEntry[];
  /** The uuids of their sizings. */
  topDown: string;
  bottomUp: string;
}

/** Both ways of sizing the market side by side, and the numbers that explain most of their difference. */
export function Reconciliation({ above, below, ...sizings }: ReconciliationProps) {
  const { rows, isFarApart, cause } = reconcile(above, below);
  const known = (entries: readonly AssumptionEntry[], uuid: string | null) => {
    const entry = entries.find((each) => each.uuid === uuid);
    return (
      entry && (
        <>
          “{entry.title}”{" "}
          <span className={styles.number}>
            (
            <Figure isInline id={figureId.entry(entry.uuid)} name={entry.title}>
              {[scalarInWords(entry), plainUnit(entry)].filter(Boolean).join(" ")}
            </Figure>
            )
          </span>
        </>
      )
    );
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
              <td>
                <Figure isInline id={figureId.market(group, sizings.topDown)} name={`${group}, Top Down`}>
                  {compactUsd(topDown)}
                </Figure>
              </td>
              <td>
                <Figure isInline id={figureId.market(group, sizings.bottomUp)} name={`${group}, Bottom Up`}>
                  {compactUsd(bottomUp)}
                </Figure>
              </td>
              <td>
                {times === null ? (
                  "–"
                ) : (
                  <Figure isInline id={figureId.apart(group)} name={`the distance in ${group}`}>
                    {times.toFixed(times < farApart ? 1 : 0)} times
                  </Figure>
                )}
              </td>
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
          <Figure isInline id={figureId.cause} name="this part">
            {cause.share.toFixed(0)}%
          </Figure>{" "}
          of what differs lies in the {groupTitles[cause.group].toLowerCase()}: {against[0]}
          {against.every(Boolean) && " stands against "}
          {against[1]}
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
