import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { Meter } from "../../../../design/progress/meter.tsx";
import { EditableNumber, EditableText } from "../../editing/editable.tsx";
import { RestsOn } from "../../evidence/rests-on.tsx";
import { called } from "../../plain/called.ts";
import { Figure } from "../chain/figures.tsx";
import { ChosenIcon } from "../icons/chosen-icon.tsx";
import { revenueIcons } from "../icons/named-icon.tsx";
import { ThingCard } from "../parts/thing-card.tsx";
import styles from "./driver-card.module.css";

const place = "costDrivers[]";

interface DriverCardProps {
  driver: FinancialProjection["costDrivers"][number];
  position: number;
  count: number;
}

/** One thing that drives cost: its share, why, and how to lower it. */
export function DriverCard({ driver, position, count }: DriverCardProps) {
  const { uuid, title, costPercentageEstimate: share } = driver;
  const at = { item: uuid, place };
  const sign = <ChosenIcon item={driver} place={place} of={revenueIcons} />;
  return (
    <ThingCard item={driver} place={place} position={position} count={count} kind="cost driver" sign={sign}>
      <p className={styles.share}>
        <EditableNumber {...at} field="costPercentageEstimate" value={share} label={called("Share of cost", title)}>
          <Figure id={figureId.cost(uuid)} name={`the share of ${title}`}>
            {share}%
          </Figure>{" "}
          of cost
        </EditableNumber>
      </p>
      <Meter label={`${title}, share of cost`} value={share / 100} />
      <div className={styles.text}>
        <EditableText
          {...at}
          field="description"
          value={driver.description}
          label={called("Description", title)}
          multiline
        />
      </div>
      <div className={styles.text}>
        <EditableText
          {...at}
          field="mitigationStatement"
          value={driver.mitigationStatement}
          label={called("How to lower it", title)}
          multiline
        />
      </div>
      <RestsOn item={uuid} name={title} evidence={driver.evidence} />
    </ThingCard>
  );
}
