import { conceptItemMaxLength } from "@seedbed/contract/limits";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { Counter } from "../../../design/progress/counter.tsx";
import { GrowingText } from "../questionnaire/growing-text.tsx";
import styles from "./concept-detail.module.css";
import type { ConceptItem } from "./concept-edit.ts";

interface ConceptItemRowProps {
  item: ConceptItem;
  /** From 1. */
  position: number;
  count: number;
  /** True when it is only read. */
  fixed: boolean;
  onChange: (description: string) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One item of a concept's list. One left empty is not saved. */
export function ConceptItemRow(props: ConceptItemRowProps) {
  const { item, position, count, fixed, onChange, onMove, onRemove } = props;
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {position}
      </span>
      <div className={styles.itemText}>
        <div className={styles.field} data-fixed={fixed || undefined}>
          <GrowingText
            aria-label={`Item ${position}`}
            value={item.description}
            aria-invalid={item.description.trim().length > conceptItemMaxLength || undefined}
            readOnly={fixed}
            placeholder="Write it here; left empty, it is not saved"
            onChange={(event) => onChange(event.currentTarget.value.replaceAll("\n", " "))}
          />
        </div>
        <div className={styles.below}>
          <Counter length={item.description.length} max={conceptItemMaxLength} />
        </div>
      </div>
      {!fixed && (
        <span className={styles.itemActions}>
          <button
            type="button"
            data-move="-1"
            aria-label={`Move item ${position} up`}
            disabled={position === 1}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={15} aria-hidden="true" />
          </button>
          <button
            type="button"
            data-move="1"
            aria-label={`Move item ${position} down`}
            disabled={position === count}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={15} aria-hidden="true" />
          </button>
          <button type="button" data-remove aria-label={`Remove item ${position}`} onClick={onRemove}>
            <IconTrash size={15} aria-hidden="true" />
          </button>
        </span>
      )}
    </li>
  );
}
