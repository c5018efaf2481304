import type { ReactNode } from "react";
import styles from "./badge.module.css";

export type BadgeTone = "ok" | "warn" | "bad" | "ai" | "neutral";

interface BadgeProps {
  tone?: BadgeTone;
  /** A dot or an icon before the word; colour never speaks alone. */
  icon?: ReactNode;
  title?: string | undefined;
  children: ReactNode;
}

/** A word about a state. */
export function Badge({ tone = "neutral", icon, title, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} title={title}>
      {icon}
      {children}
    </span>
  );
}
