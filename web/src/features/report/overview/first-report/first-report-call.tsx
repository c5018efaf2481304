import { IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../../design/button.tsx";
import { IconButton } from "../../../../design/icon-button.tsx";
import styles from "./first-report-call.module.css";

type Shown = "call" | "moment" | "nothing";

/**
 * Says over the page that the first report is finished, and shows what was found when one asks for it: somebody reads the page already, and what comes above would push
 * it away.
 */
export function FirstReportCall({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>("call");
  const moment = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown !== "moment") return;
    moment.current?.scrollIntoView({ block: "center" });
    moment.current?.focus({ preventScroll: true });
  }, [shown]);
  if (shown === "nothing") return null;
  if (shown === "moment")
    return (
      <div ref={moment} className={styles.moment} tabIndex={-1}>
        {children}
      </div>
    );
  return createPortal(
    <aside className={styles.call} aria-label="First report">
      <p role="status">Your first report is finished.</p>
      <Button className={styles.show} onClick={() => setShown("moment")}>
        See what we found
      </Button>
      <IconButton size={32} className={styles.close} aria-label="Close" onClick={() => setShown("nothing")}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </aside>,
    document.body,
  );
}
