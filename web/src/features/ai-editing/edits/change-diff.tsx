import type { EditChange } from "@seedbed/contract/ai-editing/schemas";
import { IconArrowRight, IconUser } from "@tabler/icons-react";
import { ChangedWords } from "../../../design/text/changed-words.tsx";
import { wordsOf } from "../../../design/text/value-words.ts";
import styles from "./edit.module.css";

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });

/** A value as people read it: numbers with their groups. */
export const shownValue = (value: unknown): string =>
  typeof value === "number" ? numbers.format(value) : wordsOf(value);

interface ChangeDiffProps {
  change: EditChange;
  /** Whether it has to say what it is about: one of several. */
  isNamed: boolean;
}

/** What one change does: words struck out and underlined, numbers before and after, things added, removed, moved. */
export function ChangeDiff({ change, isNamed }: ChangeDiffProps) {
  const { kind, item, itemName, fieldName, isPersonal } = change;
  const isNameTold = isNamed || kind === "move" || (kind === "set" && item !== null);
  return (
    <div className={styles.change}>
      {(isNameTold || isPersonal) && (
        <p className={styles.about}>
          {isNameTold && <span>{kind === "set" && item !== null ? `${itemName}, ${fieldName}` : nameOf(change)}</span>}
          {isPersonal && (
            <span className={styles.personal}>
              <IconUser size={13} aria-hidden="true" />A person’s own words
            </span>
          )}
        </p>
      )}
      <div className={styles.diff}>
        <What change={change} />
      </div>
    </div>
  );
}

const nameOf = ({ kind, itemName, fieldName }: EditChange) => (kind === "set" ? fieldName : itemName);

function What({ change: { kind, itemName, fieldName, before, after } }: { change: EditChange }) {
  switch (kind) {
    case "add":
      return (
        <>
          <p className={styles.doing}>{`Added to ${fieldName}`}</p>
          <ChangedWords before="" after={wordsOf(after)} />
        </>
      );
    case "remove":
      return (
        <>
          <p className={styles.doing}>{`Removed from ${fieldName}`}</p>
          <ChangedWords before={before === null || before === undefined ? itemName : wordsOf(before)} after="" />
        </>
      );
    case "move":
      return (
        <p>
          {`${fieldName}: place `}
          <BeforeAfter before={before} after={after} />
        </p>
      );
    case "set":
      if (isFigure(before) && isFigure(after)) return <BeforeAfter before={before} after={after} />;
      return <ChangedWords before={emptyIfNothing(before)} after={emptyIfNothing(after)} />;
  }
}

const isFigure = (value: unknown) =>
  value === null || value === undefined || typeof value === "number" || typeof value === "boolean";
const emptyIfNothing = (value: unknown) =>
  value === null || value === undefined || value === "" ? "" : shownValue(value);

/** A figure that becomes another one. */
export function BeforeAfter({ before, after }: { before: unknown; after: unknown }) {
  return (
    <span className={`${styles.figures} numerals`}>
      <del>
        <span className="visually-hidden">before: </span>
        {shownValue(before)}
      </del>
      <IconArrowRight size={14} aria-hidden="true" />
      <ins>
        <span className="visually-hidden">after: </span>
        {shownValue(after)}
      </ins>
    </span>
  );
}
