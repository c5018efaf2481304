import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import { session } from "../../transport/session.ts";

/** Asks before a sign-out takes words away that the server does not have. */
export function SignOutWarning({ opened, onCancel }: { opened: boolean; onCancel: () => void }) {
  return (
    <ConfirmDialog
      opened={opened}
      title="Sign out and lose what was not sent?"
      confirmLabel="Sign out"
      cancelLabel="Stay"
      destructive
      onConfirm={() => void session.end()}
      onCancel={onCancel}
    >
      You wrote something on this device that was not sent. Signing out removes it.
    </ConfirmDialog>
  );
}
