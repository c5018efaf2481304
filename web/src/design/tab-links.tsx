import type { ReactNode } from "react";
import styles from "./tab-links.module.css";

/** Give this class to the links inside `TabLinks`; the router marks the active one. */
export const tabLinkClass = styles.link;

interface TabLinksProps {
  /** What the tabs choose between. */
  label: string;
  children: ReactNode;
  /** At the right of the tabs. */
  aside?: ReactNode;
}

/** Tabs that have addresses of their own: links on a hairline. */
export function TabLinks({ label, children, aside }: TabLinksProps) {
  return (
    <div className={styles.bar}>
      <nav className={styles.links} aria-label={label}>
        {children}
      </nav>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
