import type { SignedInSession } from "@seedbed/contract/access/sessions";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
import { dayOf } from "../dates.ts";
import tables from "../settings-table.module.css";
import { PasswordDialog } from "./password-dialog.tsx";
import styles from "./sessions.module.css";
import { useConfirmed } from "./use-confirmed.ts";
import { useSignOutSession } from "./use-sessions.ts";

/** Sessions with their device, when they were used and end, and the way to sign out of each. */
export function SessionTable({ sessions }: { sessions: readonly SignedInSession[] }) {
  const signOut = useSignOutSession();
  const { begin, dialog } = useConfirmed(signOut);
  return (
    <div className={tables.wrap}>
      <table className={tables.table}>
        <caption className="visually-hidden">Where you are signed in</caption>
        <thead>
          <tr>
            <th scope="col">Device</th>
            <th scope="col">Last used</th>
            <th scope="col">Ends</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <tr key={session.uuid}>
              <td className={`${tables.main} ${tables.line}`}>
                {session.device}
                {session.current && (
                  <span className={styles.current}>
                    <Badge tone="ok">This device</Badge>
                  </span>
                )}
              </td>
              <td className={`${tables.quiet} ${tables.fixed}`}>
                <RelativeDate instant={session.lastUsedAt} />
              </td>
              <td className={`${tables.quiet} ${tables.fixed}`}>{`On ${dayOf(session.endsAt)}`}</td>
              <td className={tables.end}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Sign out ${session.current ? "this device" : session.device}`}
                  loading={signOut.isPending && signOut.variables.uuid === session.uuid}
                  onClick={() => begin(session)}
                >
                  Sign out
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PasswordDialog {...dialog} />
    </div>
  );
}
