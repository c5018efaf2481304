import type { Origin } from "@seedbed/contract/plain-text";
import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { basisOf } from "@seedbed/rules/market-sizing/entry-basis";
import { entryInWords, scalarInWords } from "@seedbed/rules/market-sizing/figures-in-words";
import { rangeInWords } from "@seedbed/rules/market-sizing/range-in-words";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { useShowEvidence } from "../../evidence/address/use-open-evidence.ts";
import { MakeAssumption } from "../../evidence/assuming/make-assumption.tsx";
import { SourceList } from "../../plain/source-list.tsx";
import { Basis } from "../sizing/basis.tsx";
import { SetBy } from "../sizing/set-by.tsx";
import styles from "./chain-entry.module.css";
import { EntryAssumption } from "./entry-assumption.tsx";

/** One number of a figure: its value and range, where it comes from, who set it, and the ways on from it. */
export function ChainEntry({ entry, origin }: { entry: AssumptionEntry; origin: Origin }) {
  const edited = useEditedSection();
  const show = useShowEvidence();
  const sources = entry.evidence?.sources ?? [];
  const evidence = (
    <button type="button" className={styles.evidence} onClick={() => show({ item: entry.uuid, field: "" })}>
      Evidence and reasoning
    </button>
  );
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>{entry.title}</strong>
        <strong className={styles.value}>
          {[scalarInWords(entry), ["$", "%"].includes(entry.unit) ? "" : entry.unit].join(" ").trim()}
        </strong>
      </p>
      <p className={styles.about}>
        {[rangeInWords(entry), entry.unitDescription].filter((words) => words !== "").join(", ")}
      </p>
      {entry.description && <p>{entry.description}</p>}
      <p className={styles.from}>
        <Basis entry={entry} />
        <span>
          Set by: <SetBy item={entry.uuid} field="scalar" />
        </span>
      </p>
      <EntryAssumption item={entry.uuid} />
      {sources.length > 0 && <SourceList sources={sources} origin={origin} />}
      {edited && basisOf(entry) === "assumed" ? (
        <MakeAssumption
          conceptId={edited.conceptId}
          view={{ section: "financialProjection", item: entry.uuid, field: "", title: entry.title }}
          statement={entryInWords(entry)}
        >
          {evidence}
        </MakeAssumption>
      ) : (
        edited && evidence
      )}
    </li>
  );
}
