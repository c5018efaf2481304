import type { ReactNode } from "react";
import styles from "./company-details.module.css";

interface PartProps {
  title: string;
  /** Beside the title: who wrote it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of what is known of a company. */
export function Part({ title, aside, children }: PartProps) {
  return (
    <section className={styles.part}>
      <header>
        <h4>{title}</h4>
        {aside}
      </header>
      {children}
    </section>
  );
}
