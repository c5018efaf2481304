import type { ReactNode } from "react";
import styles from "./section.module.css";

/** A titled part of a report tab. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

export function Columns({ children, count = 3 }: { children: ReactNode; count?: 2 | 3 }) {
  return (
    <div className={styles.columns} data-count={count}>
      {children}
    </div>
  );
}
