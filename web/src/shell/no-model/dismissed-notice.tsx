import type { ReactNode } from "react";
import { Button } from "../../design/button.tsx";
import { useSession } from "../../transport/session.ts";
import styles from "./dismissed-notice.module.css";

interface DismissedNoticeProps {
  label: string;
  /** What is so, and what that means. */
  children: ReactNode;
  /** What an admin can do about it; everybody else is sent to one. */
  forAdmins: ReactNode;
  onDismiss: () => void;
}

/** Says that something is not connected here, until the person has understood; its button stands below where there is little room. */
export function DismissedNotice({ label, children, forAdmins, onDismiss }: DismissedNoticeProps) {
  const isAdmin = useSession()?.user.role === "admin";
  return (
    <div className={styles.room}>
      <div className={styles.notice} role="note" aria-label={label}>
        <p>{children}</p>
        <p>{isAdmin ? forAdmins : "Ask an admin of your company to connect one."}</p>
        <Button size="compact-sm" variant="default" onClick={onDismiss}>
          Understood
        </Button>
      </div>
    </div>
  );
}
