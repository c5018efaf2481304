import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { clampPage, pageNumbers } from "./page-numbers.ts";
import styles from "./pagination.module.css";

interface PaginationProps {
  /** From 1; clamped to the page count. */
  page: number;
  numberOfPages: number;
  onPage: (page: number) => void;
}

/** Up to seven page buttons between arrows. */
export function Pagination({ page, numberOfPages, onPage }: PaginationProps) {
  const current = clampPage(page, numberOfPages);
  return (
    <nav className={styles.pages} aria-label="Pages">
      <button type="button" aria-label="Previous page" disabled={current === 1} onClick={() => onPage(current - 1)}>
        <IconChevronLeft size={16} aria-hidden="true" />
      </button>
      {pageNumbers(current, numberOfPages).map((button) =>
        typeof button === "number" ? (
          <button
            key={button}
            type="button"
            aria-label={`Page ${button}`}
            aria-current={button === current ? "page" : undefined}
            onClick={() => onPage(button)}
          >
            {button}
          </button>
        ) : (
          <span key={button} aria-hidden="true">
            …
          </span>
        ),
      )}
      <button
        type="button"
        aria-label="Next page"
        disabled={current >= numberOfPages}
        onClick={() => onPage(current + 1)}
      >
        <IconChevronRight size={16} aria-hidden="true" />
      </button>
    </nav>
  );
}
