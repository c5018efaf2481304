import type { Origin } from "@seedbed/contract/plain-text";
import type { MarketForce } from "@seedbed/contract/report/market-scan/schemas";
import { Badge } from "../../../../design/badge.tsx";
import { EditableChoice, EditableNumber, EditableText } from "../../editing/editable.tsx";
import { ItemTools } from "../../editing/items.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { called } from "../../plain/called.ts";
import { SourceList } from "../../plain/source-list.tsx";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { ImpactBox } from "../impact-box.tsx";
import { TurningPoints } from "../turning-points.tsx";
import { scoreText } from "./force-measure.ts";
import styles from "./force-words.module.css";

const place = "marketForces[]";

const gradingTones = {
  "Mostly Headwinds": "bad",
  "Headwinds & Tailwinds": "warn",
  "Mostly Tailwinds": "ok",
} as const;

/** One force: how it blows, why, and what that means here. */
export function ForceWords({ force, origin }: { force: MarketForce; origin: Origin }) {
  const { className, ...linked } = useLinkedItem<HTMLElement>(force.uuid);
  const at = { item: force.uuid, place };
  return (
    <article className={`${className} ${styles.force}`} {...linked}>
      <header className={styles.header}>
        <h3 aria-label={force.category}>
          <EditableText {...at} field="category" value={force.category} label={called("Name", force.category)} />
        </h3>
        {/* Forces stand in the order of their gradings: there is nothing to move. */}
        <ItemTools item={force} place={place} position={0} count={1} label={`force “${force.category}”`} />
      </header>
      <div className={styles.grade}>
        <EditableChoice {...at} field="grading" value={force.grading} label={called("Grading", force.category)}>
          <Badge tone={gradingTones[force.grading]}>{force.grading}</Badge>
        </EditableChoice>
        <EditableNumber
          {...at}
          field="score"
          value={force.score}
          label={called("Score, 0 tailwinds to 10 headwinds,", force.category)}
        >
          <span className="numerals">{scoreText(force.score)}</span>
        </EditableNumber>
      </div>
      <div data-claim>
        <div className={styles.summary}>
          <EditableText
            {...at}
            field="summary"
            value={force.summary}
            label={called("Summary", force.category)}
            multiline
          />
        </div>
        <div className={styles.rests}>
          {force.sources && <SourceList sources={force.sources} origin={origin} />}
          <EvidenceButton item={force.uuid} name={force.category} sources={force.sources ?? []} claims={force.claims} />
        </div>
      </div>
      <ImpactBox item={force} place={place} name={force.category} />
      <TurningPoints item={force} place={place} name={force.category} />
    </article>
  );
}
