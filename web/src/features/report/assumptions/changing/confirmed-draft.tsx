import { levelOfPercent } from "@seedbed/rules/assumptions/meter";
import type { DraftAssumption } from "./assumption-editor.ts";
import styles from "./statement-modal.module.css";

/** What is about to be added, to be read once more. */
export function ConfirmedDraft({ draft }: { draft: DraftAssumption }) {
  const { statement, category, importance, certainty, falsifier } = draft;
  return (
    <>
      <p className={styles.quoted}>{statement.trim()}</p>
      <dl className={styles.facts}>
        <Fact name="Category" value={category} />
        <Fact name="Importance" value={levelOfPercent(importance * 100)} />
        <Fact name="Certainty" value={levelOfPercent(certainty * 100)} />
        {falsifier.trim() !== "" && <Fact name="Proved wrong by" value={falsifier.trim()} />}
      </dl>
      <p>It joins the key assumptions of this concept, untested.</p>
    </>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
