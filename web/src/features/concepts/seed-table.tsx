import type { SeedListItem } from "@seedbed/contract/incubation/schemas";
import styles from "./bank-table.module.css";
import { useSeedActions } from "./seed-actions.ts";
import { SeedRow } from "./seed-row.tsx";
import { SortHeader } from "./sort-header.tsx";

interface SeedTableProps {
  seeds: readonly SeedListItem[];
  sort: string;
  onSort: (sort: string) => void;
  busy: boolean;
}

export function SeedTable({ seeds, sort, onSort, busy }: SeedTableProps) {
  const actions = useSeedActions();
  return (
    <div className={styles.wrap} aria-busy={busy}>
      <table className={styles.table}>
        <caption className="visually-hidden">Draft seeds</caption>
        <thead>
          <tr>
            <th scope="col">Seed</th>
            <SortHeader label="Type" column="type" sort={sort} onSort={onSort} />
            <SortHeader label="Status" column="status" sort={sort} onSort={onSort} />
            <th scope="col">Created by</th>
            <SortHeader label="Updated" column="updatedAt" sort={sort} onSort={onSort} />
            <th scope="col">
              <span className="visually-hidden">Continue</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">More</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {seeds.map((seed) => (
            <SeedRow key={seed.uuid} seed={seed} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
