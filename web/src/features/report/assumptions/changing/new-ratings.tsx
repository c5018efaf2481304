import type { DraftAssumption } from "./assumption-editor.ts";
import { QuickButtons } from "./quick-buttons.tsx";
import styles from "./statement-modal.module.css";

interface NewRatingsProps {
  draft: DraftAssumption;
  onChange: (part: Partial<DraftAssumption>) => void;
}

/** How much depends on a new assumption, and how much is known of it. */
export function NewRatings({ draft, onChange }: NewRatingsProps) {
  return (
    <div className={styles.ratings}>
      <div>
        Importance
        <QuickButtons label="Importance" score={draft.importance} onChoose={(importance) => onChange({ importance })} />
      </div>
      <div>
        Certainty
        <QuickButtons label="Certainty" score={draft.certainty} onChoose={(certainty) => onChange({ certainty })} />
      </div>
    </div>
  );
}
