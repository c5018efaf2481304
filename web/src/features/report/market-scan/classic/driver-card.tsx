import type { Origin } from "@seedbed/contract/plain-text";
import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import { Card } from "../../../../design/card.tsx";
import { EditableEntries, EditableText } from "../../editing/editable.tsx";
import { ItemTools } from "../../editing/items.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { called } from "../../plain/called.ts";
import { CollapsibleText } from "../../plain/collapsible-text.tsx";
import { SourceList } from "../../plain/source-list.tsx";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { collapsedHeight } from "../collapsed-height.ts";
import styles from "./driver-card.module.css";

const place = "trendsAndDrivers[]";

interface DriverCardProps {
  driver: MarketScan["trendsAndDrivers"][number];
  position: number;
  count: number;
  origin: Origin;
}

/** A trend in the shape of version 2: what it is, and the insights that support it with their sources. */
export function DriverCard({ driver, position, count, origin }: DriverCardProps) {
  const { className, ...linked } = useLinkedItem(driver.uuid);
  const at = { item: driver.uuid, place };
  return (
    <div className={`${className} ${styles.cell}`} {...linked}>
      <Card className={styles.card}>
        <header className={styles.header}>
          <h3 aria-label={driver.name}>
            <EditableText {...at} field="name" value={driver.name} label={called("Name", driver.name)} />
          </h3>
          <ItemTools item={driver} place={place} position={position} count={count} label={`trend “${driver.name}”`} />
        </header>
        <CollapsibleText height={collapsedHeight}>
          <div className={styles.description}>
            <EditableText
              {...at}
              field="description"
              value={driver.description}
              label={called("Description", driver.name)}
              multiline
            />
          </div>
        </CollapsibleText>
        <div className={styles.support}>
          <EditableEntries
            {...at}
            field="support"
            value={driver.support}
            label={called("Supporting insights", driver.name)}
            labels={{ insight: "Insight", sources: "Sources" }}
          >
            <Support driver={driver} origin={origin} />
          </EditableEntries>
        </div>
      </Card>
    </div>
  );
}

function Support({ driver: { uuid, name, support }, origin }: Pick<DriverCardProps, "driver" | "origin">) {
  if (support.length === 0) return <SourceList sources={[]} origin={origin} />;
  return (
    <ul className={styles.insights}>
      {support.map(({ insight, sources, claims }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, and two may say the same
        <li key={position} data-claim>
          <p>{insight}</p>
          <div className={styles.rests}>
            <SourceList sources={sources} origin={origin} />
            <EvidenceButton
              item={uuid}
              field={`support.${position}`}
              name={`${name}, insight ${position + 1}`}
              sources={sources}
              claims={claims}
              isShort
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
