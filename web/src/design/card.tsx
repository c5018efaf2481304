import type { ReactNode } from "react";
import styles from "./card.module.css";

interface CardProps {
  title?: ReactNode;
  /** At the right of the title: a figure, a link, a button. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** The one level of boxes: paper with a hairline. */
export function Card({ title, aside, children, className }: CardProps) {
  return (
    <section className={className ? `${styles.card} ${className}` : styles.card}>
      {(title || aside) && (
        <header className={styles.header}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
