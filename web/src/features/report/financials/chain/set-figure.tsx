import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { Figure } from "@seedbed/rules/financials/figures/figure";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { PartRestsOn, RestsOn } from "../../evidence/rests-on.tsx";
import { SetBy } from "../sizing/set-by.tsx";
import styles from "./chain-entry.module.css";

interface SetFigureProps {
  own: NonNullable<Figure["own"]>;
  projection: FinancialProjection;
}

/** A number that somebody has set and that is no entry of a sizing: who, when, why, and what it rests on. */
export function SetFigure({ own: { item, field }, projection }: SetFigureProps) {
  const { pricing, savingsModel, costDrivers, evidence, origin } = projection;
  const driver = costDrivers.find(({ uuid }) => uuid === item);
  const part = field === "pricing.price" ? "pricing" : "savingsModel";
  const why = driver?.description ?? (part === "pricing" ? pricing : savingsModel)?.reasoning;
  return (
    <div className={`${styles.entry} ${styles.set}`}>
      {why && <p>{why}</p>}
      <p className={styles.from}>
        <OriginBadge origin={origin} />
        <span>
          Set by: <SetBy item={item} field={field} />
        </span>
      </p>
      {driver ? (
        <RestsOn item={driver.uuid} name={driver.title} evidence={driver.evidence} />
      ) : (
        <PartRestsOn field={`financialProjection.${part}`} name="this number" evidence={evidence?.[part]} />
      )}
    </div>
  );
}
