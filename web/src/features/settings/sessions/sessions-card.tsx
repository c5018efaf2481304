import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import frame from "../settings-frame.module.css";
import { TableSkeleton } from "../table-skeleton.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { SessionTable } from "./session-table.tsx";
import styles from "./sessions.module.css";
import { useConfirmed } from "./use-confirmed.ts";
import { useSessions, useSignOutEverywhere } from "./use-sessions.ts";

/** Where the person is signed in, and the ways to end that. */
export function SessionsCard() {
  const { data: sessions, error, isPending, refetch } = useSessions();
  const everywhere = useSignOutEverywhere();
  const { begin, dialog } = useConfirmed(everywhere);
  const [asking, setAsking] = useState(false);
  return (
    <Card title="Where you are signed in" aside={sessions?.length || undefined} className={frame.wide}>
      {isPending && <TableSkeleton label="Loading where you are signed in" />}
      {!isPending && !sessions && (
        <ErrorState
          title="Where you are signed in could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {sessions && (
        <>
          <SessionTable sessions={sessions} />
          <p className={styles.hint}>A session that is not used for 7 days ends earlier.</p>
          <Button variant="default" loading={everywhere.isPending} onClick={() => setAsking(true)}>
            Sign out everywhere
          </Button>
        </>
      )}
      <ConfirmDialog
        opened={asking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          begin();
        }}
      >
        All your sessions end, this one as well. Access tokens of programs go on.
      </ConfirmDialog>
      <PasswordDialog {...dialog} />
    </Card>
  );
}
