import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import frame from "../settings-frame.module.css";
import { FindingBadge } from "./finding-badge.tsx";
import styles from "./system.module.css";
import { useTestMail } from "./use-findings.ts";

/** Sends a mail to whoever looks at the page, and says what the mail server answered. */
export function TestMailCard({ email }: { email: string }) {
  const { mutate, isPending, data } = useTestMail();
  return (
    <Card title="Test mail" className={frame.wide}>
      <div className={styles.mail}>
        <p className={styles.hint}>A mail to {email} shows whether mails of this server arrive.</p>
        <Button loading={isPending} onClick={({ detail }) => detail < 2 && mutate()}>
          Send a test mail
        </Button>
      </div>
      <div role="status" className={styles.outcome}>
        {data && !isPending && (
          <>
            <FindingBadge status={data.status} />
            <p>
              {data.says} {data.todo}
            </p>
          </>
        )}
      </div>
    </Card>
  );
}
