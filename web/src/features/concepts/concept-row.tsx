import type { SimilarIdea } from "@seedbed/contract/concepts/similar";
import { missingPartsText } from "@seedbed/rules/report-status/gaps";
import { Link } from "@tanstack/react-router";
import { Meter } from "../../design/progress/meter.tsx";
import { RelativeDate } from "../../design/text/relative-date.tsx";
import { useDebugMode } from "../../shell/debug-mode.ts";
import styles from "./bank-table.module.css";
import type { ConceptActions } from "./concept-actions.ts";
import { fullName } from "./full-name.ts";
import { conceptMenu } from "./late-parts.ts";
import { RowMenu } from "./menus/row-menu.tsx";
import { ReportButton } from "./report-button.tsx";
import { SelectBox } from "./selection/select-box.tsx";
import type { Selection } from "./selection/use-selection.ts";
import { SimilarNote } from "./similar/similar-note.tsx";
import { StatusBadge } from "./status-badge.tsx";
import type { BankConcept } from "./use-concepts.ts";

interface ConceptRowProps {
  concept: BankConcept;
  actions: ConceptActions;
  selection: Selection;
  similar: SimilarIdea | undefined;
}

export function ConceptRow({ concept, actions, selection, similar }: ConceptRowProps) {
  const debug = useDebugMode();
  const missing = concept.reportStatusAggregate === "complete" && missingPartsText(concept.reportStatusBySection);
  return (
    <tr data-selected={selection.ids.has(concept.uuid) || undefined}>
      <td className={styles.select}>
        <SelectBox id={concept.uuid} title={concept.title} selection={selection} />
      </td>
      <td className={styles.concept}>
        <div className={styles.titleLine}>
          <Link to="/concept/$id" params={{ id: concept.uuid }} className={styles.title}>
            {concept.title}
          </Link>
          {!concept.hasSeenConceptChange && (
            <span
              className={styles.unseen}
              role="img"
              aria-label="Changed since you last looked"
              title="Changed since you last looked"
            />
          )}
        </div>
        <p className={styles.summary}>{concept.summary}</p>
        <SimilarNote idea={{ uuid: concept.uuid, kind: "concept" }} similar={similar} />
        {debug && <code className={styles.uuid}>{concept.uuid}</code>}
      </td>
      <td>
        <StatusBadge status={concept.status} />
      </td>
      <td className={styles.person}>{fullName(concept.createdBy)}</td>
      <td className={styles.date}>
        <RelativeDate instant={concept.createdAt} />
      </td>
      <td className={styles.report}>
        <div className={styles.progress}>
          <Meter label={`Report of ${concept.title}`} value={concept.progressPercentage / 100} />
          <span className="numerals">{concept.progressPercentage}%</span>
        </div>
        {missing && <p className={styles.missing}>{missing}</p>}
      </td>
      <td>
        <ReportButton concept={concept} actions={actions} />
      </td>
      <td className={styles.menu}>
        <RowMenu title={concept.title} part={conceptMenu} menu={{ concept, actions }} />
      </td>
    </tr>
  );
}
