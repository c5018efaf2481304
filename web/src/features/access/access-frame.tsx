import type { ReactNode } from "react";
import { SeedlingMark } from "../../design/seedling-mark.tsx";
import styles from "./access-frame.module.css";
import { SettingsOfServer, useSettings } from "./use-settings.tsx";

/** The public pages: the form on paper, the promise beside it. */
export function AccessFrame({ children }: { children: ReactNode }) {
  return (
    <SettingsOfServer>
      <div className={styles.frame}>
        <main className={styles.side}>
          <div className={styles.brand}>
            <SeedlingMark size={34} />
            <span>Seedbed</span>
          </div>
          <div className={styles.form}>{children}</div>
          <footer className={styles.footer}>
            <span>© {new Date().getFullYear()} Seedbed</span>
            <SupportAddress />
          </footer>
        </main>
        <aside className={styles.promise}>
          <SeedlingMark size={400} />
          <p>Plant an idea. Watch it become a concept. Put what it rests on to the test.</p>
        </aside>
      </div>
    </SettingsOfServer>
  );
}

function SupportAddress() {
  const support = useSettings().data?.supportEmail;
  return support && <a href={`mailto:${support}`}>{support}</a>;
}
