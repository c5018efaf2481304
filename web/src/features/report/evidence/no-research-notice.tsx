import { Button } from "../../../design/button.tsx";
import styles from "../../../shell/no-model/no-model-notice.module.css";
import { useSession } from "../../../transport/session.ts";

/** For a report that a model wrote without looking anything up: what that means, and what would change it. */
export function NoResearchNotice({ onDismiss }: { onDismiss: () => void }) {
  const isAdmin = useSession()?.user.role === "admin";
  return (
    <div className={styles.notice} role="note" aria-label="Nothing was looked up">
      <p>
        <strong>Nothing was looked up for this report.</strong> What it says of the market is reasoning, and marked as
        such. With a search provider, claims lead to the passages they rest on, and what speaks against them is shown.
      </p>
      {isAdmin ? (
        <p>
          To connect one, set <code>RESEARCH</code> where the server runs, and write the report anew.
        </p>
      ) : (
        <p>Ask an admin of your company to connect one.</p>
      )}
      <Button size="compact-sm" variant="default" onClick={onDismiss}>
        Understood
      </Button>
    </div>
  );
}
