import { Link } from "@tanstack/react-router";
import { Button } from "../../design/button.tsx";
import { useSession } from "../../transport/session.ts";
import styles from "./no-model-notice.module.css";

/** Beside the first drafted text that a person sees: that no model is connected, what that means, and how to connect one. */
export function NoModelNotice({ onDismiss }: { onDismiss: () => void }) {
  const isAdmin = useSession()?.user.role === "admin";
  return (
    <div className={styles.room}>
      <div className={styles.notice} role="note" aria-label="No model is connected">
        <p>
          <strong>No model is connected.</strong> Texts are drafted offline: they quote what you have said and ask for
          what is missing.
        </p>
        {isAdmin ? (
          <p>
            To connect one, set <code>AI_MODEL</code> where the server runs.{" "}
            <Link to="/settings/system">System, in Settings,</Link> shows what writes and whether it works.
          </p>
        ) : (
          <p>Ask an admin of your company to connect one.</p>
        )}
        <Button size="compact-sm" variant="default" onClick={onDismiss}>
          Understood
        </Button>
      </div>
    </div>
  );
}
