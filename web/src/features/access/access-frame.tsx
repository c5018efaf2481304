import { Outlet } from "@tanstack/react-router";
import { SeedlingMark } from "../../design/seedling-mark.tsx";
import styles from "./access-frame.module.css";
import { useSettings } from "./use-settings.ts";

/** The public pages: the form on paper, the promise beside it. */
export function AccessFrame() {
  const { data } = useSettings();
  const support = data?.supportEmail;
  return (
    <div className={styles.frame}>
      <main className={styles.side}>
        <div className={styles.brand}>
          <SeedlingMark size={34} />
          <span>Seedbed</span>
        </div>
        <div className={styles.form}>
          <Outlet />
        </div>
        <footer className={styles.footer}>
          <span>© {new Date().getFullYear()} Seedbed</span>
          {support && <a href={`mailto:${support}`}>{support}</a>}
        </footer>
      </main>
      <aside className={styles.promise}>
        <SeedlingMark size={400} />
        <p>Plant an idea. Watch it become a concept. Put what it rests on to the test.</p>
      </aside>
    </div>
  );
}
