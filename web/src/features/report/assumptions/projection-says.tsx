import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import {
  type ProposedImportance,
  proposedImportance,
} from "@seedbed/rules/projections/sensitivity/proposed-importance";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { useEditedSection } from "../editing/edited-section.tsx";
import { proposalInWords } from "../evidence/assuming/use-proposed-importance.ts";
import { financialProjection } from "../financials/section.ts";
import styles from "./assumption-item.module.css";
import { MovingWith } from "./moving-with.tsx";
import { NamedNumbers } from "./named/named-numbers.tsx";
import { useNamedNumbers } from "./named/use-named-numbers.ts";
import { TakeRating } from "./take-rating.tsx";

interface ProjectionSaysProps {
  conceptId: string;
  assumption: ListedAssumption;
  /** Somebody is about to set its importance. */
  isRated: boolean;
}

/**
 * Of an assumption about numbers of the projection (the one that it was made from, or those that its words name): what rests on it, and what importance
 * that gives it.
 */
export function ProjectionSays({ conceptId, assumption, isRated }: ProjectionSaysProps) {
  const { data: projection } = useQuery(financialProjection.query(conceptId));
  const { madeFrom } = assumption;
  const item = madeFrom?.section === "financialProjection" ? madeFrom.item : null;
  const named = useNamedNumbers(conceptId, assumption.uuid, item === null ? projection : undefined);
  const proposed = useMemo(
    () => (projection ? proposedImportance(projection, item === null ? named.map(({ key }) => key) : [item]) : null),
    [projection, item, named],
  );
  if (!projection) return null;
  const numbers = item === null ? named.map(({ figure }) => figure) : [figureId.entry(item)];
  if (numbers.length === 0)
    return isRated ? (
      <p className={styles.made}>No number of the projection is named in it: it proposes nothing.</p>
    ) : null;
  return (
    <>
      {named.length > 0 && <NamedNumbers {...{ conceptId, projection, named }} />}
      <MovingWith {...{ conceptId, projection, numbers }} />
      {proposed && (
        <ImportanceSaid {...{ assumption, proposed }} number={named.find(({ key }) => key === proposed.key)?.title} />
      )}
    </>
  );
}

interface ImportanceSaidProps {
  assumption: ListedAssumption;
  proposed: ProposedImportance;
  /** What the number is called that it is proposed by; absent for the one that the assumption was made from. */
  number: string | undefined;
}

/** What the projection proposes as the importance; what a person has set stands, and the proposal beside it. */
function ImportanceSaid({ assumption, proposed, number }: ImportanceSaidProps) {
  const edited = useEditedSection();
  const words = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.signals}>
      <div className={styles.balance}>
        <p ref={words} tabIndex={-1}>
          <strong>Importance.</strong> {proposalInWords(proposed, number && `“${number}”`)}
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
