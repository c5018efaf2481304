import type { Origin } from "@seedbed/contract/plain-text";
import type { KeyFinding } from "@seedbed/contract/report/trends/schemas";
import { EditableChoice, EditableSources, EditableText } from "../../editing/editable.tsx";
import { ItemTools } from "../../editing/items.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { called } from "../../plain/called.ts";
import { DirectionBadge } from "../../plain/direction-badge.tsx";
import { SourceList } from "../../plain/source-list.tsx";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { directionLabel } from "../direction-label.ts";
import styles from "./key-findings.module.css";

const place = "results[].keyFinding[]";

interface FindingProps {
  finding: KeyFinding;
  position: number;
  count: number;
  origin: Origin;
  /** The others keep their room, unseen. */
  isShown: boolean;
  /** Of its trend. */
  category: string;
}

export function Finding({ finding, position, count, origin, isShown, category }: FindingProps) {
  const { className, ...linked } = useLinkedItem(finding.uuid);
  const name = `${category}, finding ${position + 1}`;
  const at = { item: finding.uuid, place };
  return (
    <div className={`${className} ${styles.finding}`} data-shown={isShown} {...linked} data-claim>
      <div className={styles.text}>
        <EditableText {...at} field="text" value={finding.text} label={called("Text", name)} multiline />
      </div>
      <div className={styles.meta}>
        <EditableChoice
          {...at}
          field="direction"
          value={finding.direction}
          label={called("Direction", name)}
          labelOf={directionLabel}
        >
          <DirectionBadge direction={finding.direction} />
        </EditableChoice>
        <EditableSources {...at} field="sources" value={finding.sources} label={called("Sources", name)}>
          <SourceList sources={finding.sources} origin={origin} />
        </EditableSources>
        <EvidenceButton item={finding.uuid} name={name} sources={finding.sources} claims={finding.claims} isShort />
        <ItemTools
          item={finding}
          place={place}
          position={position}
          count={count}
          label={`finding ${position + 1} of “${category}”`}
        />
      </div>
    </div>
  );
}
