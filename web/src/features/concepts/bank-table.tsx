import type { ReactNode } from "react";
import styles from "./bank-table.module.css";
import { SortHeader } from "./sort-header.tsx";

interface BankColumn {
  label: string;
  /** The column the list is sorted by at a click. */
  sort?: string;
  /** Only for screen readers: what the cells do says itself. */
  hidden?: boolean;
}

interface BankTableProps {
  caption: string;
  columns: readonly BankColumn[];
  sort: string;
  onSort: (sort: string) => void;
  busy: boolean;
  /** Before the first heading: the box that selects all rows. */
  selectAll?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** Rows of the bank under headings that sort; a list of cards on narrow screens. */
export function BankTable({ caption, columns, sort, onSort, busy, selectAll, children }: BankTableProps) {
  return (
    <div className={styles.wrap} aria-busy={busy}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selectAll && (
              <th scope="col" className={styles.select}>
                {selectAll}
              </th>
            )}
            {columns.map(({ label, sort: column, hidden }) =>
              column ? (
                <SortHeader key={label} label={label} column={column} sort={sort} onSort={onSort} />
              ) : (
                <th key={label} scope="col">
                  {hidden ? <span className="visually-hidden">{label}</span> : label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
