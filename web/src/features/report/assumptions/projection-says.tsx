import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { useRef } from "react";
import { useEditedSection } from "../editing/edited-section.tsx";
import { proposalInWords, useProposedImportance } from "../evidence/assuming/use-proposed-importance.ts";
import styles from "./assumption-item.module.css";
import { TakeRating } from "./take-rating.tsx";

/** What the projection proposes as the importance of an assumption about one of its numbers; what a person has set stands, and the proposal beside it. */
export function ProjectionSays({ conceptId, assumption }: { conceptId: string; assumption: ListedAssumption }) {
  const edited = useEditedSection();
  const words = useRef<HTMLParagraphElement>(null);
  const proposed = useProposedImportance(conceptId, assumption.madeFrom);
  if (!proposed) return null;
  return (
    <div className={styles.signals}>
      <div className={styles.balance}>
        <p ref={words} tabIndex={-1}>
          <strong>Importance.</strong> {proposalInWords(proposed)}
        </p>
        {edited && proposed.importance !== assumption.importance && (
          <TakeRating
            edited={edited}
            assumption={assumption}
            field="importance"
            value={proposed.importance}
            onTake={() => words.current?.focus()}
          />
        )}
      </div>
    </div>
  );
}
