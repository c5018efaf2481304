import styles from "./bank-table.module.css";
import { useConceptActions } from "./concept-actions.ts";
import { ConceptRow } from "./concept-row.tsx";
import { SortHeader } from "./sort-header.tsx";
import type { BankConcept } from "./use-concepts.ts";

interface ConceptTableProps {
  concepts: readonly BankConcept[];
  sort: string;
  onSort: (sort: string) => void;
  busy: boolean;
}

export function ConceptTable({ concepts, sort, onSort, busy }: ConceptTableProps) {
  const actions = useConceptActions();
  return (
    <div className={styles.wrap} aria-busy={busy}>
      <table className={styles.table}>
        <caption className="visually-hidden">Concepts</caption>
        <thead>
          <tr>
            <SortHeader label="Concept" column="title" sort={sort} onSort={onSort} />
            <SortHeader label="Status" column="status" sort={sort} onSort={onSort} />
            <th scope="col">Created by</th>
            <SortHeader label="Created" column="createdAt" sort={sort} onSort={onSort} />
            <th scope="col">Report</th>
            <th scope="col">
              <span className="visually-hidden">Report action</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">More</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {concepts.map((concept) => (
            <ConceptRow key={concept.uuid} concept={concept} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
