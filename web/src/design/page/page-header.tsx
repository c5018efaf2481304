import type { ReactNode } from "react";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  /** The area, in small capitals above the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  actions?: ReactNode;
}

/** The top of a page: where one is, what it is, what one can do. */
export function PageHeader({ eyebrow, title, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
