import type { ReactNode } from "react";
import styles from "./page-state.module.css";

interface EmptyStateProps {
  title: string;
  /** What will be here. */
  description?: ReactNode;
  icon?: ReactNode;
  /** The one button that starts it. */
  action?: ReactNode;
  /** True when it is all the page shows: its title is the page's heading then. */
  wholePage?: boolean;
}

/** Says what a place will hold, with the one action that starts it. */
export function EmptyState({ title, description, icon, action, wholePage = false }: EmptyStateProps) {
  const Heading = wholePage ? "h1" : "h2";
  return (
    <div className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {action}
    </div>
  );
}
