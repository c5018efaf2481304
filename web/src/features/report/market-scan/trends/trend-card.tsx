import type { Origin } from "@seedbed/contract/plain-text";
import type { Trend } from "@seedbed/contract/report/trends/schemas";
import { Card } from "../../../../design/card.tsx";
import { EditableChoice, EditableText } from "../../editing/editable.tsx";
import { ItemTools } from "../../editing/items.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { called } from "../../plain/called.ts";
import { CollapsibleText } from "../../plain/collapsible-text.tsx";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { collapsedHeight } from "../collapsed-height.ts";
import { ImpactBox } from "../impact-box.tsx";
import { TurningPoints } from "../turning-points.tsx";
import { KeyFindings } from "./key-findings.tsx";
import styles from "./trend-card.module.css";
import { TrendIcon } from "./trend-icon.tsx";

const place = "results[]";

interface TrendCardProps {
  trend: Trend;
  position: number;
  count: number;
  origin: Origin;
}

/** One PESTEL category: where it stands, what that means here, and its findings one at a time. */
export function TrendCard({ trend, position, count, origin }: TrendCardProps) {
  const { className, ...linked } = useLinkedItem(trend.uuid);
  const at = { item: trend.uuid, place };
  return (
    <div className={`${className} ${styles.cell}`} {...linked}>
      <Card className={styles.card}>
        <header className={styles.header}>
          <TrendIcon category={trend.category} />
          <h3 aria-label={trend.category}>
            <EditableChoice
              {...at}
              field="category"
              value={trend.category}
              label={called("Category", trend.category)}
            />
          </h3>
          <ItemTools item={trend} place={place} position={position} count={count} label={`trend “${trend.category}”`} />
        </header>
        <div data-claim>
          <CollapsibleText height={collapsedHeight}>
            <div className={styles.summary}>
              <EditableText
                {...at}
                field="summary"
                value={trend.summary}
                label={called("Summary", trend.category)}
                multiline
              />
            </div>
          </CollapsibleText>
          <EvidenceButton item={trend.uuid} name={trend.category} {...ofFindings(trend)} isShort />
        </div>
        <ImpactBox item={trend} place={place} name={trend.category} collapsedHeight={collapsedHeight} />
        <TurningPoints item={trend} place={place} name={trend.category} />
        <KeyFindings trend={trend} origin={origin} />
      </Card>
    </div>
  );
}

/** As a whole a trend rests on what its findings rest on, each source once. */
function ofFindings({ keyFinding: findings }: Trend) {
  const sources = findings.flatMap((finding) => finding.sources);
  return {
    sources: [...new Map(sources.map((source) => [source.uuid, source])).values()],
    claims: findings.flatMap(({ claims = [] }) => claims),
  };
}
