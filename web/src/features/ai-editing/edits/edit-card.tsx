import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import { IconCheck } from "@tabler/icons-react";
import { useId } from "react";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { BeforeAfter, ChangeDiff } from "./change-diff.tsx";
import styles from "./edit.module.css";
import { EditIcon } from "./edit-icon.tsx";
import { placeOf, sectionNames } from "./edit-names.ts";

interface EditCardProps {
  edit: Edit;
  /** From 1. */
  number: number;
  isTaken: boolean;
  /** Others are still being written: it cannot be chosen yet. */
  isArriving: boolean;
  onTake: (isTaken: boolean) => void;
  /** Shows on the page what it touches. */
  onShow: () => void;
}

/** An edit that is proposed: what it is about, what it changes word by word, and whether it is taken. */
export function EditCard({ edit, number, isTaken, isArriving, onTake, onShow }: EditCardProps) {
  const titleId = useId();
  const { title, description, changes, follows, outdates, basis, origin } = edit;
  return (
    <article id={`edit-${edit.uuid}`} className={styles.edit} aria-labelledby={titleId} tabIndex={-1}>
      <span className={styles.tile}>
        <EditIcon icon={edit.icon} />
      </span>
      <div className={styles.head}>
        <p className={styles.where}>
          <button type="button" className={styles.show} onClick={onShow}>
            {`Edit ${number}`}
            <span className="visually-hidden">, show on the page</span>
          </button>
          {` · ${placeOf(edit)}`}
        </p>
        <h3 id={titleId}>{title}</h3>
        {description && <p className={styles.why}>{description}</p>}
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isTaken}
          disabled={isArriving}
          aria-label={`Include edit ${number}`}
          onChange={({ currentTarget }) => onTake(currentTarget.checked)}
        />
        <IconCheck size={14} stroke={2.6} aria-hidden="true" />
      </label>
      <div className={styles.body} data-left={!isTaken || undefined}>
        {changes.map((change, index) => (
          <ChangeDiff
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be of one field, and none of them moves
            key={`${index} ${change.item} ${change.field}`}
            change={change}
            isNamed={changes.length > 1}
          />
        ))}
        {follows.length > 0 && (
          <ul className={styles.follows} aria-label="Follows from it">
            {follows.map(({ item, itemName, field, fieldName, before, after }) => (
              <li key={`${item} ${field}`}>
                {`${itemName}, ${fieldName}: `}
                <BeforeAfter before={before} after={after} />
              </li>
            ))}
          </ul>
        )}
        <p className={styles.basis}>
          <OriginBadge origin={origin} />
          <span>{basisWords[basis.kind](basis)}</span>
          {basis.quote && <q>{basis.quote}</q>}
        </p>
        {outdates.length > 0 && <p className={styles.outdates}>{`Outdates ${sectionNames(outdates)}`}</p>}
      </div>
    </article>
  );
}

const basisWords = {
  passage: ({ sourceTitle }) => (sourceTitle ? `Rests on ${sourceTitle}` : "Rests on a source"),
  words: () => "Rests on your words",
  reasoning: () => "Reasoning",
} as const satisfies Record<Edit["basis"]["kind"], (basis: Edit["basis"]) => string>;
