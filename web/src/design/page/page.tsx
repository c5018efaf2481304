import type { ReactNode } from "react";
import styles from "./page.module.css";

/** The width and the margins of a page. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
