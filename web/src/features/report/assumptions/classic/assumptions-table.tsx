import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionPages } from "@seedbed/contract/report/assumptions/words";
import { Pagination } from "../../../../design/page/pagination.tsx";
import { AssumptionRow } from "./assumption-row.tsx";
import styles from "./classic-assumptions.module.css";

interface AssumptionsTableProps {
  assumptions: readonly ListedAssumption[];
  page: number;
  /** The uuid of the one that is open. */
  chosen: string | undefined;
  onPage: (page: number) => void;
  onChoose: (uuid: string) => void;
}

/** Ten assumptions at a time; one of them may be open, with all that is known of it. */
export function AssumptionsTable({ assumptions, page, chosen, onPage, onChoose }: AssumptionsTableProps) {
  const numberOfPages = Math.max(1, Math.ceil(assumptions.length / assumptionPages.list));
  const shown = Math.min(page, numberOfPages);
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Assumption</th>
              <th scope="col">Category</th>
              <th scope="col">Importance</th>
              <th scope="col">Certainty</th>
              <th scope="col">Risk</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {assumptions.slice((shown - 1) * assumptionPages.list, shown * assumptionPages.list).map((assumption) => (
              <AssumptionRow
                key={assumption.uuid}
                assumption={assumption}
                isOpen={assumption.uuid === chosen}
                onToggle={() => onChoose(assumption.uuid)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {numberOfPages > 1 && <Pagination page={shown} numberOfPages={numberOfPages} onPage={onPage} />}
    </>
  );
}
