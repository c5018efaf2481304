import { pageSize } from "@seedbed/contract/limits";
import type { ReactNode } from "react";
import { Pagination } from "../../design/page/pagination.tsx";
import styles from "./bank-table.module.css";

/** Which rows are shown of how many, what one can do with all of them, and the way to the others. */
export function BankFooter({
  page,
  count,
  numberOfPages,
  onPage,
  actions,
}: {
  page: number;
  count: number;
  numberOfPages: number;
  onPage: (page: number) => void;
  actions?: ReactNode;
}) {
  const shown = Math.min(Math.max(1, page), numberOfPages);
  const first = (shown - 1) * pageSize + 1;
  return (
    <footer className={styles.footer}>
      <div className={styles.footerWords}>
        <span className="numerals">
          {first}–{Math.min(count, first + pageSize - 1)} of {count}
        </span>
        {actions}
      </div>
      {numberOfPages > 1 && <Pagination page={shown} numberOfPages={numberOfPages} onPage={onPage} />}
    </footer>
  );
}
