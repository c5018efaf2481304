import { type ReactNode, useEffect, useRef } from "react";
import { afterLayout } from "./after-layout.ts";
import { showInRow } from "./show-in-row.ts";
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

/** Tabs that have addresses of their own: links on a hairline. Where they do not all fit, they scroll to the active one. */
export function TabLinks({ label, children, aside }: TabLinksProps) {
  const links = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const active = links.current?.querySelector("[aria-current]") ?? null;
    // Only a tab that has just become active: a person may scroll them by hand.
    if (!active || active === shown.current) return;
    return afterLayout(active, () => {
      if (links.current) showInRow(links.current, active);
      shown.current = active;
    });
  });
  return (
    <div className={styles.bar}>
      <nav ref={links} className={styles.links} aria-label={label}>
        {children}
      </nav>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
