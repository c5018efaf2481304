import styles from "./bank-table.module.css";

interface SortHeaderProps {
  label: string;
  column: string;
  /** The present sort; a leading minus means descending. */
  sort: string;
  onSort: (sort: string) => void;
}

/** A column heading that sorts: first descending, then ascending. */
export function SortHeader({ label, column, sort, onSort }: SortHeaderProps) {
  const direction = sort === column ? "ascending" : sort === `-${column}` ? "descending" : "none";
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(direction === "descending" ? column : `-${column}`)}
      >
        {label}
        {direction !== "none" && <span className={styles.direction} aria-hidden="true" />}
      </button>
    </th>
  );
}
