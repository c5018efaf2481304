import type { ReactNode } from "react";
import { useLinkedItem } from "../plain/use-linked-item.ts";
import styles from "./linked-section.module.css";

interface LinkedSectionProps {
  /** Behind `#` in the address. */
  name: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of the page that addresses can name. What is in it can be as wide as the part, not the window, allows. */
export function LinkedSection({ name, title, aside, children }: LinkedSectionProps) {
  const { className, ...linked } = useLinkedItem<HTMLElement>(name);
  return (
    <section className={`${className} ${styles.section}`} {...linked}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
