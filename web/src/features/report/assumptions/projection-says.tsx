import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useEditedSection } from "../editing/edited-section.tsx";
import { proposalInWords, useProposedImportance } from "../evidence/assuming/use-proposed-importance.ts";
import { financialProjection } from "../financials/section.ts";
import styles from "./assumption-item.module.css";
import { MovingWith } from "./moving-with.tsx";
import { TakeRating } from "./take-rating.tsx";

interface ProjectionSaysProps {
  conceptId: string;
  assumption: ListedAssumption;
}

/** Of an assumption about a number of the projection: what rests on it, and what importance that gives it. */
export function ProjectionSays({ conceptId, assumption }: ProjectionSaysProps) {
  const { data: projection } = useQuery(financialProjection.query(conceptId));
  const { madeFrom } = assumption;
  return (
    <>
      {projection && madeFrom && <MovingWith {...{ conceptId, projection }} entry={madeFrom.item} />}
      <ImportanceSaid conceptId={conceptId} assumption={assumption} />
    </>
  );
}

/** What the projection proposes as the importance; what a person has set stands, and the proposal beside it. */
function ImportanceSaid({ conceptId, assumption }: ProjectionSaysProps) {
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
