import type { Origin } from "@seedbed/contract/plain-text";
import type { PriorityInsight } from "@seedbed/contract/report/market-scan/schemas";
import { Card } from "../../../../design/card.tsx";
import { EditableChoice, EditableSources, EditableText } from "../../editing/editable.tsx";
import { ItemTools } from "../../editing/items.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { called } from "../../plain/called.ts";
import { CollapsibleText } from "../../plain/collapsible-text.tsx";
import { DirectionBadge } from "../../plain/direction-badge.tsx";
import { SourceFooter } from "../../plain/source-footer.tsx";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { collapsedHeight } from "../collapsed-height.ts";
import { directionLabel } from "../direction-label.ts";
import styles from "./insight-card.module.css";

const place = "priorityInsights[]";

interface InsightCardProps {
  insight: PriorityInsight;
  position: number;
  count: number;
  origin: Origin;
}

export function InsightCard({ insight, position, count, origin }: InsightCardProps) {
  const { className, ...linked } = useLinkedItem(insight.uuid);
  const at = { item: insight.uuid, place };
  return (
    <div className={`${className} ${styles.cell}`} {...linked} data-claim>
      <Card className={styles.card}>
        <header className={styles.header}>
          <EditableChoice
            {...at}
            field="direction"
            value={insight.direction}
            label={called("Direction", insight.title)}
            labelOf={directionLabel}
          >
            <DirectionBadge direction={insight.direction} />
          </EditableChoice>
          <ItemTools
            item={insight}
            place={place}
            position={position}
            count={count}
            label={`insight “${insight.title}”`}
          />
        </header>
        <h3 className={styles.title} aria-label={insight.title}>
          <EditableText {...at} field="title" value={insight.title} label={called("Title", insight.title)} />
        </h3>
        <CollapsibleText height={collapsedHeight}>
          <div className={styles.explanation}>
            <EditableText
              {...at}
              field="explanation"
              value={insight.explanation}
              label={called("Explanation", insight.title)}
              multiline
            />
          </div>
        </CollapsibleText>
        <div className={styles.sources}>
          <EditableSources
            {...at}
            field="sources"
            isBlock
            value={insight.sources}
            label={called("Sources", insight.title)}
          >
            <SourceFooter sources={insight.sources} origin={origin} />
          </EditableSources>
          <EvidenceButton item={insight.uuid} name={insight.title} sources={insight.sources} claims={insight.claims} />
        </div>
      </Card>
    </div>
  );
}
